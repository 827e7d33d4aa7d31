import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isJsonObject, type Json } from '@/foundation/json';
import { rowLimits } from '@/foundation/limits';
import { shapeCheck } from './shape-check';
import type { ValueShape } from './generated/contract-types';
import { shapesOfRowContent } from './generated/shapes-of-story-rows';

const folder = path.resolve(__dirname, '../../contracts');

function read(file: string): Json {
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Json;
}

function examples(kind: 'valid' | 'invalid'): readonly (readonly [string, Json])[] {
  const files = readdirSync(path.join(folder, 'examples/story-rows', kind));
  return files.map((file) => [file, read(`examples/story-rows/${kind}/${file}`)]);
}

function isSound(rows: Json): boolean {
  const shapes: Readonly<Record<string, ValueShape>> = shapesOfRowContent;
  return Object.entries(isJsonObject(rows) ? rows : {}).every(([part, value]) => {
    const shape = shapes[part];
    return shape === undefined || shapeCheck(shape)(value);
  });
}

describe('what is read again', () => {
  it.each(examples('valid'))('passes where the contract does: %s', (_file, rows) => {
    expect(isSound(rows)).toBe(true);
  });

  it.each(examples('invalid'))(
    'passes against the contract only where a limit is broken: %s',
    (_file, example) => {
      const { data, faults } = example as { readonly data: Json; readonly faults: readonly Json[] };
      expect(isSound(data)).toBe(/must have at most|must be at least/.test(JSON.stringify(faults)));
    },
  );

  it.each([
    [{ taken: null }, false],
    [Infinity, false],
    [[], false],
    [null, false],
  ])('%j is no outcome', (value, isOne) => {
    expect(shapeCheck(shapesOfRowContent.outcome)(value)).toBe(isOne);
  });

  it('a change called like a part of every object is none', () => {
    expect(shapeCheck(shapesOfRowContent.change)({ kind: 'constructor' })).toBe(false);
    expect(
      shapeCheck(shapesOfRowContent.change)(
        JSON.parse('{"__proto__":{"kind":"memory-forgotten"}}'),
      ),
    ).toBe(false);
  });
});

/** Every number a schema gives for a keyword. */
function numbersOf(keyword: string, schema: Json): readonly Json[] {
  if (Array.isArray(schema)) return schema.flatMap((each: Json) => numbersOf(keyword, each));
  if (!isJsonObject(schema)) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === keyword && typeof value === 'number' ? [value] : numbersOf(keyword, value),
  );
}

it.each(['story-rows', 'bug-report'])(
  '%s has the limits that are written down once',
  (contract) => {
    const schema = read(`${contract}.schema.json`);
    const { nameCharacters, textCharacters, items, count, timeMs } = rowLimits;
    const isoTime = 40;
    const allowed: Readonly<Record<string, readonly number[]>> = {
      maxLength: [nameCharacters, textCharacters, isoTime],
      maxItems: [items, count],
      maximum: [count, timeMs, Number.MAX_SAFE_INTEGER],
      minimum: [0, -timeMs, Number.MIN_SAFE_INTEGER],
    };
    for (const [keyword, numbers] of Object.entries(allowed)) {
      const given = numbersOf(keyword, schema);
      expect(given.filter((number) => !numbers.includes(Number(number)))).toEqual([]);
    }
  },
);
