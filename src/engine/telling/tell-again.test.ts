import { replayReport } from '@/engine/files/replay-report';
import { StoryFiles } from '@/engine/files/story-files';
import type { StorySession } from '@/engine/session/story-session';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import {
  beginSession,
  collect,
  headOf,
  never,
  open,
  take,
  testEngine,
  testHost,
} from '@/engine/testing/test-engine';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import type { Scene } from '@/story/log/scene';
import { readReportFile } from '@/transfer/read-report-file';

const beside = `## quiet-yard
part: place
where: yard

The yard keeps its corners swept and its middle muddy.

## yard-cat
part: reaction
where: yard
speaker: mara

Mara moves a cat off the barrel without looking at the cat.

## yard-cloud
part: pressure
where: yard

A cloud the shape of a flat iron stands over the river.

## yard-hens
part: breather

Four hens cross from left to right as if somebody had called them.

## yard-rope
part: place
where: yard

A rope hangs from the loft door with a hook and nothing on it.

## knowing
part: callback
where: yard
if: flags.stole
recalls: {about: player}

The barrel has one apple fewer than it had, and the yard knows it.
`;

const campaigns = smallCampaignWith({ 'small/plot/passages/beside.md': beside });

async function atAnApple(host = testHost({ content: { campaigns } })): Promise<StorySession> {
  const session = await beginSession(host);
  await take(session, 'Take an apple');
  return session;
}

function wordsOf(session: StorySession): string {
  return (headOf(session).words?.paragraphs ?? [])
    .flat()
    .map(({ text }) => text)
    .join(' ');
}

function sentencesOf(scene: Scene): readonly string[] {
  const tellings = scene.retold?.tellings ?? [];
  return tellings.flatMap(({ paragraphs }) => paragraphs.flat().map(({ text }) => text));
}

const wait = (session: StorySession) => collect(session.take({ text: 'wait' }, never));

const differently = (session: StorySession) => collect(session.words.tellDifferently(never));

const messages = (events: readonly TurnEvent[]) =>
  events.flatMap((event) => (event.type === 'notice' ? [event.message] : []));

describe('a scene told differently', () => {
  it('has new words, and the outcome, the state and the choices of before', async () => {
    const session = await atAnApple();
    const before = { words: wordsOf(session), scene: headOf(session), state: session.state };
    const events = await differently(session);
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['telling', 'setting', 'sentence', 'scene']),
    );
    expect(wordsOf(session)).not.toBe(before.words);
    expect(JSON.stringify(headOf(session).outcome)).toBe(JSON.stringify(before.scene.outcome));
    expect(JSON.stringify(session.state)).toBe(JSON.stringify(before.state));
    expect(session.choices).toEqual(before.scene.words?.choices);
  });

  it('still tells what happened, word for word where there are no other words for it', async () => {
    const session = await atAnApple();
    for (let more = 0; more < 4; more += 1) {
      await differently(session);
      expect(wordsOf(session)).toMatch(/^The apple is cold and heavier than it looks\./);
    }
  });

  it('says what happened in every telling there is', async () => {
    const session = await atAnApple();
    for (let more = 0; more < 5; more += 1) await differently(session);
    const tellings = headOf(session).retold?.tellings ?? [];
    expect(tellings.length).toBeGreaterThan(1);
    for (const { told, paragraphs } of tellings) {
      expect(told.map(({ passage }) => passage)).toContain('apple-taken');
      expect(paragraphs.flat().map(({ from }) => from)).toContain('apple-taken');
    }
  });

  it('tells no sentence of five words or more twice, but what happened', async () => {
    const session = await atAnApple();
    for (let more = 0; more < 6; more += 1) await differently(session);
    const told = sentencesOf(headOf(session)).filter(
      (text) => text.split(' ').length >= 5 && !text.startsWith('The apple is cold'),
    );
    expect(headOf(session).retold?.tellings.length).toBeGreaterThan(1);
    expect(new Set(told).size).toBe(told.length);
  });

  it('ends after five tellings, or earlier, in one plain sentence, and keeps the words', async () => {
    const session = await atAnApple();
    for (let more = 0; more < 5; more += 1) await differently(session);
    const kept = wordsOf(session);
    const events = await differently(session);
    expect(events.map(({ type }) => type)).toEqual(['notice']);
    expect(messages(events)[0]).toMatch(/^[A-Z][^.]*\.$/);
    expect(wordsOf(session)).toBe(kept);
    expect(headOf(session).retold?.tellings.length).toBeLessThanOrEqual(5);
  });

  it('is there after a restart, and the same for the same seed', async () => {
    const host = testHost({ content: { campaigns } });
    const session = await atAnApple(host);
    await differently(session);
    const again = await open(await testEngine(host), session.playthrough.id);
    expect(again.path).toEqual(session.path);
    const twin = await atAnApple();
    await differently(twin);
    expect(wordsOf(twin)).toBe(wordsOf(session));
  });

  it('goes back to the words before, and forward to those it left, without making new ones', async () => {
    const session = await atAnApple();
    const first = wordsOf(session);
    expect(messages(await collect(session.words.tellEarlier(never)))).toHaveLength(1);
    await differently(session);
    const second = wordsOf(session);
    await collect(session.words.tellEarlier(never));
    expect(wordsOf(session)).toBe(first);
    await differently(session);
    expect(wordsOf(session)).toBe(second);
    expect(headOf(session).retold?.tellings).toHaveLength(2);
  });

  it('belongs to its scene: another road has none of it, and coming back finds it', async () => {
    const session = await atAnApple();
    await differently(session);
    const { id } = headOf(session);
    const told = wordsOf(session);
    await session.undo(never);
    expect(headOf(session).retold).toBeUndefined();
    await wait(session);
    expect(headOf(session).retold).toBeUndefined();
    await session.goToScene(id, never);
    expect(wordsOf(session)).toBe(told);
  });

  it('lets later scenes take neither its sentences nor those before', async () => {
    const session = await atAnApple();
    await differently(session);
    const read = new Set(sentencesOf(headOf(session)));
    await wait(session);
    await wait(session);
    const later = session.path.slice(2).flatMap(({ words }) => words?.paragraphs.flat() ?? []);
    const long = later.filter(({ text }) => text.split(' ').length >= 5);
    expect(long.filter(({ text }) => read.has(text))).toEqual([]);
  });
});

describe('other words that the author wrote for a passage', () => {
  const other = `## apple-again
part: retelling
of: apple-taken

It comes out of the barrel with a small wet sound, and it is yours.

## apple-in-rain
part: retelling
of: apple-taken
if: flags.rain

Rain runs off the apple and off the hand that has it.
`;
  const host = () =>
    testHost({
      content: {
        campaigns: smallCampaignWith({
          'small/plot/passages/beside.md': beside,
          'small/plot/passages/again.md': other,
        }),
      },
    });

  it('are never told first', async () => {
    const session = await atAnApple(host());
    expect(wordsOf(session)).toMatch(/cold and heavier than it looks/);
    for (let more = 0; more < 4; more += 1) await wait(session);
    const told = session.path.flatMap(({ words }) => words?.paragraphs.flat() ?? []);
    expect(told.filter(({ from }) => from === 'apple-again')).toEqual([]);
  });

  it('are told where they fit, each once, before what was told first stands again', async () => {
    const session = await atAnApple(host());
    await differently(session);
    expect(wordsOf(session)).toMatch(/^It comes out of the barrel with a small wet sound/);
    expect(wordsOf(session)).not.toMatch(/took an apple from the barrel|Rain runs off/);
    await differently(session);
    expect(wordsOf(session)).toMatch(/^The apple is cold and heavier than it looks\./);
    expect(wordsOf(session)).not.toMatch(/small wet sound|Rain runs off/);
  });

  it('change nothing, and say why they are told', async () => {
    const session = await atAnApple(host());
    const before = { outcome: headOf(session).outcome, state: session.state };
    await differently(session);
    expect({ outcome: headOf(session).outcome, state: session.state }).toEqual(before);
    const why = await session.words.why(session.path.length);
    expect(why?.sentences[0]?.reasons.map(({ text }) => text)).toEqual([
      'You chose “Take an apple.”',
      'The yard.',
      'The author wrote it as other words for the same.',
    ]);
  });
});

describe('a sentence the player changes', () => {
  it('is theirs, and can be given back', async () => {
    const host = testHost({ content: { campaigns } });
    const session = await atAnApple(host);
    const [first] = headOf(session).words?.paragraphs.flat() ?? [];
    await session.words.edit({ sentence: 0, text: ' The apple\u0007 is   warm. ' }, never);
    const edited = headOf(session).words?.paragraphs.flat()[0];
    expect(edited).toMatchObject({ text: 'The apple is warm.', by: 'player' });
    expect(edited?.original).toEqual({ text: first?.text, by: first?.by });
    const again = await open(await testEngine(host), session.playthrough.id);
    expect(again.path).toEqual(session.path);
    await again.words.edit({ sentence: 0, text: null }, never);
    expect(headOf(again).words?.paragraphs.flat()[0]).toEqual(first);
  });

  it.each([
    ['no words', { sentence: 0, text: '  ' }],
    ['a sentence that is not there', { sentence: 99, text: 'Something.' }],
    ['nothing to give back', { sentence: 0, text: null }],
  ])('is left as it is for %s', async (_what, edit) => {
    const session = await atAnApple();
    const before = session.path;
    expect(await session.words.edit(edit, never)).toBeNull();
    expect(session.path).toEqual(before);
  });

  it('counts as read from then on, as does what it took the place of', async () => {
    const session = await atAnApple();
    const original = headOf(session).words?.paragraphs.flat()[0]?.text ?? '';
    const own = 'A cloud the shape of a flat iron stands over the river.';
    await session.words.edit({ sentence: 0, text: own }, never);
    await wait(session);
    await wait(session);
    const later = session.path.slice(2).flatMap(({ words }) => words?.paragraphs.flat() ?? []);
    expect(later.map(({ text }) => text)).not.toContain(own);
    expect(later.map(({ text }) => text)).not.toContain(original);
  });
});

it('what was read in a telling that was stepped back from is not told again', async () => {
  const session = await atAnApple();
  await differently(session);
  const waited = 'Somewhere a door is opened and thought better of.';
  await session.words.edit({ sentence: 0, text: waited }, never);
  await collect(session.words.tellEarlier(never));
  await wait(session);
  expect(wordsOf(session)).not.toContain(waited);
});

describe('a sentence that does not fit', () => {
  it('is noted, and what told it is told on no road of the story', async () => {
    const session = await beginSession(testHost({ content: { campaigns } }));
    await wait(session);
    const sentences = headOf(session).words?.paragraphs.flat() ?? [];
    const sentence = sentences.findIndex(({ from }) => from === 'yard-wait');
    expect(sentence).toBeGreaterThanOrEqual(0);
    await session.words.flag({ sentence, isFlagged: true }, never);
    expect(headOf(session).words?.paragraphs.flat()[sentence]?.isFlagged).toBe(true);
    await session.undo(never);
    await wait(session);
    const told = headOf(session).outcome.told.map(({ passage }) => passage);
    expect(told).not.toContain('yard-wait');
  });

  it('is named in a report, which is played again to the same bytes', async () => {
    const host = testHost({ content: { campaigns } });
    const session = await atAnApple(host);
    await differently(session);
    await session.words.flag({ sentence: 0, isFlagged: true }, never);
    await session.words.edit({ sentence: 0, text: 'Mine.' }, never);
    await wait(session);
    const file = await new StoryFiles(await testEngine(host)).reportStory(
      session.playthrough.id,
      never,
    );
    const read = file.ok ? readReportFile(file.value) : null;
    if (read?.ok !== true) throw new Error('no report');
    const { report } = read.value;
    const kinds = report.inputs.flatMap((input) =>
      input.kind === 'change' ? [input.change.kind] : [],
    );
    expect(kinds).toEqual(['told-differently', 'sentence-flagged', 'sentence-edited']);
    const replay = await replayReport(report, testHost({ content: { campaigns } }), never);
    if (!replay.ok) throw new Error(replay.error.message);
    const lines: string[] = [];
    for await (const line of replay.value.lines) lines.push(line);
    expect(lines).toEqual(report.events);
  });
});
