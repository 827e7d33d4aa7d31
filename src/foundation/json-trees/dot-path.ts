import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';

/** Reads `inventory.torch.lit`; undefined when any step is missing. */
export function readPath(state: Json | undefined, path: string): Json | undefined {
  return readSteps(state, path.split('.'));
}

/** The same for a path already cut into its steps: who asks often cuts once. */
export function readSteps(state: Json | undefined, steps: readonly string[]): Json | undefined {
  let value = state;
  for (const step of steps) {
    if (!isJsonObject(value) || step === '__proto__') return undefined;
    value = value[step];
    // JSON has no functions: this one came with the object, as `constructor` does.
    if (typeof value === 'function') return undefined;
  }
  return value;
}

/** The patch that sets one path: `patchAt('flags.seen', true)` is `{flags: {seen: true}}`. */
export function patchAt(path: string, value: Json): JsonObject {
  const steps = path.split('.');
  return steps.reduceRight<Json>((inner, step) => ({ [step]: inner }), value) as JsonObject;
}
