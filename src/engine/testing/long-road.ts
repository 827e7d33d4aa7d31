import { memoryFileStore } from '@/hosts/fake/memory-file-store';
import type { FileStore } from '@/ports/file-store';

const people = [
  { id: 'mara', name: 'Mara Voss', factions: ['millers'] },
  { id: 'oda', name: 'Oda Lind', factions: ['ferrymen'] },
  { id: 'wen', name: 'Wen', factions: [] },
  { id: 'ivo', name: 'Ivo Brandt', factions: ['millers'] },
] as const;
const inns = ['heron', 'plough', 'anchor', 'lantern', 'saddle', 'badger'] as const;

const looks =
  'amber ash bent blue brass chalk clay cold crooked damp dented faded gilt green hollow iron oak painted quiet red'.split(
    ' ',
  );
const things =
  'anvil basket bell boot bottle broom candle comb drum fiddle hinge kettle ladder mirror needle oar pepper ribbon spade whistle'.split(
    ' ',
  );

/** No two miles have the same; what is remembered of one is found by it. */
function thingOfMile(mile: number): string {
  const look = looks[Math.floor(mile / things.length) % looks.length] ?? '';
  return `${look} ${things[mile % things.length] ?? ''}`;
}

/** At each mile there is something to do with somebody, and something else; three miles are in sight at once. */
function mile(at: number): string {
  const n = String(at);
  const thing = thingOfMile(at);
  const window = `if: scene_count >= ${n} and scene_count <= ${String(at + 2)}`;
  const person = people[at % people.length] ?? people[0];
  return `## sight-${n}
part: choices
${window}

> Ask ${person.name} for the ${thing}. [ask ${person.id}; stat: ${at % 2 === 0 ? 'tact' : 'nerve'}] -> got-${n} / refused-${n}
> Walk around the ${thing} once. [walk] -> seen-${n}
> Leave the ${thing} where it is. [leave] -> left-${n}

## got-${n}
part: outcome
memory: {text: "${person.name} gave you the ${thing}.", about: ${person.id}, significance: ${at % 5 === 0 ? 'high' : 'medium'}}
effects: ["feeling ${person.id} +3", "set flags.got_${n} true"]

${person.name} holds out the ${thing} before you have finished asking. It weighs as much as the ${thing} of anybody's grandmother.

## refused-${n}
part: outcome
memory: {text: "${person.name} kept the ${thing} from you.", about: ${person.id}, significance: medium}
effects: ["feeling ${person.id} -2"]

${person.name} puts the ${thing} behind a back that is not turned. Nobody on this road ever lent a ${thing} and was glad of it.

## seen-${n}
part: outcome
memory: {text: "You saw whose mark the ${thing} has.", significance: medium}
effects: ["set counters.marks ${n}"]

Under the ${thing} somebody has scratched a mark and thought better of it. You count the steps around the ${thing} and arrive at more than there are.

## left-${n}
part: outcome

The ${thing} stays, as a ${thing} will when it is asked nothing at all.

## verge-${n}
part: pressure
${window}

Ahead the verge has a place worn bare where a ${thing} has stood for years.
`;
}

/** A campaign of as many miles as there are scenes, with people, groups, dice, things and beats on the way. */
export function longRoad(scenes: number): FileStore {
  const beats = Array.from({ length: Math.floor(scenes / 25) }, (_, at) => ({
    id: `toll-${String(at)}`,
    title: `Toll ${String(at)}`,
    conditions: { scene_count: { min: 20 + 25 * at } },
    priority: 'high',
    consequences: [`Toll ${String(at)} is paid.`],
  }));
  const tolls = beats.map(
    ({ id }, at) =>
      `## at-${id}\npart: pressure\nbeat: ${id}\n\nA bar lies across the road, and toll ${String(at)} is due before it moves.\n`,
  );
  const start = '## start\npart: opening\n\nThe road begins at a gate that nobody shuts.\n';
  return memoryFileStore({
    'road/manifest.json': JSON.stringify({ title: 'The Long Road', version: '1.0.0' }),
    'road/world/places.json': JSON.stringify({
      places: inns.map((id, at) => ({
        id,
        name: `the ${id}`,
        exits: [inns[(at + 1) % inns.length], inns[(at + inns.length - 1) % inns.length]],
      })),
    }),
    'road/world/factions.json': JSON.stringify({
      factions: ['millers', 'ferrymen'].map((id) => ({ id, name: `the ${id}` })),
    }),
    'road/world/rules.md': `\`\`\`json\n${JSON.stringify({ rules: { stats: { tact: 2, nerve: 0 }, sceneTime: '30m', startTime: '08:00' } })}\n\`\`\`\n`,
    'road/characters/player/template.json': JSON.stringify({ starting_location: inns[0] }),
    'road/plot/beats.json': JSON.stringify({ beats }),
    'road/plot/passages/road.md': [
      start,
      ...tolls,
      ...Array.from({ length: scenes + 3 }, (_, at) => mile(at)),
    ].join('\n'),
    ...Object.fromEntries(
      people.map(({ id, name, factions }, at) => [
        `road/characters/npcs/${id}/profile.json`,
        JSON.stringify({
          ...{ name, factions, role: 'traveller', personality: {} },
          place: inns[at],
        }),
      ]),
    ),
  });
}
