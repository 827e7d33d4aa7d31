import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { feelingWords } from '@/story/campaign/feeling-words';
import { dayOf, weekdayOf } from '@/story/state/in-game-time';
import { feelingOf, minutesOf, type StoryState } from '@/story/state/story-state';
import type { StateNames } from '@/ui/state/state-names';
import { placeTitle } from '@/ui/texts/setting-words';
import { texts } from '@/ui/texts/texts';

export type StatePath = readonly string[];

const longestValue = 200;
const longestList = 60;
const unknownPronouns = { they: 'they', them: 'them', their: 'their' };

/** These hold what an author named; flags and what skills keep are shown as they are written. */
const namedByAuthors: readonly string[] = ['people', 'inventory', 'stats', 'counters', 'beats'];

export function labelOf(path: StatePath, names: StateNames): string {
  const [root = '', id = ''] = path;
  const own = path[path.length - 1] ?? '';
  if (path.length === 1) return rootLabel(root);
  if (path.length !== 2 || !namedByAuthors.includes(root)) return own;
  const name = root === 'people' ? names.people.get(id)?.name : undefined;
  const words = own.replace(/[-_]+/g, ' ').trim();
  return name ?? (words === '' ? own : placeTitle(words));
}

function rootLabel(root: string): string {
  const known: Readonly<Record<string, string>> = texts.state.roots;
  return Object.hasOwn(known, root) ? (known[root] ?? root) : root;
}

/** From the outside in: “People › Oda › feeling”. */
export function trailOf(path: StatePath, names: StateNames): string {
  return path.map((_, index) => labelOf(path.slice(0, index + 1), names)).join(' › ');
}

/** Whether there is something inside that a row must be opened for. */
export function isOpenable(path: StatePath, value: Json | undefined): boolean {
  if (isList(value)) return listText(value) === null;
  if (!isJsonObject(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && !(keys.length === 1 && keys[0] === onlyPart(path));
}

/** A time of nothing but minutes is one value, and so is a beat of which only its scene is known. */
function onlyPart(path: StatePath): string | null {
  if (path.length === 1 && path[0] === 'time') return 'minutes';
  return path.length === 2 && path[0] === 'beats' ? 'scene' : null;
}

/** A value as the player would say it; of a group how much is in it. */
export function valueWords(
  path: StatePath,
  value: Json,
  { state, names }: { readonly state: StoryState; readonly names: StateNames },
): string {
  return storyWords(path, value, { state, names }) ?? plainWords(value);
}

type Source = { readonly state: StoryState; readonly names: StateNames };

function storyWords(path: StatePath, value: Json, { state, names }: Source): string | null {
  const [root = '', id = '', part = ''] = path;
  const isPlace = path.length === 1 ? root === 'place' : root === 'people' && part === 'place';
  if (isPlace && path.length !== 2 && typeof value === 'string' && value !== '')
    return placeTitle(shortened(names.places.get(value) ?? value));
  const isMoment = root === 'people' ? part === 'feltAt' : root === 'time' && id === 'minutes';
  if (isMoment && typeof value === 'number') return clockWords(value, names);
  if (!isJsonObject(value)) return null;
  if (path.length === 1 && root === 'time' && typeof value['minutes'] === 'number')
    return clockWords(minutesOf(state), names);
  if (path.length !== 2) return null;
  if (root === 'people' && (names.people.has(id) || typeof value['feeling'] === 'number'))
    return feelingWords(feelingOf(state, id), names.people.get(id)?.pronouns ?? unknownPronouns);
  return root === 'beats' && typeof value['scene'] === 'number'
    ? texts.story.scene(value['scene'])
    : null;
}

function clockWords(minutes: number, { startDay }: StateNames): string {
  if (!Number.isFinite(minutes)) return String(minutes);
  const day = dayOf(minutes);
  const today = ((Math.floor(minutes) % 1440) + 1440) % 1440;
  const two = (part: number): string => String(part).padStart(2, '0');
  const clock = `${two(Math.floor(today / 60))}:${two(today % 60)}`;
  return texts.time.at(startDay === null ? texts.time.day(day) : weekdayOf(day, startDay), clock);
}

function plainWords(value: Json): string {
  if (value === null) return texts.state.nothing;
  if (isList(value)) return listText(value) ?? String(value.length);
  if (isJsonObject(value)) return countWords(value);
  const text = String(value);
  if (text === '') return texts.state.empty;
  return shortened(text);
}

function shortened(text: string): string {
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

function countWords(group: JsonObject): string {
  const count = Object.keys(group).length;
  return count === 0 ? texts.state.empty : String(count);
}

/** `Array.isArray` alone would not tell a readonly list from the rest. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** A short list of plain values in one line; null when it is none. */
function listText(list: readonly Json[]): string | null {
  if (list.length === 0) return texts.state.empty;
  const plain = list.filter((value) => typeof value !== 'object').slice(0, longestList);
  if (plain.length < list.length) return null;
  const text = plain.map((value) => (value === '' ? texts.state.empty : value)).join(', ');
  return text.length > longestList ? null : text;
}
