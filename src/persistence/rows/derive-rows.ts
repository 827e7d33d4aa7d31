import { deepMerge } from '@/foundation/json-trees/deep-merge';
import type { MemoryId } from '@/foundation/ids';
import { isJsonObject, type JsonObject } from '@/foundation/json';
import { sha256Hex } from '@/foundation/sha256';
import type { Statement } from '@/ports/sql-database';
import type { EntryChange } from '@/story/log/entry';
import { factChanges, saidIn } from '@/story/log/fact';
import type { Memory } from '@/story/state/memory';
import type { Scene, SceneWords } from '@/story/log/scene';
import { sentenceKey } from '@/story/words/sentence-key';
import { factionSince } from '@/story/rules/standing';
import { decayOf } from '@/story/state/standing-notes';
import { minutesOf, type StoryState } from '@/story/state/story-state';

/** A state is kept whole every so often, so that looking at an old scene need not begin at the first. */
const scenesPerSnapshot = 25;

/** Where a row belongs: it is seen by whoever sees this scene. */
export type RowPlace = {
  readonly playthrough: string;
  readonly branch: string;
  readonly number: number;
};

/** Raised when rows are made otherwise: those of older versions are then made again. */
export const derivedVersion = 1;

/** From now on what follows from this story's log is written with it. */
export function markDerived(playthrough: string): Statement {
  return {
    sql: 'INSERT OR REPLACE INTO derived_marks (playthrough, version) VALUES (?, ?)',
    params: [playthrough, derivedVersion],
  };
}

/** What follows from the outcome of a scene, as rows to be asked for. */
export function rowsOfOutcome(scene: Scene, before: StoryState): readonly Statement[] {
  const { playthrough, branch, number, outcome } = scene;
  const place = { playthrough, branch, number };
  const after = deepMerge(before, outcome.patch);
  return [
    ...outcome.memories.flatMap((memory) => rowsOfMemory(memory, place)),
    ...rowsOfStandings(before, after, place),
    ...rowsOfFacts(scene, { before, after }),
    ...outcome.plans.map((trace) => rowOfPlan(trace, place)),
    ...(number % scenesPerSnapshot === 0 ? [rowOfSnapshot(after, place)] : []),
  ];
}

export function rowsOfWords(scene: Scene, words: SceneWords): readonly Statement[] {
  return [
    rowsOfSentences(
      words.paragraphs.flat().map(({ text }) => text),
      scene,
    ),
    ...(words.plans ?? []).map((trace) => rowOfPlan(trace, scene)),
  ];
}

function rowsOfSentences(sentences: readonly string[], place: RowPlace): Statement {
  return {
    sql: `INSERT OR IGNORE INTO used_text (playthrough, branch, scene_number, sentence)
          SELECT ?, ?, ?, value FROM json_each(?)`,
    params: [
      place.playthrough,
      place.branch,
      place.number,
      JSON.stringify(sentences.map(sentenceKey)),
    ],
  };
}

/** What the player changed between scenes, as far as it can be asked for here. */
export function rowsOfEntry(
  change: EntryChange,
  place: RowPlace,
  state: { readonly before: StoryState },
): readonly Statement[] {
  switch (change.kind) {
    case 'memory-stored':
      return rowsOfMemory(change.memory, place);
    case 'memory-corrected':
    case 'memory-forgotten':
    case 'memory-pinned':
      return [rowOfRevision(change, place)];
    case 'state-patched':
      return rowsOfStandings(state.before, deepMerge(state.before, change.patch), place);
    case 'told-differently':
      return [
        rowsOfSentences(
          change.telling.paragraphs.flat().map(({ text }) => text),
          place,
        ),
      ];
    case 'sentence-edited':
      return change.text === null ? [] : [rowsOfSentences([change.text], place)];
    case 'telling-chosen':
    case 'sentence-flagged':
      return [];
  }
}

const memoryColumns =
  'branch scene_number at summary location about significance action_type body hash';
const planColumns =
  'branch scene_number parent generation at is_success failure_reason failed_tools retries';

/** Takes the place of a row of the same story. Its id may be that of another story, which then keeps its own. */
function ownAgain(table: string, columns: string): string {
  const set = columns.split(' ').map((column) => `${column} = excluded.${column}`);
  return `ON CONFLICT (id) DO UPDATE SET ${set.join(', ')} WHERE ${table}.playthrough = excluded.playthrough`;
}

/** A skill may patch any number into the state; a column for whole ones would refuse the turn. */
function whole(value: number): number {
  const most = Number.MAX_SAFE_INTEGER;
  return Number.isNaN(value) ? 0 : Math.max(-most, Math.min(most, Math.round(value)));
}

function rowsOfMemory(memory: Memory, place: RowPlace): readonly Statement[] {
  const { id, summary, timestamp, location, about, significance, kind, characters, tags } = memory;
  const body = JSON.stringify(memory);
  const labels = [
    ...characters.map((label) => ['character', label]),
    ...(about === null || characters.includes(about) ? [] : [['character', about]]),
    ...(tags ?? []).map((label) => ['tag', label]),
  ];
  return [
    {
      sql: `INSERT INTO memory_events (id, playthrough, branch, scene_number, at, summary,
              location, about, significance, action_type, body, hash)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ${ownAgain('memory_events', memoryColumns)}`,
      params: [
        id,
        place.playthrough,
        place.branch,
        place.number,
        Date.parse(timestamp),
        summary,
        location,
        about,
        significance,
        kind,
        body,
        sha256Hex(body),
      ],
    },
    {
      sql: `INSERT OR IGNORE INTO memory_labels (memory, playthrough, kind, label)
            SELECT kept.id, playthrough, value ->> 0, value ->> 1 FROM memory_events AS kept, json_each(?)
            WHERE kept.id = ? AND playthrough = ?`,
      params: [JSON.stringify(labels), id, place.playthrough],
    },
  ];
}

/** Seen from its scene on, on its branch: what was corrected there is as it was elsewhere. */
function rowOfRevision(
  change: Extract<EntryChange, { readonly memory: MemoryId }>,
  place: RowPlace,
): Statement {
  const summary = change.kind === 'memory-corrected' ? change.summary : null;
  return {
    sql: `INSERT INTO memory_revisions
            (memory, playthrough, branch, scene_number, ordinal, summary, hash, is_forgotten, is_pinned)
          SELECT ?, ?, ?, ?, 1 + count(*), ?, ?, ?, ? FROM memory_revisions WHERE memory = ?`,
    params: [
      change.memory,
      place.playthrough,
      place.branch,
      place.number,
      summary,
      summary === null ? null : sha256Hex(summary),
      change.kind === 'memory-forgotten' ? 1 : null,
      change.kind === 'memory-pinned' ? Number(change.isPinned) : null,
      change.memory,
    ],
  };
}

/** What factions and people think, where it changed. */
function rowsOfStandings(
  before: StoryState,
  after: StoryState,
  place: RowPlace,
): readonly Statement[] {
  const now = minutesOf(after);
  const scores = [
    ...changedIn(before['reputation'], after['reputation']).flatMap(([faction, score]) =>
      Number.isFinite(score)
        ? [
            [
              'reputation',
              faction,
              score,
              whole(factionSince(after, faction) ?? now),
              decayOf('factions', faction, after),
            ],
          ]
        : [],
    ),
    ...changedIn(before['people'], after['people']).flatMap(([person, felt]) =>
      isJsonObject(felt) && Number.isFinite(felt['feeling'])
        ? [
            [
              'perception',
              person,
              felt['feeling'],
              whole(feltAt(felt) ?? now),
              decayOf('people', person, after),
            ],
          ]
        : [],
    ),
  ];
  if (scores.length === 0) return [];
  return [
    {
      sql: `INSERT OR REPLACE INTO standings (playthrough, kind, subject, branch, scene_number, score, since, decay_rate)
            SELECT ?, value ->> 0, value ->> 1, ?, ?, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)`,
      params: [place.playthrough, place.branch, place.number, JSON.stringify(scores)],
    },
  ];
}

function feltAt({ feltAt: minutes }: JsonObject): number | null {
  return typeof minutes === 'number' ? minutes : null;
}

function changedIn(
  before: StoryState[string] | undefined,
  after: StoryState[string] | undefined,
): readonly (readonly [string, StoryState[string]])[] {
  if (!isJsonObject(after) || before === after) return [];
  const old = isJsonObject(before) ? before : {};
  return Object.entries(after).filter(
    ([name, value]) => JSON.stringify(old[name]) !== JSON.stringify(value),
  );
}

function rowsOfFacts(
  scene: Scene,
  { before, after }: { readonly before: StoryState; readonly after: StoryState },
): readonly Statement[] {
  const changes = factChanges({ scene: scene.number, before, after, said: saidIn(scene) });
  if (changes.length === 0) return [];
  const rows = changes.map(({ kind, about, value, witnesses }) => [
    kind,
    about,
    value === undefined ? null : JSON.stringify(value),
    witnesses === null ? null : JSON.stringify(witnesses),
  ]);
  return [
    {
      sql: `INSERT OR REPLACE INTO facts (playthrough, branch, scene_number, ordinal, kind, about, value, witnesses)
            SELECT ?, ?, ?, key, value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)`,
      params: [scene.playthrough, scene.branch, scene.number, JSON.stringify(rows)],
    },
  ];
}

/** What failed and how often it was tried (arch §2.6); the plan itself stands in its scene. */
function rowOfPlan(
  { plan, at, success, failureReason, tools }: Scene['outcome']['plans'][number],
  place: RowPlace,
): Statement {
  const failed = tools.flatMap(({ toolId, state }) =>
    state === 'failed' || state === 'timeout' ? [toolId] : [],
  );
  return {
    sql: `INSERT INTO plan_log (id, playthrough, branch, scene_number, parent, generation, at,
            is_success, failure_reason, failed_tools, retries)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          ${ownAgain('plan_log', planColumns)}`,
    params: [
      plan.requestId,
      place.playthrough,
      place.branch,
      place.number,
      plan.metadata?.parentPlanId ?? null,
      whole(plan.metadata?.generationAttempt ?? 1),
      at === undefined ? null : whole(at),
      Number(success),
      failureReason,
      JSON.stringify(failed),
      whole(tools.reduce((sum, { retryCount }) => sum + retryCount, 0)),
    ],
  };
}

function rowOfSnapshot(state: StoryState, place: RowPlace): Statement {
  const text = JSON.stringify(state);
  return {
    sql: `INSERT OR REPLACE INTO state_snapshots (playthrough, branch, scene_number, state, hash)
          VALUES (?, ?, ?, ?, ?)`,
    params: [place.playthrough, place.branch, place.number, text, sha256Hex(text)],
  };
}
