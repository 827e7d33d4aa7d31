/* global WebAssembly */
import { assemble } from './assemble.mjs';

/** A module with one function `run` over one page of memory. */
async function running(text) {
  const source = `(module (import "host" "memory" (memory 1)) (func (export "run") ${text}))`;
  const memory = new WebAssembly.Memory({ initial: 1 });
  const { instance } = await WebAssembly.instantiate(assemble(source), { host: { memory } });
  return { run: instance.exports.run, memory };
}

it('assembles a loop that counts, with constants of every length and sign', async () => {
  const { run } = await running(`(param $until i32) (result i32) (local $sum i32) ;; a comment
    (loop $again
      (local.set $sum (i32.add (local.get $sum) (i32.const -70000)))
      (br_if $again (i32.lt_u
        (local.tee $until (i32.add (local.get $until) (i32.const 1))) (i32.const 200))))
    (local.get $sum)`);
  expect(run(190)).toBe(-700_000);
});

it('assembles what is read and written at an offset', async () => {
  const { run, memory } = await running(`(param $at i32) (param $number f64)
    (f32.store offset=300 (local.get $at) (f32.demote_f64 (local.get $number)))`);
  run(4, 1.5);
  expect(new Float32Array(memory.buffer)[76]).toBe(1.5);
});

it.each([
  ['an instruction it does not know', '(func (export "run") (i32.popcnt (i32.const 1)))'],
  ['a name it does not know', '(func (export "run") (local.set $lost (i32.const 1)))'],
  ['a label of another loop', '(func (export "run") (loop $one) (br_if $one (i32.const 0)))'],
  ['a type it does not know', '(func (export "run") (param $text string))'],
  ['a part it does not know', '(table 1 funcref)'],
  ['an import that is no memory', '(import "host" "call" (func))'],
  ['a bracket that is not closed', '(func (export "run")'],
  ['a bracket that was not opened', '))'],
])('refuses %s', (_, part) => {
  expect(() => assemble(`(module ${part})`)).toThrow();
});
