import type { BrowserContext } from 'playwright-core';

/** The last is Chromium's own first window. */
const withoutHost = ['data:', 'blob:', 'chrome:'];

/**
 * Everything in these windows that must never happen: errors in the console or of a script, what the
 * content policy had to stop, and a request to another origin. The list grows as they happen.
 */
export async function watchForFaults(
  context: BrowserContext,
  address: string,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const { origin } = new URL(address);
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  context.on('weberror', (fault) => {
    faults.push(`page: ${fault.error().stack ?? fault.error().message}`);
  });
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (asked !== origin && !withoutHost.includes(protocol))
      faults.push(`request: ${request.url()}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`The content policy stopped ${violatedDirective} ${blockedURI}`);
    });
  });
  return faults;
}
