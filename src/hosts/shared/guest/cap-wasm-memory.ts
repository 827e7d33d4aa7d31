const memorySection = 5;

/**
 * Writes a maximum into the module's memory section. Without it a script may take gigabytes:
 * the engine's own limit does not see every allocation, and workers do not count wasm memory.
 */
export function capWasmMemory(wasm: Uint8Array, maximumPages: number): Uint8Array<ArrayBuffer> {
  let position = 8;
  while (position < wasm.length) {
    const start = position;
    const size = readNumber(wasm, start + 1);
    const end = size.next + size.value;
    if (wasm[start] === memorySection) {
      const section = cappedSection(wasm, size.next, maximumPages);
      return join(wasm.subarray(0, start), section, wasm.subarray(end));
    }
    position = end;
  }
  throw new Error('the wasm module has no memory section');
}

function cappedSection(wasm: Uint8Array, body: number, maximumPages: number): Uint8Array {
  const count = readNumber(wasm, body);
  const hasMaximum = wasm[count.next];
  const minimum = readNumber(wasm, count.next + 1);
  if (count.value !== 1 || hasMaximum !== 0)
    throw new Error('the wasm module must have one memory without a maximum');
  const content = [1, 1, ...numberBytes(minimum.value), ...numberBytes(maximumPages)];
  return Uint8Array.from([memorySection, ...numberBytes(content.length), ...content]);
}

function readNumber(wasm: Uint8Array, at: number): { value: number; next: number } {
  let value = 0;
  let next = at;
  for (let shift = 0; ; shift += 7) {
    const byte = wasm[next++];
    if (byte === undefined) throw new Error('the wasm module ends too early');
    value |= (byte & 127) << shift;
    if (byte < 128) return { value: value >>> 0, next };
  }
}

function numberBytes(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...numberBytes(value >>> 7)];
}

function join(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
