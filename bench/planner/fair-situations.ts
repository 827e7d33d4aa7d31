import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Intent } from '@/contracts/generated/choice';
import { initialState } from '@/engine/turn-data/initial-state';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import { builtInEmbedder } from '@/recall/built-in-embedder';
import type { Campaign } from '@/story/campaign/campaign';
import { nearestExampleBy } from '@/understanding/act/nearest-example';
import type { TypedSituation } from '@/understanding/story/typed-situation';

import { bundledEngine } from '../bundled-engine';

export type FairSituations = {
  readonly situationOf: (campaign: string, choices: readonly string[]) => Promise<TypedSituation>;
  readonly close: () => Promise<void>;
};

const choicePrefix = 'choice-';

/** The place of the choice that is taken. */
export function placeOf({ leadsTo }: Intent): number | null {
  return leadsTo?.startsWith(choicePrefix) === true
    ? Number(leadsTo.slice(choicePrefix.length))
    : null;
}

/** Where choices of the bundled story and of the strangers' campaigns may stand. */
export async function openFairSituations(root: string): Promise<FairSituations> {
  const table = builtInEmbedder(readFileSync(path.join(root, 'assets/recall/word-table.bin')));
  if (!table.ok) throw new Error(table.error);
  const nearest = nearestExampleBy(table.value);
  const bundled = await bundledEngine(root);
  const strangers = await bundledEngine(root, {
    campaigns: folderFileStore(path.join(root, 'e2e/strangers/seen')),
  });
  const campaigns = new Map<string, Campaign>();

  async function campaignCalled(name: string): Promise<Campaign> {
    const before = campaigns.get(name);
    if (before !== undefined) return before;
    const engine = name === 'forty-three-smokes' ? bundled : strangers;
    const loaded = await engine.loadCampaign(name, new AbortController().signal);
    if (!loaded.ok) throw new Error(`${name}: ${loaded.error.message}`);
    campaigns.set(name, loaded.value.campaign);
    return loaded.value.campaign;
  }

  return {
    /** Where the story stood is not in the sets; the choices say what could be done there. */
    async situationOf(name, choices) {
      const campaign = await campaignCalled(name);
      const state = initialState(campaign, { startingPatch: {}, startAtBeat: null });
      const offered = choices.map((text, place) => ({
        id: `${choicePrefix}${String(place)}`,
        text,
        intent: { kind: 'choice', leadsTo: `${choicePrefix}${String(place)}` } satisfies Intent,
      }));
      return { campaign, state, offered, nearest };
    },
    async close() {
      for (const { host } of [bundled, strangers]) await host.storage.database.close();
    },
  };
}
