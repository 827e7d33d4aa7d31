/** Of scripts/web/serve.mjs. */
export type ServedFolder = { readonly address: string; close(): Promise<void> };

/** `base` is the path the app was built for. */
export type BuiltApp = { readonly folder: string; readonly base: string };

const { serveWeb } = jest.requireActual<{
  serveWeb: (app: BuiltApp & { readonly port: number }) => Promise<ServedFolder>;
}>('../../scripts/web/serve.mjs');

/** The build under test; scripts/jest-web-setup.cjs has made it. */
export function builtApp(): BuiltApp {
  return { folder: folderNamedBy('NARRATORIA_WEB_BUILD'), base: '' };
}

export function appUnderPath(): BuiltApp {
  return { folder: folderNamedBy('NARRATORIA_WEB_BUILD_UNDER_PATH'), base: '/narratoria' };
}

function folderNamedBy(variable: string): string {
  const { [variable]: folder = '' } = process.env as Record<string, string>;
  if (folder === '') throw new Error(`${variable} names no build of the web app`);
  return folder;
}

/** As `npm start` serves it, at a port of its own; `port` when it must be the same again. */
export function serveBuiltApp(
  folder: string,
  { base = '', port = 0 }: { readonly base?: string; readonly port?: number } = {},
): Promise<ServedFolder> {
  return serveWeb({ folder, base, port });
}
