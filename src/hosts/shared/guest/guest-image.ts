import { fail, succeed } from '@/foundation/result';
import { guestBootScript, hostFunctions, sdkModule } from '@/hosts/shared/guest/guest-boot-script';
import type { GuestValue } from '@/hosts/shared/guest/quickjs-exports';
import type { GuestHooks } from '@/hosts/shared/guest/quickjs-imports';
import { QuickJsVm } from '@/hosts/shared/guest/quickjs-vm';
import { sdkModuleName } from '@/hosts/shared/guest/resolve-import';

type ImageBlock = { readonly at: number; readonly bytes: Uint8Array };

/** A booted guest as bytes: copying it over an instance's memory gives a fresh runtime. */
export type GuestImage = {
  /** In order; what lies between is zero. */
  readonly blocks: readonly ImageBlock[];
  readonly byteLength: number;
  readonly stackPointer: number;
  readonly runtime: number;
  readonly context: number;
  /** Functions of the boot script that only the host can reach. */
  readonly controls: {
    readonly start: GuestValue;
    readonly enter: GuestValue;
    readonly settle: GuestValue;
    readonly describe: GuestValue;
  };
};

/** More overflows the native stack of a Web Worker before the engine sees it. */
const stackBytes = 128 * 1024;
/** Ordinary runs stay inside it, so that their instance need not be replaced. */
const headroomBytes = 2 * 1024 * 1024;
const wasmPageBytes = 65_536;

/** For a guest without a run: nothing it could ask for exists. */
export const bootHooks: GuestHooks = {
  interrupted: () => undefined,
  hostCall: () => undefined,
  resolveImport: (_importer, specifier) => succeed(specifier),
  loadModule: (name) =>
    name === sdkModuleName ? succeed(sdkModule) : fail(`the boot image has no module ${name}`),
  now: () => 0,
};

export function makeGuestImage(module: WebAssembly.Module): GuestImage {
  return imageOf(bootGuest(module));
}

type BootedGuest = {
  readonly vm: QuickJsVm;
  readonly controls: GuestImage['controls'];
  /** Where memory ended before the headroom was added. */
  readonly bootedBytes: number;
};

function bootGuest(module: WebAssembly.Module): BootedGuest {
  const vm = new QuickJsVm(module, bootHooks);
  const { exports } = vm;
  exports._initialize();
  if (exports.qjs_init() !== 0) throw new Error('the script engine did not start');
  exports.qjs_set_max_stack_size(stackBytes);
  exports.qjs_set_interrupt_handler(1);
  exports.qjs_set_module_loader(1);
  const controls = runBootScript(vm);
  exports.qjs_run_gc();
  const bootedBytes = vm.bytes().length;
  exports.wasm_free(exports.wasm_malloc(headroomBytes));
  return { vm, controls, bootedBytes };
}

/**
 * Below the stack pointer lies only what returned calls left there. The headroom is zero but for the
 * allocator's notes at its end; looking for zeros instead would cost half of a cold start.
 */
function imageOf({ vm, controls, bootedBytes }: BootedGuest): GuestImage {
  const { exports } = vm;
  const bytes = vm.bytes();
  const stackPointer = exports.__stack_pointer.value;
  const lastPage = bytes.length - wasmPageBytes;
  return {
    blocks: [
      { at: stackPointer, bytes: bytes.slice(stackPointer, bootedBytes) },
      { at: lastPage, bytes: bytes.slice(lastPage) },
    ],
    byteLength: bytes.length,
    stackPointer,
    runtime: exports.qjs_get_runtime_ptr(),
    context: exports.qjs_get_context_ptr(),
    controls,
  };
}

/** Everything the last run left behind is overwritten; a new instance is zero where no block is. */
export function restoreGuest(vm: QuickJsVm, image: GuestImage, instance: 'new' | 'used'): void {
  const { memory } = vm.exports;
  const missing = image.byteLength - memory.buffer.byteLength;
  if (missing > 0) memory.grow(missing / wasmPageBytes);
  const bytes = vm.bytes();
  let done = 0;
  for (const block of image.blocks) {
    if (instance === 'used') bytes.fill(0, done, block.at);
    bytes.set(block.bytes, block.at);
    done = block.at + block.bytes.length;
  }
  if (instance === 'used') bytes.fill(0, done);
  vm.exports.__stack_pointer.value = image.stackPointer;
  vm.exports.qjs_set_runtime_and_context(image.runtime, image.context);
}

function runBootScript(vm: QuickJsVm): GuestImage['controls'] {
  const global = vm.exports.qjs_get_global();
  for (const name of Object.values(hostFunctions))
    vm.setProperty(global, name, vm.newHostFunction(name));
  const booted = vm.evaluate(guestBootScript, '<boot>', 'script');
  const imported = vm.evaluate(`import '${sdkModuleName}'`, '<boot>', 'module');
  if (vm.isException(booted) || vm.isException(imported))
    throw new Error('the boot script of the guest does not run');
  while (vm.exports.qjs_is_job_pending() !== 0) vm.exports.qjs_execute_pending_job();
  if (vm.promiseState(imported) !== 'fulfilled') throw new Error('the SDK module does not load');
  return {
    start: vm.property(booted, 'start'),
    enter: vm.property(booted, 'enter'),
    settle: vm.property(booted, 'settle'),
    describe: vm.property(booted, 'describe'),
  };
}
