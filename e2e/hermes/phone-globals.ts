// The Hermes that can run here is older than the one of phones. This adds what phones have and it lacks,
// and nothing else: a builtin that is missing on phones must be missing here too. `AbortController` comes
// from the package that React Native itself installs (scripts/hermes/bundle-for-hermes.mjs).

function add(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true });
}

function at(this: ArrayLike<unknown>, position: number): unknown {
  const from = Math.trunc(position) || 0;
  return this[from < 0 ? from + this.length : from];
}

/** Hermes 1.0 has its own. */
class Utf8Encoder {
  encode(text: string): Uint8Array {
    const bytes = encodeURIComponent(text).match(/%..|[^%]/g) ?? [];
    return Uint8Array.from(bytes, (each) =>
      each.length > 1 ? parseInt(each.slice(1), 16) : each.charCodeAt(0),
    );
  }
}

const silent = (): void => undefined;

add(Symbol, 'asyncIterator', Symbol('Symbol.asyncIterator'));
add(Array.prototype, 'at', at);
add(String.prototype, 'at', at);
add(globalThis, 'TextEncoder', Utf8Encoder);
// React Native's own; its AbortController asserts with it.
add(globalThis, 'console', { assert: silent, error: silent, log: silent, warn: silent });
