import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { PartOfDay as PartOfDayInFiles, PassageHeader } from '@/contracts/generated/passage';
import { beatPriorities } from '@/story/campaign/beat';
import { placeKinds } from '@/story/campaign/campaign';
import {
  parseDuration,
  parseTimeOfDay,
  partOfDay,
  weekdays,
  type PartOfDay,
} from '@/story/state/in-game-time';
import type { Significance } from '@/story/state/memory';
import { sceneParts } from '@/story/campaign/passage';

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;
type Memory = Exclude<PassageHeader['memory'], string | undefined>;

/** The words of two types, compared by the compiler. */
const sameWords: readonly [
  Same<PartOfDayInFiles, PartOfDay>,
  Same<NonNullable<Memory['significance']>, Significance>,
] = [true, true];

type Node = { readonly enum?: readonly string[]; readonly pattern?: string };
type Schema = { readonly properties: Definition; readonly $defs: Record<string, Definition> };
type Definition = Record<string, Node> & { readonly properties: Record<string, Node> };

function schemaOf(contract: string): Schema {
  const file = path.resolve(__dirname, `../../contracts/${contract}.schema.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Schema;
}

function field(contract: string, definition: string, name: string): Node {
  const { $defs } = schemaOf(contract);
  return $defs[definition]?.properties[name] ?? {};
}

it('[arch §6.2.5] files and story know the same priorities of beats', () => {
  expect(field('plot-beats', 'beat', 'priority').enum).toEqual(beatPriorities);
});

it('[arch §6.2] files and story know the same kinds of places', () => {
  expect(field('places', 'place', 'kind').enum).toEqual(placeKinds);
});

it('[arch §6.2] files and story know the same parts of a scene', () => {
  expect(schemaOf('passage').properties['part']?.enum).toEqual(sceneParts);
});

it('[arch §7.4] files and story know the same weekdays', () => {
  expect(field('rules-block', 'rules', 'startDay').enum).toEqual(weekdays);
});

it('[arch §6.2] files and story know the same parts of the day, and weigh memories alike', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => partOfDay(hour * 60));
  const { partOfDay: definition } = schemaOf('passage').$defs;
  expect(new Set((definition as Node | undefined)?.enum)).toEqual(new Set(hours));
  expect(sameWords).toEqual([true, true]);
});

it.each([
  ...['40m', '2h', '1h30m', '3d', '1d2h3m', '0m', '', 'm', '1m2h', '-1h', 'an hour', '1.5h'],
])('[arch §7.4] a contract takes the length of time %j if the story can read it', (text) => {
  const { pattern = '' } = field('rules-block', 'rules', 'sceneTime');
  expect(new RegExp(pattern).test(text)).toBe(parseDuration(text) !== null);
});

it.each([...['07:00', '7:00', '23:59', '24:00', '12:60', '7', '', 'noon', '007:00']])(
  '[arch §7.4] a contract takes the time of day %j if the story can read it',
  (text) => {
    const { pattern = '' } = field('rules-block', 'rules', 'startTime');
    expect(new RegExp(pattern).test(text)).toBe(parseTimeOfDay(text) !== null);
  },
);
