import { capWasmMemory } from '@/hosts/shared/guest/cap-wasm-memory';

/** 48 MiB: the scripts' own limit of 32 MiB, what the engine needs, and room for one big answer. */
const maximumPages = 768;

/** The bytes of quickjs-wasi 3.6.2; the driver and its image depend on this very build. */
export const quickJsSha256 = 'd4c9375f2b1ca4dc95f72c8aa2982a7a9951ac8011490d79c6582df732b4bbd9';

/** @public scripts/build-web-workers.mjs takes it from the bundled source. */
export function cappedQuickJs(wasm: Uint8Array): Uint8Array<ArrayBuffer> {
  return capWasmMemory(wasm, maximumPages);
}

export function compileQuickJs(wasm: Uint8Array): Promise<WebAssembly.Module> {
  return WebAssembly.compile(cappedQuickJs(wasm));
}
