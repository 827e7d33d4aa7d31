import { loadCampaign } from '@/campaign/load-campaign';
import { playable } from '@/engine/library/playable';
import { convoyFiles } from '@/engine/testing/convoy-files';
import {
  begin,
  collect,
  headOf,
  never,
  open,
  testEngine,
  testHost,
} from '@/engine/testing/test-engine';
import type { StorySession } from '@/engine/session/story-session';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';
import type { Campaign } from '@/story/campaign/campaign';
import type { Passage } from '@/story/campaign/passage';
import { personPlace, placeOf } from '@/story/state/story-state';

type Files = Readonly<Record<string, string>>;

function storeOf(files: Files, folder: string) {
  const inFolder = Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]);
  return memoryFileStore(Object.fromEntries(inFolder) as Record<string, string>);
}

async function madeFrom(files: Files): Promise<Campaign> {
  const made = await playable(await loadCampaign(storeOf(files, 'made'), 'made', never));
  if (!made.ok) throw new Error(made.error.message);
  return made.value.campaign;
}

/** Plays the first choice each time, up to the scene that tells a beat. */
async function playedTo(beat: string, files: Files = convoyFiles): Promise<StorySession> {
  const engine = await testEngine(testHost({ content: { campaigns: storeOf(files, 'small') } }));
  const session = await open(engine, await begin(engine));
  await collect(session.resume(never));
  for (let scene = 1; scene < 12 && headOf(session).outcome.beat !== beat; scene += 1)
    await collect(session.take({ choice: session.choices[0]?.id ?? '' }, never));
  return session;
}

const passagesOf = ({ passages }: Campaign, start: string): readonly Passage[] =>
  [...passages.values()].filter(({ id }) => id.startsWith(start));
const textsOf = (session: StorySession): readonly string[] =>
  session.choices.map(({ text }) => text);

it('[arch §6.2.5] a beat is told where its words say, and who is in it is there afterwards', async () => {
  const session = await playedTo('orlo');
  const { state } = session;
  expect({ at: placeOf(state), lio: personPlace(state, 'lio') }).toEqual({
    at: 'orlo',
    lio: 'orlo',
  });
});

it('[arch §6.2.5] who travels along is not left where the journey began', async () => {
  const { state } = await playedTo('orlo');
  expect(['sabe', 'brandt'].map((id) => personPlace(state, id))).toEqual(['orlo', 'orlo']);
});

it('[arch §6.2.5] a station is nowhere to go before the beat that reaches it', async () => {
  const { state } = await playedTo('warm');
  expect(placeOf(state)).toBe('platform');
  const session = await playedTo('warm');
  expect(textsOf(session).filter((text) => text.includes('Orlo'))).toEqual([]);
});

it('[arch §6.2.5] a beat without choices of its own ends in three that answer it, with its people, what they want and its matter', async () => {
  const session = await playedTo('warm');
  const texts = textsOf(session);
  expect(texts).toHaveLength(3);
  for (const text of texts)
    expect(text).toMatch(/the warm crate|^Side with (?:Sabe|Brandt), who wants to /);
  expect(texts.join(' ')).toContain('Brandt');
});

it('[arch §6.2.5] what the player brings about is chosen, not drawn', async () => {
  const session = await playedTo('price');
  expect(textsOf(session)).toEqual(
    expect.arrayContaining(['Pay the strangers in water.', 'Drive on through the night.']),
  );
});

it('[arch §6.2.5] each answer is told, changes what somebody feels, is remembered and taken up later', async () => {
  const made = await madeFrom(convoyFiles);
  const answers = passagesOf(made, 'read-turn-warm-').filter(({ part }) => part === 'outcome');
  expect(answers).toHaveLength(3);
  for (const { prose, effects, memory, id } of answers) {
    expect(prose.join(' ').split(/[.?!]["”]? /).length).toBeGreaterThanOrEqual(2);
    expect(effects.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['set', 'feeling']));
    expect(memory?.text).toContain('the warm crate');
    expect(made.passages.get(`${id}-later`)?.conditions.recalls).toMatchObject({ age: 3 });
  }
});

it('[arch §6.2.5] two beats of one story do not get the same choices', async () => {
  const beats = Array.from({ length: 6 }, (_, at) => ({
    id: `b${String(at)}`,
    title: `The Order of Day ${String(at)}`,
    description: 'Captain Sabe Orrin asks you for a favour.',
    conditions: { scene_count: { min: 2 + 2 * at } },
  }));
  const made = await madeFrom({ ...convoyFiles, 'plot/beats.json': JSON.stringify({ beats }) });
  const sets = beats.map(({ id }) => {
    const [first] = passagesOf(made, `read-beat-${id}-at-`);
    return (first?.choices ?? []).map(({ text }) => text.replace(/day \d/gi, 'day')).join('|');
  });
  expect(new Set(sets).size).toBe(6);
});

it('[arch §6.2] the matter of the premise comes up again and can be asked about, and its deadline is told', async () => {
  const { 'plot/beats.json': _, ...calm } = convoyFiles;
  const pressed = passagesOf(await madeFrom(calm), 'read-press-1-sabe');
  const setting = `${convoyFiles['world/setting.md'] ?? ''}\n\nThe convoy has never had a name.\n\nOn the salt the convoy drives by night. Each driver keeps to the tracks of the one before.\n\nNo convoy turns back. One did, and nobody will sit with its drivers.\n`;
  const made = await madeFrom({ ...convoyFiles, 'world/setting.md': setting });
  // Where an author's beats press, nobody else does.
  expect(passagesOf(made, 'read-press-')).toEqual([]);
  expect(pressed[0]?.prose.join(' ')).toContain('the convoy');
  expect(pressed[0]?.choices).toHaveLength(2);
  expect(passagesOf(made, 'read-pursuit-sabe')[0]?.choices[0]?.text).toMatch(
    /\{sabe\}.*the convoy/,
  );
  const time = passagesOf(made, 'read-time-').flatMap(({ prose }) => prose);
  expect(time.join(' ').toLowerCase()).toContain('noon on thursday');
  expect(made.passages.get('read-last')?.prose.join(' ').toLowerCase()).toContain(
    'noon on thursday',
  );
});

it('[arch §6.2] the last choices are acts of this story, never a bare title', async () => {
  const made = await madeFrom(convoyFiles);
  const texts = (made.passages.get('read-last')?.choices ?? []).map(({ text }) => text);
  expect(texts.slice(0, 2)).toEqual([
    "Let the gate open a hand's width.",
    'Let Captain Sabe Orrin give evidence at the inquiry.',
  ]);
  expect(texts.join(' ')).not.toMatch(/Let it end so|Green to the Last/);
});

it('[arch §6.2] of an ending only prose is told, and an entry of a list gets its subject', async () => {
  const { endings } = await madeFrom(convoyFiles);
  expect(endings.get('green')?.prose.join(' ')).toBe(
    "The gate opens a hand's width. A nurse holds out both arms for the crate.",
  );
  expect(endings.get('salt')?.prose[0]).toBe(
    'Captain Sabe Orrin gives evidence at the inquiry and does not look at the families.',
  );
});

it('[arch §6.2] a closing of the engine names the matter of the premise', async () => {
  const files = Object.fromEntries(
    Object.entries(convoyFiles).filter(([path]) => !path.startsWith('plot/endings/')),
  );
  const { endings, passages } = await madeFrom(files);
  for (const { prose } of endings.values()) expect(prose.join(' ')).toContain('the convoy');
  const texts = (passages.get('read-last')?.choices ?? []).map(({ text }) => text);
  expect(texts.filter((text) => !text.includes('the convoy'))).toEqual([]);
});

it('[arch §7.3] a situation does not turn on scenery, nor on what the player has not read of', async () => {
  const setting = `${convoyFiles['world/setting.md'] ?? ''}\nA clock hangs over the platform. The clock is wrong.\n`;
  const made = await madeFrom({ ...convoyFiles, 'world/setting.md': setting });
  const told = passagesOf(made, 'sit-').flatMap(({ prose }) => prose);
  expect(told.filter((text) => text.includes('the clock'))).toEqual([]);
});

it('[arch §7.3] where words speak of others somebody else is there', async () => {
  const made = await madeFrom(convoyFiles);
  const alone = passagesOf(made, 'sit-').filter(
    ({ part, prose, conditions }) =>
      part === 'reaction' &&
      prose.join(' ').includes('the others') &&
      !JSON.stringify(conditions.expressions).includes('"place"'),
  );
  expect(alone).toEqual([]);
});
