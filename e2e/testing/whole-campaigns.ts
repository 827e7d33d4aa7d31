import type { CampaignContents } from '@/campaign/testing/odd-files';
import { ferryFiles } from '@/engine/testing/ferry-files';
import { smallCampaignTexts } from '@/engine/testing/small-campaign';

const asJson = (value: unknown): string => JSON.stringify(value, null, 1);
const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72]);

const manifest = {
  ...{ version: '1.2.0', author: 'N. N.', genre: 'Mystery', tone: 'Quiet', language: 'en' },
  ...{ description: 'A yard, a ferry.', content_rating: 'Teen', rules_hint: 'narrative' },
  ...{ hydration_guidance: 'Add what you like.', content_warnings: ['water'], license: 'CC0' },
  ...{ estimated_playtime_hours: 1.5, tags: ['short'], homepage: 'https://example.org' },
  ...{ generated: true },
  provenance: { source_model: 'none', generated_at: '2026-02-03T11:00:00Z', seed_data: 'yard' },
};

const template = {
  character_creation: { mode: 'guided', guidance: 'You came with the last boat.' },
  allowed_races: [{ name: 'Human', description: 'As most.', traits: ['diplomatic'] }],
  allowed_classes: [{ name: 'Stoker', abilities: ['rowing'] }, { name: 'Clerk' }],
  starting_location: 'yard',
  starting_items: ['apple', 'worn dagger'],
  constraints: { must_be_human: true },
};

const beat = {
  ...{ id: 'the_rope', title: 'The rope', description: 'The rope is found. Mara looks away.' },
  conditions: {
    ...{ scene_count: { min: 2, max: 9 }, requires_any_beat: ['the_lamp', 'ferry'] },
    ...{ player_choices: ['searches the yard'], player_state: { 'stats.tact': { min: 1 } } },
    ...{ npc_state: { 'mara.place': 'yard' }, world_state: 'It is night', custom: 'not flags.x' },
  },
  ...{ priority: 'high', consequences: ['Mara is warned'], skippable: true, mood: 'Uneasy' },
  outcomes: [{ id: 'found', probability: 0.5, next_beat: 'ferry' }],
  dialogue: ['Mara: "That is not mine."', { speaker: 'mara', line: 'Nor yours.' }],
  timeout: { scenes: 8, fallback_beat: 'ferry' },
};

const rules = {
  ...{ roll: '2d6', mode: 'over', stats: { tact: 1, nerve: 0 }, sentimentCap: 3 },
  counters: { snow: { start: 0, max: 9, ticks: { scene: 1 } } },
  factions: { ferrymen: { start: 5 } },
  modifiers: { skill: 1 },
  bands: [{ id: 'failure', max: 6 }, { id: 'partial', max: 9 }, { id: 'success' }],
  ...{ sceneTime: '30m', startTime: '08:00', startDay: 'Friday' },
};

/** What either may have: with this, every kind of file is there that a campaign can be made of. */
const beside: CampaignContents = {
  'world/rules.md': `Plain.\n\n\`\`\`json\n${asJson({ rules })}\n\`\`\`\n`,
  'README.md': '# Made by people\n\nWith care.\n',
  'world/constraints.md':
    'Nobody flies.\n\n```json\n{"constraints": {"never": ["the bell was stolen"]}}\n```\n',
  'world/factions.json': asJson({
    factions: [
      { id: 'ferrymen', name: 'the ferrymen', allies: ['keepers'], enemies: [] },
      { id: 'keepers', name: 'the keepers' },
    ],
  }),
  'world/items.json': asJson({
    items: [
      { id: 'apple', name: 'an apple' },
      { id: 'rope', name: 'a rope', keep: true },
    ],
  }),
  'world/places.json': asJson({
    features: [{ feature: 'falling-snow', if: 'flags.stole' }],
    places: [
      {
        ...{ id: 'yard', name: 'the yard', called: ['gate'], kind: 'village', mood: 'uneasy' },
        ...{ region: 'Lower Marsh', features: ['bell'], description: 'A yard with a gate.' },
        exits: ['river', { to: 'mill', if: 'flags.knows' }],
      },
      { id: 'river', name: 'the river', exits: ['yard'] },
      { id: 'mill', name: 'the mill', exits: ['yard', 'river'] },
    ],
  }),
  'characters/player/template.json': asJson(template),
  'characters/npcs/mara/portrait.png': picture,
  'characters/npcs/mara/secrets.md': 'Mara has sold the barrel already. She told nobody.\n',
  'lore/history/the_flood.md':
    '# The flood\n\nThe river came over the wall in Odda. Nobody counted the barrels.\n\n## After\n\nThe gate is new.\n',
  'lore/bells.txt': 'The bell has a crack.\n\nIt rings twice, and never a third time.\n',
  'art/locations/yard.png': picture,
  'art/locations/yard-night.png': picture,
  'art/locations/yard.png.keywords.txt': '# by hand\nyard\ngate\n',
  'art/locations/yard.png.meta.json': asJson({ path: 'art/locations/yard.png', type: 'image' }),
  'art/characters/npc_mara.webp': picture,
  'music/ambient/river.mp3': picture,
};

const maraProfile = {
  ...{ name: 'Mara Voss', short_name: 'Mara', role: 'keeper', age: 'forty', place: 'yard' },
  ...{
    epithets: ['the keeper'],
    pronouns: 'she',
    factions: ['keepers'],
    secrets: 'See secrets.md',
  },
  personality: { traits: ['exact'], flaws: ['slow'], virtues: ['patient'] },
  motivations: ['Count the apples'],
  speech_patterns: { style: 'Short', examples: ['Twelve. Thirteen.'] },
  relationships: { ida: 'Owes her a barrel' },
  ...{
    appearance: 'Small, in a grey apron.',
    background: 'Born in the mill.',
    inventory: ['rope'],
  },
  ...{ goals: [{ goal: 'Leave', priority: 'high', status: 'active' }], stats: { wit: 2 } },
  ...{ portrait: 'art/characters/npc_mara.webp', metadata: { importance: 'major', tags: ['a'] } },
};

const withParts = (text: string | undefined, more: object): string =>
  asJson({ ...(JSON.parse(text ?? '{}') as object), ...more });

function withBeat(text: string | undefined): string {
  const { beats } = JSON.parse(text ?? '{}') as { readonly beats: readonly object[] };
  return asJson({ beats: [...beats, beat] });
}

/** With passages, and every other kind of file of a campaign: small, so that thousands are read. */
export const toldCampaign: CampaignContents = {
  ...smallCampaignTexts,
  ...beside,
  'manifest.json': withParts(smallCampaignTexts['manifest.json'], manifest),
  'characters/npcs/mara/profile.json': asJson(maraProfile),
  'plot/beats.json': withBeat(smallCampaignTexts['plot/beats.json']),
  'plot/premise.md': 'You came to the yard last.\n',
  'world/setting.md': '# The yard\n\nA gate, a barrel and a river.\n',
  'plot/passages/mill.md': `---
where: mill
generated: false
---
## mill-first
part: place
first: true
time: [dawn, morning, night]
mood: uneasy
if: "flags.knows and scene_count > 2"
weight: 2

{mara} is {if has(items.apple): fed | hungry}. {One|Another} wheel turns for {player.name}.

## mill-talk
part: outcome
intent: [talk, ask]
asks: [bell, "the hours"]
who: [mara]
speaker: mara
feeling: "mara > 10"
has: rope
after: ferry
recalls: {about: mara, kind: promise, age: 1}
cast: {stranger: {trait: exact, not: [mara]}}
effects: ["time 2h", "stat tact +1", "learn mara \\"it is cracked\\"", "reputation keepers -5"]

"It is cracked," says {mara.they}. {memory}

> Promise to come back. [tell mara; tone: friendly; faction: keepers; requires: tact > 0; hint: "She may."]

## mill-again
part: retelling
of: mill-first

The wheel again.
`,
};

/** Without a passage: a story is made of its prose. */
export const proseCampaign: CampaignContents = {
  ...ferryFiles,
  ...beside,
  'manifest.json': withParts(ferryFiles['manifest.json'], manifest),
  'characters/npcs/mara/profile.json': asJson(maraProfile),
  'plot/beats.json': withBeat(ferryFiles['plot/beats.json']),
};
