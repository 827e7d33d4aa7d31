// The one table of response headers: the server sends them, the service worker adds them on hosts
// that send none, and the exported folder carries them as `_headers` for static hosts.

/** The few lines of the frame in which scripts run (`src/hosts/web/start-in-room.ts`); no others may stand in a page. */
const roomScript = "'sha256-ZYn50qicBA4lk/rF1JWtTTTGvou0mLVn2uzsCeMH/sQ='";

const pagePolicy = [
  "default-src 'none'",
  `script-src 'self' 'wasm-unsafe-eval' ${roomScript}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const policy = 'content-security-policy';
const caching = 'cache-control';
const forGood = { [caching]: 'public, max-age=31536000, immutable' };

// Static hosts join what several matching rules say, so a later policy may only narrow the page's
// own, and no rule for everything may speak of caching.
const rules = [
  {
    paths: ['/*'],
    headers: {
      [policy]: pagePolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    },
  },
  // A worker obeys the policy of its own response, where the browser has no room for scripts.
  {
    paths: ['/workers/script-*'],
    headers: { [policy]: "default-src 'none'; script-src 'wasm-unsafe-eval'" },
  },
  {
    paths: ['/workers/sql-*'],
    headers: {
      [policy]: "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'",
    },
  },
  // Their names change with their content.
  { paths: ['/_expo/static/*', '/assets/*', '/workers/*', '/content/*'], headers: forGood },
];

const revalidated = { [caching]: 'no-cache' };

const types = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
};

// A star stands only at the end: not every static host knows another place for it.
const matches = (pattern, path) => path.startsWith(pattern.slice(0, -1));

/** The headers of a file, by its path inside the app: `/workers/sql-1A2B.js`, `/` for the page. */
export function headersFor(path) {
  const matching = rules.filter(({ paths }) => paths.some((pattern) => matches(pattern, path)));
  return Object.assign({}, revalidated, ...matching.map(({ headers }) => headers));
}

/** The content type of a file, by its path inside the app. */
export function typeOf(path) {
  if (path.endsWith('/')) return types['.html'];
  return types[path.slice(path.lastIndexOf('.'))] ?? 'application/octet-stream';
}

/** The table in the form that static hosts read; `base` is '' or a path like '/narratoria'. */
export function headersFile(base) {
  return rules
    .flatMap(({ paths, headers }) =>
      paths.map((path) => {
        const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
        return `${base}${path}\n${lines.join('\n')}\n`;
      }),
    )
    .join('\n');
}
