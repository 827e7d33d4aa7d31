import { compileQuickJs } from '@/hosts/shared/guest/compile-quickjs';
import { makeGuestImage, type GuestImage } from '@/hosts/shared/guest/guest-image';

/** What a thread needs to run scripts; it can be posted to any number of threads. */
export type BootableGuest = {
  /** Bytes, capped already, where a compiled module cannot be posted. */
  readonly module: WebAssembly.Module | ArrayBuffer;
  /** Without one the thread makes its own, where making it here would hold up a page. */
  readonly image?: GuestImage;
};

export type CompiledGuest = {
  readonly module: WebAssembly.Module;
  readonly image: GuestImage;
};

export async function makeBootableGuest(wasm: Uint8Array): Promise<CompiledGuest> {
  const module = await compileQuickJs(wasm);
  return { module, image: makeGuestImage(module) };
}
