import type { JsonObject } from '@/foundation/json';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import type { FileStore } from '@/ports/file-store';

const passages = `---
where: yard
---
## start
part: opening

The gate shuts behind you by itself.

## acts
part: choices

> Ask Mara for the key. [ask mara; stat: sure] -> key-given / key-kept
> Beg Mara for the key. [beg mara; stat: hopeless] -> key-begged / key-kept
> Haggle with Mara for the key. [haggle mara; stat: middling] -> key-lent / key-kept
> Praise the count that Mara made. [praise mara; stat: sure] -> praised
> Nod to Mara. [nod mara] -> nodded
> Help Oda lift the beam. [help oda; stat: sure] -> beam-lifted / beam-dropped
> Let the beam fall on Wen. [cheat wen; stat: hopeless] -> beam-stolen / beam-fell
> Scramble up the wall. [scramble wall; stat: sure; risk: high] -> climbed / fell
> Climb the wall of the yard again. [climb wall; stat: sure] -> climbed-again / fell
> Ring the bell. [ring bell] -> rung

## key-given
part: outcome
memory: {text: "Mara gave you the key to the mill.", about: mara, significance: medium}

"Bring it back," says Mara.

## key-begged
part: outcome
memory: {text: "Mara gave you the key because you begged.", about: mara, significance: high}

She gives it to you.

## key-lent
part: outcome
memory: {text: "Mara lent you the key.", about: mara, significance: medium}

"Until noon," says Mara.

## key-kept
part: outcome
memory: {text: "Mara kept the key.", about: mara, significance: medium}

She puts the key away.

## praised
part: outcome
effects: ["feeling mara +3", "reputation millers -2"]

"I know," says Mara.

## nodded
part: outcome

Mara nods too.

## beam-lifted
part: outcome
memory: {text: "You lifted the beam off Oda.", about: oda, significance: high}

It takes the two of you.

## beam-dropped
part: outcome

It slips.

## beam-stolen
part: outcome
memory: {text: "You got away with it.", about: wen, significance: high}

Nobody saw.

## beam-fell
part: outcome
memory: {text: "You let the beam fall on Wen.", about: wen, kind: betrayal, significance: high}

Wen does not get up at once.

## climbed
part: outcome
memory: {text: "You climbed the wall of the yard.", significance: high}

From up there one sees the river.

## climbed-again
part: outcome

It is the same river.

## fell
part: outcome
memory: {text: "You fell off the wall.", significance: high}

The yard is harder than it looks.

## rung
part: outcome
effects: ["start flood"]

The bell is heard as far as the river.

## at-the-ferry
part: choices
where: river

> Ask Ivo and the ferrymen to hide you. [hide ivo; tone: cooperative; faction: ferrymen] -> hidden
> Share your bread with Ivo and the ferrymen. [share ivo; tone: friendly; faction: ferrymen] -> shared
> Skim a stone over the water. [skim] -> skimmed

## skimmed
part: outcome
where: river

It counts to five.

## hidden
part: outcome
where: river

They move closer together.

## shared
part: outcome
where: river

It is good bread.

## flood-comes
part: pressure
beat: flood
where: [yard, river]

The water is at the gate.

## ferry-leaves
part: pressure
beat: ferry
where: river

The last ferry is untied.

> Ask Ivo to wait for you. [plead ivo; tone: cooperative] -> hidden
> Ask the ferrymen to hold the rope. [hold; tone: cooperative; faction: ferrymen] -> shared
> Jump. [jump] -> nodded
`;

const rules = {
  sceneTime: '1h',
  // Stats so far apart that they decide alone.
  bands: [
    { id: 'failure', label: 'Failure', max: 0 },
    { id: 'partial', label: 'Partial success', min: 1, max: 40 },
    { id: 'success', label: 'Success', min: 41 },
  ],
  stats: { sure: 60, middling: 10, hopeless: -60 },
  factions: { millers: { name: 'the millers' }, ferrymen: { name: 'the ferrymen' } },
};

function profile(name: string, more: JsonObject = {}): string {
  return JSON.stringify({ name, role: 'keeper', personality: {}, place: 'yard', ...more });
}

/**
 * A yard with Mara of the millers, Oda and Wen, where it is known beforehand how each roll turns out; at the
 * river is Ivo of the ferrymen.
 */
export function weighedCampaign(block: JsonObject = {}): FileStore {
  return smallCampaignWith({
    'small/plot/passages/yard.md': passages,
    'small/plot/beats.json': JSON.stringify({
      beats: [
        { id: 'flood', title: 'The flood', conditions: { scene_count: { min: 900 } } },
        { id: 'ferry', title: 'The ferry', conditions: { world_state: { 'flags.late': true } } },
      ],
    }),
    'small/world/rules.md': `\`\`\`json\n${JSON.stringify({ rules: { ...rules, ...block } })}\n\`\`\`\n`,
    'small/characters/npcs/mara/profile.json': profile('Mara Voss', { factions: ['millers'] }),
    'small/characters/npcs/oda/profile.json': profile('Oda Voss'),
    'small/characters/npcs/wen/profile.json': profile('Wen'),
    'small/characters/npcs/ivo/profile.json': profile('Ivo', {
      factions: ['ferrymen'],
      place: 'river',
    }),
  });
}
