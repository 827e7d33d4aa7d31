import { compileQuickJs } from '@/hosts/shared/guest/compile-quickjs';
import { makeGuestImage, type GuestImage } from '@/hosts/shared/guest/guest-image';

/** What a thread needs to run scripts; it can be posted to any number of threads. */
export type BootableGuest = {
  readonly module: WebAssembly.Module;
  /** Without one the thread makes its own, where making it here would hold up a page. */
  readonly image?: GuestImage;
};

export async function makeBootableGuest(wasm: Uint8Array): Promise<Required<BootableGuest>> {
  const module = await compileQuickJs(wasm);
  return { module, image: makeGuestImage(module) };
}
