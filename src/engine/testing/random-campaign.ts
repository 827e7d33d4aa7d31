import { seededRandom, type SeededRandom } from '@/foundation/seeded-random';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';
import type { FileStore } from '@/ports/file-store';

export const somePlaces = ['yard', 'river', 'hill', 'mill'] as const;
export const somePeople = ['mara', 'oda', 'wen'] as const;
export const someItems = ['apple', 'rope'] as const;
export const someFlags = ['wet', 'late'] as const;

const conditions = ['flags.wet', 'not flags.late', 'scene_count > 3', 'feeling.mara > 0'] as const;
const effects = [
  'set flags.wet true',
  'set flags.late true',
  'set people.mara.place hill',
  'set people.oda.place yard',
  'gain apple',
  'lose apple',
  'gain rope',
  'go mill',
  'go yard',
  'feeling mara -45',
  'feeling oda +45',
  'reputation millers +45',
  'reputation millers -45',
  'stat nerve +9',
] as const;

/**
 * A small campaign made by chance, as the files of `small`: places, people, things, and passages that lead
 * to one another under all sorts of conditions. Each choice has words of its own.
 */
export function randomCampaign(seed: number): FileStore {
  const random = seededRandom(seed);
  const passages = Array.from({ length: random.between(5, 14) }, (_, at) => `p${String(at)}`);
  return memoryFileStore({
    'small/manifest.json': JSON.stringify({ title: 'By chance', version: '1.0.0' }),
    'small/world/places.json': JSON.stringify({ places: placesBy(random) }),
    'small/world/items.json': JSON.stringify({
      items: someItems.map((id) => ({ id, name: `the ${id}` })),
    }),
    'small/world/rules.md': `\`\`\`json\n${JSON.stringify({ rules: rulesBy(random) })}\n\`\`\`\n`,
    'small/characters/player/template.json': JSON.stringify({ starting_location: 'yard' }),
    'small/plot/beats.json': JSON.stringify({
      beats: ['storm', 'thaw'].map((id) => ({
        id,
        title: `The ${id}`,
        conditions: { scene_count: { min: random.between(2, 9) } },
        priority: 'critical',
      })),
    }),
    'small/plot/passages/all.md': [
      openingBy(random, passages),
      ...passages.map((id) => passageBy(random, id, passages)),
    ].join('\n'),
    ...Object.fromEntries(
      somePeople.map((id) => [
        `small/characters/npcs/${id}/profile.json`,
        JSON.stringify({
          name: `${id[0]?.toUpperCase() ?? ''}${id.slice(1)}`,
          role: 'keeper',
          personality: {},
          place: random.pick(somePlaces),
          factions: random.pick([[], ['millers']]),
        }),
      ]),
    ),
  });
}

function placesBy(random: SeededRandom) {
  return somePlaces.map((id) => ({
    id,
    name: `the ${id}`,
    exits: somePlaces.filter((other) => other !== id && random.between(0, 2) > 0),
  }));
}

function rulesBy(random: SeededRandom) {
  return {
    stats: { nerve: random.between(-3, 20), tact: random.between(0, 3) },
    factions: { millers: { name: 'the millers', start: random.between(-50, 50) } },
  };
}

function openingBy(random: SeededRandom, passages: readonly string[]): string {
  return `## start\npart: opening\n\nIt begins.\n\n${choicesBy(random, 'start', passages)}`;
}

function passageBy(random: SeededRandom, id: string, passages: readonly string[]): string {
  const part = random.pick(['outcome', 'outcome', 'choices', 'place', 'pressure', 'reaction']);
  const isOfBeat = part === 'pressure' && random.between(0, 1) === 0;
  const header = [
    `part: ${part}`,
    ...maybe(random, 3, `where: [${random.pick(somePlaces)}, ${random.pick(somePlaces)}]`),
    ...(isOfBeat ? [`beat: ${random.pick(['storm', 'thaw'])}`] : []),
    ...maybe(random, 4, 'once: false'),
    ...maybe(random, 5, `if: ${random.pick(conditions)}`),
    ...maybe(random, 2, `effects: ${JSON.stringify([random.pick(effects), random.pick(effects)])}`),
    ...maybe(random, 3, `memory: "What ${id} was about."`),
  ];
  return [
    `## ${id}`,
    ...header,
    '',
    `Here ${id} is told.`,
    '',
    choicesBy(random, id, passages),
  ].join('\n');
}

function choicesBy(random: SeededRandom, id: string, passages: readonly string[]): string {
  const count = random.between(0, 4);
  const lines = Array.from({ length: count }, (_, at) => {
    const settings = [
      `${random.pick(['do', 'talk', 'take', 'move', 'use', 'wait'])} ${targetBy(random)}`.trim(),
      ...maybe(random, 3, `stat: ${random.pick(['nerve', 'tact'])}`),
      ...maybe(random, 5, `risk: ${random.pick(['low', 'even', 'high'])}`),
      ...maybe(random, 4, `needs: ${random.pick(someItems)}`),
      ...maybe(random, 3, `tone: ${random.pick(['friendly', 'cooperative', 'hostile'])}`),
      ...maybe(random, 5, 'faction: millers'),
      ...maybe(random, 6, 'requires: nerve'),
      ...maybe(random, 4, `if: ${random.pick(conditions)}`),
    ];
    return `> Do ${id} ${String(at)}. [${settings.join('; ')}]${goalBy(random, passages)}`;
  });
  return `${lines.join('\n')}\n`;
}

function targetBy(random: SeededRandom): string {
  return random.pick(['', random.pick(somePeople), random.pick(somePlaces), 'apple', 'moon']);
}

function goalBy(random: SeededRandom, passages: readonly string[]): string {
  const [first = 'start', ...others] = passages;
  const goals = [first, ...others, 'storm', 'thaw'] as const;
  if (random.between(0, 3) === 0) return '';
  return ` -> ${random.pick([first, ...goals])}${random.between(0, 1) === 0 ? '' : ` / ${random.pick([first, ...goals])}`}`;
}

/** The line once in so many times, else nothing. */
function maybe(random: SeededRandom, outOf: number, line: string): readonly string[] {
  return random.between(1, outOf) === 1 ? [line] : [];
}
