import type { ThisHost } from '@/ports/this-host';

const preferences = new Map<string, string>();

/** Phones get a host of their own later. */
export const thisHost: ThisHost = {
  preferences: {
    read: (key) => preferences.get(key) ?? null,
    write: (key, value) => {
      preferences.set(key, value);
    },
  },
  watch: (listener) => {
    listener({
      kind: 'failed',
      message: 'Stories cannot be played in the app for phones yet; open Narratoria in a browser.',
    });
    return () => undefined;
  },
  takeOver: () => undefined,
  watchUpdate: () => () => undefined,
  applyUpdate: () => undefined,
};
