import {
  campaignsMutatedFrom,
  type MutatedCampaign,
} from '@/campaign/testing/campaigns-mutated-from';
import type { CampaignContents } from '@/campaign/testing/odd-files';
import type { Engine } from '@/engine/engine';
import { openCampaignFolder, openCampaignZip } from '@/engine/files/open-campaign';
import { StoryFiles } from '@/engine/files/story-files';
import { campaignPicture } from '@/engine/library/campaign-picture';
import { encodeUtf8 } from '@/foundation/encode-utf8';
import { findingWords } from '@/foundation/finding';
import type { PlaythroughId } from '@/foundation/ids';
import { seededRandom, type SeededRandom } from '@/foundation/seeded-random';
import { packZip } from '@/foundation/zip-files';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';
import type { ChangeableFileStore, FileStore } from '@/ports/file-store';
import { readSaveFile } from '@/transfer/save-file';

import { drained } from './drained';
import { lookAtStory } from './look-at-story';
import { neighbourIn, rowsOf } from './neighbour';

const never = new AbortController().signal;
/** One campaign is read and played within this, of the processor's time: others may have the rest. */
const mostMs = 5_000;

/** How far a campaign is gone into. */
type Depth = 'read' | 'played' | 'whole';

export type CampaignTrials = {
  readonly files: CampaignContents;
  readonly count: number;
  readonly seed: number;
  /** Each so-manieth is played, and each so-manieth of those is looked at from all sides. */
  readonly plays: number;
  readonly wholeLooks: number;
  /** An engine that has these campaigns. */
  readonly engineWith: (campaigns: FileStore) => Promise<Engine>;
};

export type CampaignTally = {
  /** Read, with or without findings. */
  readonly taken: number;
  readonly played: number;
  readonly refused: number;
  readonly findings: number;
  readonly slowestMs: number;
  readonly broken: readonly string[];
};

/**
 * Campaigns with something in them changed, beside a sound one that is being played. Each comes as a folder
 * that lies there, as one that is opened, or as a zip. It is listed and loaded by the engine, which makes a
 * story of it where it has no passages; it is refused in a sentence, or every finding is put into words. Some
 * are begun by somebody, told and shown up to the first scene, and a turn is taken that is drawn; some of
 * those are explained, searched, exported in every form, and played on. What does anything else, takes too
 * long, or touches the other story is named.
 */
export async function tryCampaigns(trials: CampaignTrials): Promise<CampaignTally> {
  const tally = { taken: 0, played: 0, refused: 0, findings: 0, slowestMs: 0 };
  const broken: string[] = [];
  const draw = campaignsMutatedFrom(trials.files);
  const random = seededRandom(trials.seed);
  const lying = new LyingCampaigns(trials.files);
  const engine = await trials.engineWith(lying.store);
  const neighbour = await neighbourIn(engine);
  const before = await rowsOf(engine, neighbour);
  for (let number = 1; number <= trials.count; number += 1) {
    const mutated = draw(random);
    const started = process.cpuUsage();
    const trial = { engine, lying, mutated, number, random, depth: depthOf(number, trials) };
    const outcome = await tried(trial).catch((reason: unknown) => ({
      kind: 'broken' as const,
      says: `threw ${String(reason instanceof Error ? reason.stack : reason)}`,
    }));
    const ms = process.cpuUsage(started).user / 1_000;
    tally.slowestMs = Math.max(tally.slowestMs, ms);
    if (outcome.kind === 'refused') tally.refused += 1;
    else if (outcome.kind === 'broken') broken.push(`${mutated.what}: ${outcome.says}`);
    else {
      tally.taken += 1;
      tally.played += trial.depth === 'read' ? 0 : 1;
      tally.findings += outcome.findings;
    }
    if (ms > mostMs) broken.push(`${mutated.what}: took ${ms.toFixed(0)} ms`);
  }
  if ((await rowsOf(engine, neighbour)) !== before) broken.push('another story was touched');
  await engine.host.storage.database.close();
  return { ...tally, broken };
}

function depthOf(number: number, { plays, wholeLooks }: CampaignTrials): Depth {
  if (number % plays !== 0) return 'read';
  return (number / plays) % wholeLooks === 0 ? 'whole' : 'played';
}

/** The sound campaign, and beside it the one that is tried now. */
class LyingCampaigns {
  private readonly sound: CampaignContents;
  private current: ChangeableFileStore;

  constructor(files: CampaignContents) {
    this.sound = inFolder('a-sound-one', files);
    this.current = storeOf(this.sound);
  }

  readonly store: FileStore = {
    readText: (path, signal) => this.current.readText(path, signal),
    readBytes: (path, most, signal) =>
      this.current.readBytes?.(path, most, signal) ?? Promise.resolve(null),
    list: (folder, signal) => this.current.list(folder, signal),
    changes: {
      write: (...asked) => this.current.changes.write(...asked),
      remove: (...asked) => this.current.changes.remove(...asked),
      rename: (...asked) => this.current.changes.rename(...asked),
      watch: (...asked) => this.current.changes.watch(...asked),
    },
  };

  lay(id: string | null, files: CampaignContents): void {
    this.current = storeOf(id === null ? this.sound : { ...this.sound, ...inFolder(id, files) });
  }
}

function inFolder(id: string, files: CampaignContents): CampaignContents {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${id}/${path}`, text]));
}

function storeOf(files: CampaignContents): ChangeableFileStore {
  const entries = Object.entries(files);
  const isText = (entry: [string, string | Uint8Array]): entry is [string, string] =>
    typeof entry[1] === 'string';
  const isBytes = (entry: [string, string | Uint8Array]): entry is [string, Uint8Array] =>
    typeof entry[1] !== 'string';
  return memoryFileStore(
    Object.fromEntries(entries.filter(isText)),
    Object.fromEntries(entries.filter(isBytes)),
  );
}

type Trial = {
  readonly engine: Engine;
  readonly lying: LyingCampaigns;
  readonly mutated: MutatedCampaign;
  readonly number: number;
  readonly random: SeededRandom;
  readonly depth: Depth;
};

type Outcome =
  | { readonly kind: 'taken'; readonly findings: number }
  | { readonly kind: 'refused' }
  | { readonly kind: 'broken'; readonly says: string };

const broken = (says: string): Outcome => ({ kind: 'broken', says });
/** A sentence for people, of a length that can be read. */
const isSentence = (said: string): boolean => /^\S[\s\S]{1,2000}\.$/u.test(said);

/** One that fits on a screen. */
const isFinding = (said: string): boolean =>
  / (?:error|warning|info) \S/.test(said) && said.length <= 2_000;

async function tried(trial: Trial): Promise<Outcome> {
  const { engine, number, depth } = trial;
  // A name of its own: an engine reads each campaign once.
  const called = `campaign-${String(number)}`;
  const opened = await broughtIn(trial, called);
  if (opened !== null && 'refused' in opened)
    return isSentence(opened.refused)
      ? { kind: 'refused' }
      : broken(`was not opened, with "${opened.refused}"`);
  const id = opened?.id ?? called;
  try {
    const cards = await engine.campaignCards(never);
    if (!cards.some((card) => card.id === 'a-sound-one' && card.kind === 'playable'))
      return broken('the campaign beside it is not listed');
    const card = cards.find((each) => each.id === id);
    const loaded = await engine.loadCampaign(id, never);
    if (!loaded.ok) {
      loaded.error.findings.map(findingWords);
      if (card?.kind === 'playable') return broken('is listed, and cannot be loaded');
      if (opened !== null) return broken(`was opened, and says "${loaded.error.message}"`);
      return isSentence(loaded.error.message)
        ? { kind: 'refused' }
        : broken(`was refused with "${loaded.error.message}"`);
    }
    const { findings } = loaded.value;
    const said = findings.map(findingWords).find((words) => !isFinding(words));
    if (said !== undefined) return broken(`has the finding "${said.slice(0, 300)}"`);
    const fault = depth === 'read' ? null : await played(trial, id);
    return fault === null ? { kind: 'taken', findings: findings.length } : broken(fault);
  } finally {
    engine.readAnew(id);
  }
}

/** Each third lies there, each third is a folder that is opened, each third a zip; null where it lies there. */
async function broughtIn(
  { engine, lying, mutated: { files }, number }: Trial,
  name: string,
): Promise<{ readonly id: string } | { readonly refused: string } | null> {
  const door = number % 3;
  lying.lay(door === 0 ? name : null, files);
  if (door === 0) return null;
  const opened =
    door === 1
      ? await openCampaignFolder(engine, { name, store: storeOf(files) }, never)
      : await openCampaignZip(engine, { name: `${name}.zip`, bytes: zipOf(files) }, never);
  return opened.ok ? { id: opened.value.id } : { refused: opened.error };
}

function zipOf(files: CampaignContents): Uint8Array {
  return packZip(
    new Map(
      Object.entries(files).map(([path, held]) => [
        path,
        typeof held === 'string' ? encodeUtf8(held) : held,
      ]),
    ),
  );
}

/** Begun, told, shown, and gone on with once; a sentence where one of these cannot be done. */
async function played({ engine, random, depth }: Trial, campaign: string): Promise<string | null> {
  const begun = await beginAsSomebody(engine, campaign);
  if ('refused' in begun) return `cannot be begun: ${begun.refused}`;
  try {
    const opened = await engine.open(begun.id, never);
    if (!opened.ok) return `cannot be opened: ${opened.error.message}`;
    const session = opened.value;
    await drained(session.resume(never));
    await session.whenReady;
    const { setting, choices } = session;
    const pictured = [setting?.place, ...(setting?.people ?? [])];
    for (const { picture } of pictured.flatMap((each) => (each === undefined ? [] : [each])))
      if (picture !== undefined)
        await campaignPicture(engine.host.content.campaigns, picture, never);
    const turn = random.between(0, 4);
    const choice = choices[turn];
    await drained(
      session.take(choice === undefined ? { text: 'wait' } : { choice: choice.id }, never),
    );
    await session.whenReady;
    if (session.path.length < 2 && choices.length > 0)
      return 'a turn was taken and nothing is told';
    const said = [
      ...(await lookAtStory(engine, begun.id, depth === 'whole' ? 'whole' : 'first screen')),
      ...(await keptElsewhere(engine, begun.id)),
    ];
    return said.length === 0 ? null : `was played and then ${said.join(' ')}`;
  } finally {
    await engine.delete(begun.id, never);
  }
}

/** What was played can be exported, and the file is one that is taken in. */
async function keptElsewhere(engine: Engine, id: PlaythroughId): Promise<readonly string[]> {
  const exported = await new StoryFiles(engine).exportStory(id, never);
  if (!exported.ok) return [exported.error.message];
  const read = readSaveFile(exported.value);
  return read.ok ? [] : [read.error];
}

/** As whoever the campaign asks for. */
async function beginAsSomebody(
  engine: Engine,
  campaign: string,
): Promise<{ readonly id: PlaythroughId } | { readonly refused: string }> {
  const card = (await engine.campaignCards(never)).find(({ id }) => id === campaign);
  const asks = card?.kind === 'playable' ? card.asks : undefined;
  const [race, kind] = [asks?.races[0]?.name, asks?.classes[0]?.name];
  const player = {
    ...{ name: 'Ada Berg', pronouns: 'she' as const },
    ...(race === undefined ? {} : { race }),
    ...(kind === undefined ? {} : { class: kind }),
  };
  const beginning = { startingPatch: {}, startAtBeat: null, style: 'vivid', seed: 4 } as const;
  const begun = await engine.begin(
    { campaign, ...beginning, ...(asks === undefined ? {} : { player }) },
    never,
  );
  return begun.ok ? { id: begun.value } : { refused: begun.error.message };
}
