import type { Engine } from '@/engine/engine';
import { seededRandom } from '@/foundation/seeded-random';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';
import {
  campaignsMutatedFrom,
  type CampaignTexts,
  type MutatedCampaign,
} from '@/campaign/testing/campaigns-mutated-from';
import type { FileStore } from '@/ports/file-store';

import { drained } from './drained';
import { lookAtStory } from './look-at-story';

const never = new AbortController().signal;
/** One campaign is read and played two turns within this, of the processor's time: others may have the rest. */
const mostMs = 10_000;

export type CampaignTrials = {
  readonly files: CampaignTexts;
  readonly count: number;
  readonly seed: number;
  /** An engine that has these campaigns. */
  readonly engineWith: (campaigns: FileStore) => Promise<Engine>;
};

/**
 * Campaigns with one thing in them changed: each is refused in a sentence, or is played two turns, back, and
 * on. What does neither, or takes too long, is named.
 */
export async function tryCampaigns({ files, count, seed, engineWith }: CampaignTrials): Promise<{
  readonly played: number;
  readonly refused: number;
  readonly broken: readonly string[];
}> {
  const counts = { played: 0, refused: 0 };
  const broken: string[] = [];
  const draw = campaignsMutatedFrom(files);
  const random = seededRandom(seed);
  let current: FileStore = memoryFileStore({});
  const engine = await engineWith({
    readText: (path, signal) => current.readText(path, signal),
    list: (folder, signal) => current.list(folder, signal),
  });
  for (let number = 1; number <= count; number += 1) {
    const mutated = draw(random);
    // A name of its own: an engine reads each campaign once.
    const id = `campaign-${String(number)}`;
    current = memoryFileStore(inFolder(id, mutated));
    const started = process.cpuUsage();
    const outcome = await tried(engine, id).catch(
      (reason: unknown) => `threw ${String(reason instanceof Error ? reason.stack : reason)}`,
    );
    const ms = process.cpuUsage(started).user / 1_000;
    if (outcome === 'played' || outcome === 'refused') counts[outcome] += 1;
    else broken.push(`${mutated.what}: ${outcome}`);
    if (ms > mostMs) broken.push(`${mutated.what}: took ${ms.toFixed(0)} ms`);
  }
  await engine.host.storage.database.close();
  return { ...counts, broken };
}

function inFolder(id: string, { files }: MutatedCampaign): CampaignTexts {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${id}/${path}`, text]));
}

async function tried(engine: Engine, campaign: string): Promise<string> {
  const [card] = await engine.campaignCards(never);
  const loaded = await engine.loadCampaign(campaign, never);
  if (!loaded.ok) {
    const isSaid = card === undefined || card.kind === 'broken';
    const isSentence = /^(The|There) [\s\S]{1,2000}\.$/u.test(loaded.error.message);
    return isSaid && isSentence ? 'refused' : `was refused with "${loaded.error.message}"`;
  }
  JSON.stringify(loaded.value.findings);
  const beginning = { startingPatch: {}, startAtBeat: null, style: 'vivid' } as const;
  const begun = await engine.begin({ campaign, seed: 4, ...beginning }, never);
  if (!begun.ok) return `cannot be begun: ${begun.error.message}`;
  try {
    const opened = await engine.open(begun.value, never);
    if (!opened.ok) return `cannot be opened: ${opened.error.message}`;
    await drained(opened.value.resume(never));
    await opened.value.whenReady;
    const said = await lookAtStory(engine, begun.value, 'whole');
    return said.length === 0 ? 'played' : `was played and then ${said.join(' ')}`;
  } finally {
    await engine.delete(begun.value, never);
  }
}
