import type { Result } from '@/foundation/result';
import type { GuestValue } from '@/hosts/shared/guest/quickjs-exports';

/** What a running guest asks of its host. A thrown GuestStop ends the run. */
export type GuestHooks = {
  interrupted(): void;
  hostCall(name: string, values: readonly GuestValue[]): void;
  resolveImport(importer: string, specifier: string): Result<string, string>;
  loadModule(name: string): Result<string, string>;
  now(): number;
};

/** The wasm module's view of the driver: addresses instead of values. */
export type GuestMemory = {
  view(): DataView;
  text(pointer: number, length: number): string;
  zeroTerminated(pointer: number): string;
  /** Copies text into the guest, which then owns it. */
  place(text: string): { readonly pointer: number; readonly length: number };
  throwInGuest(message: string): void;
  undefinedValue(): GuestValue;
};

const notAllowed = 8; // WASI's "bad file descriptor"

export function quickJsImports(memory: GuestMemory, hooks: () => GuestHooks): WebAssembly.Imports {
  const place = (
    found: Result<string, string>,
    placed: (length: number) => void = () => undefined,
  ): number => {
    if (!found.ok) {
      memory.throwInGuest(found.error);
      return 0;
    }
    const { pointer, length } = memory.place(found.value);
    placed(length);
    return pointer;
  };
  return {
    env: {
      host_call: (name: number, length: number, ...rest: readonly number[]) => {
        const [, count = 0, values = 0] = rest;
        const view = memory.view();
        const taken = Array.from({ length: count }, (_, at) =>
          view.getUint32(values + 4 * at, true),
        );
        hooks().hostCall(memory.text(name, length), taken);
        return memory.undefinedValue();
      },
      host_interrupt: () => {
        hooks().interrupted();
        return 0;
      },
      host_promise_rejection: () => undefined,
      host_module_normalize: (importer: number, specifier: number) =>
        place(
          hooks().resolveImport(memory.zeroTerminated(importer), memory.zeroTerminated(specifier)),
        ),
      host_module_load: (name: number, lengthOut: number) =>
        place(hooks().loadModule(memory.zeroTerminated(name)), (length) => {
          memory.view().setUint32(lengthOut, length, true);
        }),
      host_get_timezone_offset: () => 0,
    },
    wasi_snapshot_preview1: wasiImports(memory, hooks),
  };
}

function wasiImports(memory: GuestMemory, hooks: () => GuestHooks): WebAssembly.ModuleImports {
  return {
    clock_time_get: (_clock: number, _precision: bigint, out: number) => {
      memory.view().setBigInt64(out, BigInt(hooks().now()) * 1_000_000n, true);
      return 0;
    },
    // Real randomness here would make two runs of one script differ.
    random_get: (pointer: number, length: number) => {
      const view = memory.view();
      for (let at = 0; at < length; at++) view.setUint8(pointer + at, (at * 167 + 13) & 255);
      return 0;
    },
    fd_write: () => notAllowed,
    fd_close: () => notAllowed,
    fd_fdstat_get: () => notAllowed,
    fd_seek: () => notAllowed,
  };
}
