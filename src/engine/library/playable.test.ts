import { loadCampaign } from '@/campaign/load-campaign';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';
import { playable } from '@/engine/library/playable';
import { ferryFiles } from '@/engine/testing/ferry-files';
import type { Campaign } from '@/story/campaign/campaign';
import { sentenceKey } from '@/story/words/sentence-key';
import fc from 'fast-check';

const never = new AbortController().signal;

async function madeFrom(files: Readonly<Record<string, string>>): Promise<Campaign> {
  const inFolder = Object.entries(files).map(([path, text]) => [`ferry/${path}`, text]);
  const store = memoryFileStore(Object.fromEntries(inFolder) as Record<string, string>);
  const made = await playable(await loadCampaign(store, 'ferry', never));
  if (!made.ok) throw new Error(made.error.message);
  return made.value.campaign;
}

const proseOf = ({ passages }: Campaign): string =>
  [...passages.values()].flatMap(({ prose }) => prose).join('\n');
const choicesOf = ({ passages }: Campaign): readonly string[] =>
  [...passages.values()].flatMap(({ choices }) => choices.map(({ text }) => text));

const ownStory = `## start
part: opening

You are late.

${Array.from({ length: 12 }, (_, at) => `> Count ${String(at)} ropes. [do]`).join('\n')}
`;

it('[arch §6.2] a campaign without passages is read, one that is told in passages is told as it is written', async () => {
  const bare = await madeFrom(ferryFiles);
  const written = await madeFrom({ ...ferryFiles, 'plot/passages/deck.md': ownStory });
  expect(bare.passages.size).toBeGreaterThan(100);
  expect([...written.passages.keys()]).toEqual(['start']);
});

it('[arch §6.2] the first passage of an author takes its own part, and all else is read as before', async () => {
  const bare = await madeFrom(ferryFiles);
  const opened = await madeFrom({
    ...ferryFiles,
    'plot/passages/deck.md': '## start\npart: opening\n\nYou are late.\n',
  });
  expect(opened.passages.get('start')?.prose).toEqual(['You are late.']);
  expect(opened.passages.has('read-opening')).toBe(false);
  expect(opened.passages.size).toBe(bare.passages.size);
  const sight = await madeFrom({
    ...ferryFiles,
    'plot/passages/saloon.md': '## stove\npart: place\nwhere: saloon\n\nThe stove is lit.\n',
  });
  expect(sight.passages.get('read-opening')).toBeDefined();
  const made = [...sight.passages.values()].filter(({ isMade }) => isMade === true);
  expect(made.every(({ id, weight }) => weight < (bare.passages.get(id)?.weight ?? 0))).toBe(true);
});

it('[arch §6.2] in a language that is not read nothing is made', async () => {
  const manifest = JSON.stringify({ title: 'Die Fähre', version: '1.0.0', language: 'de' });
  const { passages } = await madeFrom({ ...ferryFiles, 'manifest.json': manifest });
  expect(passages.size).toBe(0);
});

it('[arch §6.2] the premise is told whole, in its author’s words', async () => {
  const { passages } = await madeFrom(ferryFiles);
  expect(passages.get('read-opening')?.prose).toEqual([
    'You came aboard last, with a parcel that is not yours. The captain took your ticket without a look at it.',
    'Half way across, the engine stops. Somebody has cut the tow rope, and Captain Ida Strand wants everybody in the saloon.',
  ]);
});

it('[arch §6.2] places that prose only mentions are places', async () => {
  const { places, startingPlace } = await madeFrom(ferryFiles);
  expect([...places.values()].map(({ name }) => name)).toEqual(
    expect.arrayContaining(['the saloon', 'the lower deck']),
  );
  expect(startingPlace).toBe('saloon');
});

it('[arch §6.2.4] people are met by their looks, speak in their author’s words and want something', async () => {
  const made = await madeFrom(ferryFiles);
  const prose = proseOf(made);
  expect(prose).toContain('Broad, unhurried, with rope burns on both palms.');
  expect(prose).toContain('"A ferry waits for nobody, and neither do I."');
  expect(prose).toContain('to bring the Marigold home before the fog closes');
  expect(choicesOf(made)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Ask Captain Strand what \{\w+\.they\} want\{\w+\.s\}\.$/),
      'Speak of Olaf to Captain Strand.',
    ]),
  );
});

it('[arch §6.2] what is said to the narrator is not told to the player', async () => {
  const made = await madeFrom(ferryFiles);
  const told = [proseOf(made), ...made.beats.map(({ description }) => description)].join('\n');
  expect(told).not.toMatch(/Keep the fog|Never say|Do not say|End on/);
  expect(made.endings.get('landfall')?.prose).toEqual([
    'The Marigold comes in under her own bell.',
  ]);
});

it('[arch §6.2.4] what a secrets.md says is in no word that is made', async () => {
  const made = await madeFrom(ferryFiles);
  expect(`${proseOf(made)} ${choicesOf(made).join(' ')}`).not.toMatch(/cut the tow rope herself/);
});

it('[arch §6.2.5] a beat speaks to the player, names who speaks, and offers the choice it waits for', async () => {
  const made = await madeFrom(ferryFiles);
  expect(made.beats.find(({ id }) => id === 'the_lamp')).toMatchObject({
    description: 'The lamp over the stove goes out. You hear a step.',
    dialogue: [{ speaker: 'olaf', line: '"That was not me."' }],
    sceneCount: { min: 3, max: 5 },
  });
  expect(choicesOf(made)).toContain('Search the lower deck.');
});

it('[arch §6.2.5] a story that has endings and no conditions comes to a last choice of three', async () => {
  const { passages, beats } = await madeFrom(ferryFiles);
  const last = beats.find(({ id }) => id === 'read_last');
  expect(last).toMatchObject({ priority: 'critical', requires: ['the_lamp'] });
  const ways = passages.get('read-last')?.choices ?? [];
  for (const { leadsTo } of ways)
    expect(passages.get(leadsTo ?? '')?.effects).toContainEqual({
      kind: 'end',
      ending: 'landfall',
    });
  expect(ways).toHaveLength(3);
});

it('[arch §6.2.1] every sentence of the author’s is known by file and line', async () => {
  const { sources } = await madeFrom(ferryFiles);
  const at = (text: string) => sources?.get(sentenceKey(text));
  expect([
    at('Nobody sits near the stove if they can help it.'),
    at('"A ferry waits for nobody, and neither do I."'),
    at('Behind the crates somebody has slept.'),
  ]).toEqual([
    { file: 'world/setting.md', line: 5 },
    { file: 'characters/npcs/ida/profile.json', line: 19 },
    { file: 'plot/beats.json', line: 1 },
  ]);
});

it('[arch §6.2.3] who wants the words told faithfully gets no situations between the beats', async () => {
  const manifest = {
    ...(JSON.parse(ferryFiles['manifest.json'] ?? '') as object),
    hydration_guidance: 'Execute faithfully',
  };
  const faithful = { ...ferryFiles, 'manifest.json': JSON.stringify(manifest) };
  const [some, none] = [await madeFrom(ferryFiles), await madeFrom(faithful)];
  const situations = ({ passages }: Campaign) =>
    [...passages.keys()].filter((id) => id.startsWith('sit-'));
  expect(situations(some).length).toBeGreaterThan(100);
  expect(situations(none)).toEqual([]);
});

it('[arch §6.2] the same files make the same story', async () => {
  const [one, other] = [await madeFrom(ferryFiles), await madeFrom(ferryFiles)];
  expect([...one.passages.values()]).toEqual([...other.passages.values()]);
});

it('[arch §6.2] whatever stands in its files, a story is made, its choices lead somewhere and nobody is nowhere', async () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom(
      '# The Mill',
      '- **Oda**: baker.',
      '**Places**',
      'Oda says nothing.',
      '> Narrator: hush.',
      '{a|b}',
      '*x',
      '1. one',
      'The key is in the mill.',
    ),
  );
  const text = fc.array(piece, { maxLength: 12 }).map((lines) => lines.join('\n\n'));
  await fc.assert(
    fc.asyncProperty(text, text, text, async (setting, premise, lore) => {
      const made = await madeFrom({
        ...ferryFiles,
        'world/setting.md': setting,
        'plot/premise.md': premise,
        'lore/odd.md': lore,
      });
      for (const { choices } of made.passages.values())
        for (const { leadsTo, elseTo } of choices)
          for (const goal of [leadsTo, elseTo])
            if (goal !== null)
              expect(made.passages.has(goal) || made.beats.some(({ id }) => id === goal)).toBe(
                true,
              );
      expect(made.places.has(made.startingPlace)).toBe(true);
      for (const { place } of made.people.values()) expect(made.places.has(place ?? '')).toBe(true);
    }),
    { numRuns: 40, seed: 7 },
  );
}, 60_000);

it.each([
  ['stops', '.'],
  ['spaces', ' '],
  ['stars', '*'],
  ['open braces', '{'],
  ['capitals', 'A'],
  ['quotation marks', '"'],
  ['hashes', '#'],
  ['lines', '\n'],
  ['names', 'Oda Berg met Ida. '],
  ['places', 'The mill is by the river. '],
  ['entries of a list', '- **Oda**: baker.\n'],
])(
  '[arch §6.2.13] a megabyte of %s in the setting is read in time',
  async (_, piece) => {
    const setting = piece.repeat(1_000_000 / piece.length);
    const began = performance.now();
    const made = await madeFrom({ ...ferryFiles, 'world/setting.md': setting });
    expect(made.passages.has('read-opening')).toBe(true);
    // A hang, not noise: ten times what is allowed.
    expect(performance.now() - began).toBeLessThan(10_000);
  },
  60_000,
);
