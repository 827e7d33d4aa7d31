import { decodeUtf8 } from '@/foundation/decode-utf8';
import { encodeUtf8 } from '@/foundation/encode-utf8';
import { isDeeperThan } from '@/foundation/json-trees/is-deeper-than';
import { isJsonObject, type JsonObject } from '@/foundation/json';
import { patchDepth } from '@/foundation/limits';
import { parseJson } from '@/foundation/parse-text';
import { fail, succeed, type Result } from '@/foundation/result';
import type { EntryChange } from '@/story/log/entry';
import type { Boundaries, NarrationStyle } from '@/story/log/playthrough';
import { packArchive, unpackArchive } from '@/transfer/archive';
import { isBoundaries } from '@/transfer/is-boundaries';

/** A turn as it was begun: by whose clock, and with what the secure source gave, if it was asked. */
export type ReportedTurn = {
  readonly at: number;
  readonly secureSeed: number | null;
  /** Whether the scene has words; the last may have been cut off before. */
  readonly isTold: boolean;
};

/** What the player did, in the order in which they did it, as far as the log knows. */
export type ReportedInput =
  | ({ readonly kind: 'begin' | 'retry' } & ReportedTurn)
  | ({
      readonly kind: 'take';
      /** Null for typed words. */
      readonly choice: string | null;
      readonly text: string;
    } & ReportedTurn)
  | { readonly kind: 'go' | 'branch'; readonly scene: string }
  | { readonly kind: 'change'; readonly change: EntryChange };

/** Enough to play a story again, and what was told; nothing that skills or the device keep for themselves. */
export type BugReport = {
  readonly story: {
    readonly id: string;
    readonly seed: number;
    readonly style: NarrationStyle;
    readonly boundaries?: Boundaries;
    readonly clock: 'seeded' | 'system';
    readonly startingPatch: JsonObject;
    readonly startAtBeat: string | null;
  };
  readonly campaign: { readonly id: string; readonly version: string; readonly sha256: string };
  readonly skills: readonly { readonly name: string; readonly version: string }[];
  readonly inputs: readonly ReportedInput[];
  /** As `play --json` prints them, each a line of JSON. */
  readonly events: readonly string[];
};

const reportPath = 'report.json';
const eventsPath = 'events.ndjson';
const notReadable = 'The file is damaged: what is in it is no bug report.';

export function writeReportFile({ events, ...report }: BugReport, madeBy: string): Uint8Array {
  return packArchive({
    kind: 'report',
    madeBy,
    stories: [],
    files: new Map([
      [reportPath, encodeUtf8(`${JSON.stringify(report, null, 2)}\n`)],
      [eventsPath, encodeUtf8(events.map((line) => `${line}\n`).join(''))],
    ]),
  });
}

export function readReportFile(
  bytes: Uint8Array,
): Result<{ readonly report: BugReport; readonly madeBy: string }, string> {
  const archive = unpackArchive(bytes);
  if (!archive.ok) return archive;
  const { kind, madeBy, files } = archive.value;
  if (kind !== 'report')
    return fail('The file is a save, not a bug report; `narratoria import` takes it in.');
  const report = parseJson(decodeUtf8(files.get(reportPath) ?? new Uint8Array()) ?? '');
  const events = decodeUtf8(files.get(eventsPath) ?? new Uint8Array());
  if (!report.ok || events === null || files.size !== 2) return fail(notReadable);
  const lines = events.split('\n');
  if (lines.pop() !== '' || !isReport(report.value)) return fail(notReadable);
  return succeed({ report: { ...report.value, events: lines }, madeBy });
}

function isReport(value: unknown): value is Omit<BugReport, 'events'> {
  if (!isJsonObject(value)) return false;
  const { story, campaign, skills, inputs } = value;
  return (
    isJsonObject(story) &&
    isText(story['id']) &&
    Number.isSafeInteger(story['seed']) &&
    isOneOf(story['style'], ['terse', 'vivid', 'poetic']) &&
    (story['boundaries'] === undefined || isBoundaries(story['boundaries'])) &&
    isOneOf(story['clock'], ['seeded', 'system']) &&
    isPatch(story['startingPatch']) &&
    (story['startAtBeat'] === null || isText(story['startAtBeat'])) &&
    isJsonObject(campaign) &&
    ['id', 'version', 'sha256'].every((field) => isText(campaign[field])) &&
    isListOf(skills, (skill) => isText(skill['name']) && isText(skill['version'])) &&
    isListOf(inputs, (input) => isOfKind(input, inputChecks))
  );
}

type Check = (value: JsonObject) => boolean;

const inputChecks: ReadonlyMap<unknown, Check> = new Map<unknown, Check>([
  ['begin', isTurn],
  ['retry', isTurn],
  [
    'take',
    (input) =>
      isTurn(input) &&
      isText(input['text']) &&
      (input['choice'] === null || isText(input['choice'])),
  ],
  ['go', ({ scene }) => isText(scene)],
  ['branch', ({ scene }) => isText(scene)],
  ['change', ({ change }) => isJsonObject(change) && isOfKind(change, changeChecks)],
]);

const changeChecks: ReadonlyMap<unknown, Check> = new Map<unknown, Check>([
  [
    'memory-stored',
    ({ memory }) =>
      isJsonObject(memory) &&
      ['id', 'scene', 'summary', 'timestamp', 'significance'].every((field) =>
        isText(memory[field]),
      ) &&
      Array.isArray(memory['characters']),
  ],
  ['memory-corrected', ({ memory, summary }) => isText(memory) && isText(summary)],
  ['memory-forgotten', ({ memory }) => isText(memory)],
  ['memory-pinned', ({ memory, isPinned }) => isText(memory) && typeof isPinned === 'boolean'],
  ['state-patched', ({ patch }) => isPatch(patch)],
  ['told-differently', ({ telling }) => isJsonObject(telling) && isTelling(telling)],
  ['telling-chosen', ({ telling }) => Number.isSafeInteger(telling)],
  [
    'sentence-edited',
    (change) => isOfSentence(change) && (change['text'] === null || isText(change['text'])),
  ],
  [
    'sentence-flagged',
    (change) =>
      isOfSentence(change) &&
      (change['from'] === null || isText(change['from'])) &&
      typeof change['isFlagged'] === 'boolean',
  ],
]);

function isOfKind(value: JsonObject, checks: ReadonlyMap<unknown, Check>): boolean {
  return checks.get(value['kind'])?.(value) ?? false;
}

function isOfSentence({ sentence, of }: JsonObject): boolean {
  return Number.isSafeInteger(sentence) && isText(of);
}

function isTelling({ paragraphs, told }: JsonObject): boolean {
  const isSentence = ({ text, by }: JsonObject): boolean => isText(text) && isText(by);
  return (
    Array.isArray(paragraphs) &&
    paragraphs.every((paragraph) => isListOf(paragraph, isSentence)) &&
    isListOf(told, ({ part, passage }) => isText(part) && isText(passage))
  );
}

function isTurn({ at, secureSeed, isTold }: JsonObject): boolean {
  return (
    Number.isSafeInteger(at) &&
    (secureSeed === null || Number.isSafeInteger(secureSeed)) &&
    typeof isTold === 'boolean'
  );
}

function isPatch(value: unknown): boolean {
  return isJsonObject(value) && !isDeeperThan(patchDepth, value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isOneOf(value: unknown, words: readonly string[]): boolean {
  return typeof value === 'string' && words.includes(value);
}

function isListOf(value: unknown, isItem: (item: JsonObject) => boolean): boolean {
  return Array.isArray(value) && value.every((item) => isJsonObject(item) && isItem(item));
}
