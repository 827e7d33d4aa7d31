import { outOfMemory } from '@/hosts/shared/guest/guest-stop';
import type { GuestValue, QuickJsExports } from '@/hosts/shared/guest/quickjs-exports';
import {
  quickJsImports,
  type GuestHooks,
  type GuestMemory,
} from '@/hosts/shared/guest/quickjs-imports';

export type PromiseState = 'pending' | 'fulfilled' | 'rejected';

const promiseStates: readonly PromiseState[] = ['pending', 'fulfilled', 'rejected'];
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** One instance of quickjs.wasm. Values are addresses in its memory; `hooks` is set for each run. */
export class QuickJsVm implements GuestMemory {
  hooks: GuestHooks;
  readonly exports: QuickJsExports;

  constructor(module: WebAssembly.Module, hooks: GuestHooks) {
    this.hooks = hooks;
    const instance = new WebAssembly.Instance(
      module,
      quickJsImports(this, () => this.hooks),
    );
    this.exports = instance.exports as unknown as QuickJsExports;
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.exports.memory.buffer);
  }

  view(): DataView {
    return new DataView(this.exports.memory.buffer);
  }

  text(pointer: number, length: number): string {
    return decoder.decode(this.bytes().subarray(pointer, pointer + length));
  }

  zeroTerminated(pointer: number): string {
    return this.text(pointer, this.bytes().indexOf(0, pointer) - pointer);
  }

  place(text: string): { readonly pointer: number; readonly length: number } {
    const encoded = encoder.encode(text);
    const pointer = this.allocate(encoded.length + 1);
    const bytes = this.bytes();
    bytes.set(encoded, pointer);
    bytes[pointer + encoded.length] = 0;
    return { pointer, length: encoded.length };
  }

  /** The bytes are a view into the guest: read them before anything else runs there. */
  withStringBytes<T>(value: GuestValue, use: (bytes: Uint8Array) => T): T {
    const lengthOut = this.allocate(4);
    const pointer = this.exports.qjs_get_string_len(value, lengthOut);
    if (pointer === 0) throw outOfMemory();
    const length = this.view().getUint32(lengthOut, true);
    const used = use(this.bytes().subarray(pointer, pointer + length));
    this.exports.qjs_free_cstring(pointer);
    this.exports.wasm_free(lengthOut);
    return used;
  }

  newString(text: string): GuestValue {
    const { pointer, length } = this.place(text);
    const value = this.exports.qjs_new_string(pointer, length);
    this.exports.wasm_free(pointer);
    return value;
  }

  property(object: GuestValue, name: string): GuestValue {
    const { pointer } = this.place(name);
    const value = this.exports.qjs_get_prop_string(object, pointer);
    this.exports.wasm_free(pointer);
    return value;
  }

  setProperty(object: GuestValue, name: string, value: GuestValue): void {
    const { pointer } = this.place(name);
    this.exports.qjs_set_prop_string(object, pointer, value);
    this.exports.wasm_free(pointer);
  }

  newHostFunction(name: string): GuestValue {
    const { pointer, length } = this.place(name);
    const value = this.exports.qjs_new_host_function(pointer, length, 0);
    this.exports.wasm_free(pointer);
    return value;
  }

  evaluate(code: string, file: string, kind: 'script' | 'module'): GuestValue {
    const source = this.place(code);
    const name = this.place(file);
    const flags = kind === 'module' ? 1 : 0;
    const value = this.exports.qjs_eval(source.pointer, source.length, name.pointer, flags);
    this.exports.wasm_free(source.pointer);
    this.exports.wasm_free(name.pointer);
    return value;
  }

  /** Takes the values over: they are freed here. */
  call(callee: GuestValue, values: readonly GuestValue[]): GuestValue {
    const list = this.allocate(4 * values.length + 4);
    const view = this.view();
    values.forEach((value, at) => {
      view.setUint32(list + 4 * at, value, true);
    });
    const self = this.exports.qjs_get_undefined();
    const returned = this.exports.qjs_call(callee, self, values.length, list);
    this.exports.wasm_free(list);
    for (const value of values) this.exports.qjs_free_value(value);
    return returned;
  }

  isException(value: GuestValue): boolean {
    return this.exports.qjs_is_exception(value) !== 0;
  }

  promiseState(promise: GuestValue): PromiseState {
    return promiseStates[this.exports.qjs_promise_state(promise)] ?? 'pending';
  }

  undefinedValue(): GuestValue {
    return this.exports.qjs_get_undefined();
  }

  throwInGuest(message: string): void {
    const error = this.exports.qjs_new_error();
    const text = this.newString(message);
    this.setProperty(error, 'message', text);
    this.exports.qjs_free_value(text);
    this.exports.qjs_throw(error);
    this.exports.qjs_free_value(error);
  }

  private allocate(bytes: number): number {
    const pointer = this.exports.wasm_malloc(bytes);
    if (pointer === 0) throw outOfMemory();
    return pointer;
  }
}
