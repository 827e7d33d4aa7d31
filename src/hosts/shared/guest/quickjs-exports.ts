/** A value of the guest: the address of a box in its memory. */
export type GuestValue = number;

type Pointer = number;

/** What the driver uses of quickjs.wasm. Every value a call returns is owned by the caller. */
export type QuickJsExports = {
  readonly memory: WebAssembly.Memory;
  readonly __stack_pointer: WebAssembly.Global<'i32'>;
  _initialize(): void;
  wasm_malloc(bytes: number): Pointer;
  wasm_free(pointer: Pointer): void;
  qjs_init(): number;
  qjs_run_gc(): void;
  qjs_set_memory_limit(bytes: number): void;
  qjs_set_max_stack_size(bytes: number): void;
  qjs_set_interrupt_handler(on: 0 | 1): void;
  qjs_set_module_loader(on: 0 | 1): void;
  qjs_get_runtime_ptr(): Pointer;
  qjs_get_context_ptr(): Pointer;
  qjs_set_runtime_and_context(runtime: Pointer, context: Pointer): void;
  qjs_eval(code: Pointer, length: number, file: Pointer, flags: number): GuestValue;
  qjs_call(callee: GuestValue, self: GuestValue, count: number, values: Pointer): GuestValue;
  qjs_new_host_function(name: Pointer, length: number, data: number): GuestValue;
  qjs_get_global(): GuestValue;
  qjs_get_undefined(): GuestValue;
  qjs_get_true(): GuestValue;
  qjs_get_false(): GuestValue;
  qjs_dup_value(value: GuestValue): GuestValue;
  qjs_free_value(value: GuestValue): void;
  qjs_new_string(text: Pointer, length: number): GuestValue;
  qjs_new_number(value: number): GuestValue;
  qjs_get_float64(value: GuestValue): number;
  qjs_get_string_len(value: GuestValue, lengthOut: Pointer): Pointer;
  qjs_free_cstring(text: Pointer): void;
  qjs_get_prop_string(object: GuestValue, name: Pointer): GuestValue;
  qjs_set_prop_string(object: GuestValue, name: Pointer, value: GuestValue): void;
  qjs_is_exception(value: GuestValue): number;
  qjs_get_exception(): GuestValue;
  qjs_new_error(): GuestValue;
  qjs_throw(error: GuestValue): void;
  qjs_is_job_pending(): number;
  qjs_execute_pending_job(): number;
  qjs_promise_state(promise: GuestValue): number;
  qjs_promise_result(promise: GuestValue): GuestValue;
};
