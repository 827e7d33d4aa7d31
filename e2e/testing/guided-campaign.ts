import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { BrowserContext } from 'playwright-core';

import { root, temporaryFolder } from './narratoria';

/** By their paths in the campaign's folder. */
export const guidedCampaignFiles: Readonly<Record<string, string>> = {
  'manifest.json': JSON.stringify({
    title: 'Gates of Camelot',
    version: '1.0.0',
    description: 'A gate, a guard, and somebody who has come a long way.',
  }),
  'characters/player/template.json': JSON.stringify({
    character_creation: {
      mode: 'guided',
      guidance:
        'You are a traveler arriving in Camelot on the eve of the tournament, with the dust of three counties on your boots and one letter that you have not opened.',
    },
    allowed_races: [
      { name: 'Human', description: 'Versatile and adaptable.', traits: ['diplomatic'] },
      { name: 'Fae', description: 'Older than the walls.', traits: ['keen-eyed', 'proud'] },
    ],
    allowed_classes: [
      { name: 'Knight', abilities: ['swordsmanship', 'leadership'] },
      { name: 'Minstrel', description: 'At home at every table.', abilities: ['singing'] },
      { name: 'Physician', abilities: ['healing', 'reading urine by candlelight'] },
    ],
    starting_location: 'Gates of Camelot',
    starting_items: ["traveler's cloak", 'worn dagger'],
    constraints: { era_locked: 'Medieval' },
  }),
  'plot/passages/gate.md': [
    '## gate',
    'part: opening',
    '',
    '"{player.name}," the guard reads from your letter.',
    '',
    '> Draw your sword on the guard. [attack; risk: even]',
    '> Sing for the guard. [sing; requires: singing]',
    '> Wait in the dust. [wait]',
    '',
  ].join('\n'),
};

/** A data folder with a campaign in it that asks the player who they are. */
export function dataWithGuided(): string {
  const data = temporaryFolder();
  for (const [file, text] of Object.entries(guidedCampaignFiles)) {
    const place = path.join(data, 'campaigns/camelot', file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  return data;
}

/** In these windows that campaign comes along beside the others, and before them. */
export async function bringGuidedCampaign(context: BrowserContext): Promise<void> {
  await context.route(/\/content\/bundled-[^/]*\.json$/, async (route) => {
    const whole = (await (await route.fetch()).json()) as Readonly<Record<string, unknown>>;
    const own = Object.entries(guidedCampaignFiles).map(
      ([file, text]) => [`campaigns/camelot/${file}`, text] as const,
    );
    await route.fulfill({ json: { ...Object.fromEntries(own), ...whole } });
  });
}

/** A data folder with one of the campaigns of others. */
export function dataWithStranger(campaign: string): string {
  const data = temporaryFolder();
  cpSync(path.join(root, 'e2e/strangers/seen', campaign), path.join(data, 'campaigns', campaign), {
    recursive: true,
  });
  return data;
}
