/** Replaced by the bundler with its value: only these very words are recognised. */
declare const __DEV__: boolean;
declare const process: { readonly env: { readonly EXPO_BASE_URL?: string } };

/**
 * Where the app lives on its server: empty, or like `/narratoria`. The development server knows the
 * path too, but serves `public/` at the root.
 */
export const basePath = __DEV__ ? '' : (process.env.EXPO_BASE_URL ?? '').replace(/\/$/, '');

/**
 * Databases, locks, channels and keys belong to the whole origin: another copy of the app beside
 * this one must not share them.
 */
export const storageName = `narratoria${basePath.replaceAll('/', '_')}`;

/** The address of a file of `public/`. */
export function publicUrl(path: string): string {
  return `${basePath}/${path}`;
}

export const isDevelopment = __DEV__;
