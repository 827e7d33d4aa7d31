import { memoryFileStore } from '@/hosts/fake/memory-file-store';
import type { FileStore } from '@/ports/file-store';

const passages = `---
where: yard
---
## start
part: opening
memory: "You came to the yard."

The gate shuts behind you by itself. Mara is counting apples into a barrel.

> Ask Mara what she is counting for. [talk mara; stat: tact; risk: even] -> mara-tells / mara-shrugs
> Take an apple. [take apple; if: not flags.stole] -> apple-taken

## mara-tells
part: outcome
memory: {text: "Mara told you the barrel is for the ferryman.", kind: fact, about: mara, significance: high}
effects: ["set flags.knows true", "feeling mara +10"]

"For the ferryman," says Mara. {if roll == "partial": "And now I have lost count." | "He takes them by the hundred."}

## mara-shrugs
part: outcome
memory: "Mara would not say what the barrel is for."
effects: ["set flags.rebuffed true"]

Mara shrugs, and starts again at one.

## apple-taken
part: outcome
memory: "You took an apple from the barrel."
effects: ["gain apple", "set flags.stole true"]

The apple is cold and heavier than it looks.

## yard-wait
part: outcome
intent: wait
once: false

Somewhere a door is opened and thought better of.

## yard-standing
part: choices

> Polish the gate. [polish gate] -> gate-polished

## gate-polished
part: outcome

It shines.

## ferry-due
where: [yard, river]
part: pressure
beat: ferry

The ferry bell rings twice, which means now.

> Run for the ferry. [leave river] -> gone
> Let it go without you. [stay yard] -> stayed
> Throw the apple at the bell. [throw bell; needs: apple] -> gone

## gone
where: [yard, river]
part: outcome
effects: ["go river", "end away"]

You run.

## stayed
where: [yard, river]
part: outcome

The bell stops. It does not ring a third time today.
`;

const files: Readonly<Record<string, string>> = {
  'small/manifest.json': JSON.stringify({ title: 'The Small Yard', version: '1.0.0' }),
  'small/world/places.json': JSON.stringify({
    places: [
      { id: 'yard', name: 'the yard', exits: ['river'] },
      { id: 'river', name: 'the river', exits: ['yard'] },
    ],
  }),
  'small/world/items.json': JSON.stringify({ items: [{ id: 'apple', name: 'an apple' }] }),
  'small/world/rules.md':
    'Plain.\n\n```json\n{"rules": {"stats": {"tact": 1}, "sceneTime": "30m", "startTime": "08:00"}}\n```\n',
  'small/characters/npcs/mara/profile.json': JSON.stringify({
    name: 'Mara Voss',
    role: 'keeper',
    personality: { traits: ['exact'] },
    pronouns: 'she',
    place: 'yard',
  }),
  'small/characters/player/template.json': JSON.stringify({ starting_location: 'yard' }),
  'small/plot/beats.json': JSON.stringify({
    beats: [
      {
        id: 'ferry',
        title: 'The ferry',
        conditions: { scene_count: { min: 6 } },
        priority: 'critical',
      },
    ],
  }),
  'small/plot/endings/away.md':
    '---\ntitle: Away\n---\nThe yard gets small, {if flags.knows: as she said it would | as yards do}.\n',
  'small/plot/passages/yard.md': passages,
};

/** Its files, by their path inside its folder. */
export const smallCampaignTexts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.slice('small/'.length), text]),
);

/** A campaign of a few passages: two places, one person, one roll, one beat, one ending. */
export const smallCampaign: FileStore = smallCampaignWith({});

/** The small campaign and more files beside it, or instead of its own. */
export function smallCampaignWith(more: Readonly<Record<string, string>>): FileStore {
  return memoryFileStore({ ...files, ...more });
}
