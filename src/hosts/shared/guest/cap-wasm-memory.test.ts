import { capWasmMemory } from '@/hosts/shared/guest/cap-wasm-memory';

const magic = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
/** A module with one memory of two pages, exported as "m". */
const oneMemory = Uint8Array.from([...magic, 5, 3, 1, 0, 2, 7, 5, 1, 1, 0x6d, 2, 0]);

describe('capWasmMemory', () => {
  it('lets memory grow up to the maximum and no further', async () => {
    const module = await WebAssembly.compile(capWasmMemory(oneMemory, 768));
    const memory = new WebAssembly.Instance(module).exports['m'] as WebAssembly.Memory;
    expect(memory.grow(766)).toBe(2);
    expect(() => memory.grow(1)).toThrow();
  });

  it.each([
    ['has no memory', magic, 'no memory section'],
    ['already has a maximum', [...magic, 5, 4, 1, 1, 2, 9], 'one memory without a maximum'],
    ['is cut off', [...magic, 5], 'ends too early'],
  ])('refuses a module that %s', (_title, bytes, message) => {
    expect(() => capWasmMemory(Uint8Array.from(bytes), 768)).toThrow(message);
  });
});
