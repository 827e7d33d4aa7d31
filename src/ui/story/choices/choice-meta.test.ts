import fc from 'fast-check';

import type { Because, Choice } from '@/contracts/generated/choice';
import { bundledStory } from '@/engine/testing/bundled-story';
import { collect, never } from '@/engine/testing/test-engine';
import { seededRandom } from '@/foundation/seeded-random';
import { becauseIcons, choiceMeta, spokenMeta } from '@/ui/story/choices/choice-meta';
import { sampleChoice } from '@/ui/story/testing/story-samples';
import { texts } from '@/ui/texts/texts';

const memory: Because = { kind: 'memory', id: 'm1', text: 'You told her you would be back' };
const person: Because = { kind: 'person', id: 'mara', text: 'Mara Voss' };
const beat: Because = { kind: 'beat', id: 'ferry', text: 'The ferry' };
const item: Because = { kind: 'item', id: 'apple', text: 'an apple' };
const place: Because = { kind: 'place', id: 'yard', text: 'the yard' };
const stat: Because = { kind: 'stat', id: 'tact', text: 'tact 2' };
const skill: Because = { kind: 'skill', id: 'torch', text: 'torch' };

function offered(known: Partial<Choice>): Choice {
  return { ...sampleChoice(1, 'Ask Mara.'), ...known };
}

describe('what stands under a choice', () => {
  it('is nothing when it costs nothing and comes from where one stands', () => {
    expect(choiceMeta(offered({ because: [place] }))).toEqual({
      risk: null,
      line: null,
      because: null,
    });
  });

  it.each([
    ['low', 'Low risk'],
    ['even', 'Even'],
    ['high', 'High risk'],
  ] as const)('names the odds %s as "%s", with the hint after them', (difficulty, words) => {
    expect(
      choiceMeta(offered({ difficulty, hint: 'Nobody has crossed it since Sunday.' })),
    ).toEqual({
      risk: difficulty,
      line: `${words} · Nobody has crossed it since Sunday.`,
      because: null,
    });
  });

  it('names the stat that is rolled with the odds, and not once more as a reason', () => {
    const intent = { kind: 'talk', stat: 'street_sense' };
    const choice = offered({ difficulty: 'high', intent, because: [stat], hint: 'Quietly.' });
    expect(choiceMeta(choice)).toEqual({
      risk: 'high',
      line: 'Street sense: high risk · Quietly.',
      because: null,
    });
  });

  it('names what a failure may cost beside the odds, and a voice says it as a sentence', () => {
    const intent = { kind: 'climb', stat: 'nerve' };
    const risked = 'you may lose the light';
    const meta = choiceMeta(offered({ difficulty: 'even', intent, risked, hint: 'Quietly.' }));
    expect(meta.line).toBe('Nerve: even · you may lose the light · Quietly.');
    expect(spokenMeta(meta)).toBe('Nerve: even. You may lose the light. Quietly.');
  });

  it('says where a way leads whose words do not', () => {
    const intent = { kind: 'move', target: 'yard' };
    const way = offered({ text: 'Follow the hammering.', intent, because: [place] });
    expect(choiceMeta(way).line).toBe('To the yard');
    expect(choiceMeta({ ...way, text: 'Go to the yard.' }).line).toBeNull();
  });

  it('is the hint alone when nothing is rolled', () => {
    expect(choiceMeta(offered({ hint: 'Quietly.' }))).toEqual({
      risk: null,
      line: 'Quietly.',
      because: null,
    });
  });

  it.each([memory, person, beat])('gives the hint up for a reason of the kind $kind', (because) => {
    const meta = choiceMeta(offered({ difficulty: 'even', hint: 'Quietly.', because: [because] }));
    expect([meta.line, meta.because?.kind]).toEqual(['Even', because.kind]);
  });

  it.each([item, stat, skill])('gives a reason of the kind $kind up for the hint', (because) => {
    const meta = choiceMeta(offered({ difficulty: 'even', hint: 'Quietly.', because: [because] }));
    expect(meta).toEqual({ risk: 'even', line: 'Even · Quietly.', because: null });
  });

  it('is one reason, the strongest of all, in whatever order they come', () => {
    const all = [skill, place, stat, item, beat, person, memory];
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: 1 }), (because) => {
        const order = [memory, person, beat, item, stat, skill];
        const strongest = order.find((each) => because.includes(each));
        expect(choiceMeta(offered({ because })).because?.kind).toBe(strongest?.kind);
      }),
    );
  });
});

describe('a reason that was read above', () => {
  const above = [offered({ because: [memory, person] })];

  it('is not said again, and makes room for the hint', () => {
    const meta = choiceMeta(offered({ hint: 'Quietly.', because: [memory, beat] }), above);
    expect(meta).toEqual({ risk: null, line: 'Quietly.', because: null });
  });

  it('gives way to what the choice needs or is good at', () => {
    const kinds = [item, stat].map(
      (other) => choiceMeta(offered({ because: [memory, person, other] }), above).because?.kind,
    );
    expect(kinds).toEqual(['item', 'stat']);
  });

  it('is another one when only the kind is the same', () => {
    const other = { ...memory, id: 'm2', text: 'You took the ferry' };
    expect(choiceMeta(offered({ because: [other] }), above).because?.text).toBe(other.text);
  });
});

describe('a reason', () => {
  it('is said in words, and never as a score', () => {
    const said = [memory, person, beat, item, stat, skill].map(
      (because) => choiceMeta(offered({ because: [because] })).because?.text,
    );
    expect(said).toEqual([
      'You told her you would be back',
      'Mara Voss',
      'The ferry',
      texts.story.because.item('an apple'),
      'Your tact',
      'Offered by the torch skill',
    ]);
  });

  it.each(['tact 2', 'tact -1', 'tact −1', 'tact +3', 'tact 0'])('%j shows no number', (text) => {
    const meta = choiceMeta(offered({ because: [{ ...stat, text }] }));
    expect(meta.because?.text).toBe('Your tact');
  });

  it('has an icon of its own for each kind', () => {
    expect(new Set(Object.values(becauseIcons)).size).toBe(7);
  });
});

describe('what is read aloud after a choice', () => {
  it('is nothing when nothing stands under it', () => {
    expect(spokenMeta(choiceMeta(offered({})))).toBe('');
  });

  it('is the odds and the hint as sentences', () => {
    const hint = 'Nobody has crossed it since Sunday.';
    expect(spokenMeta(choiceMeta(offered({ difficulty: 'high', hint })))).toBe(
      `High risk. ${hint}`,
    );
  });

  it('is the odds and the reason as sentences', () => {
    expect(spokenMeta(choiceMeta(offered({ difficulty: 'even', because: [memory] })))).toBe(
      'Even. You told her you would be back.',
    );
  });

  it.each(['Is it worth it?', 'Run!', 'Or else…', 'Quietly.'])(
    'keeps the mark at the end of %j',
    (hint) => {
      expect(spokenMeta(choiceMeta(offered({ hint })))).toBe(hint);
    },
  );
});

it('[arch SC-014] at default settings the player reads which stat matters under 70 of 100 choices it matters for, whatever their stats', async () => {
  const rolled: { readonly stat: string; readonly read: string }[] = [];
  for (const [seed, stats] of [
    { nerve: 3, tact: -1 },
    { nerve: -1, tact: 2 },
  ].entries()) {
    const session = await bundledStory({}, { seed, startingPatch: { stats } });
    const random = seededRandom(seed);
    await collect(session.resume(never));
    for (let [first, ...others] = session.choices; first !== undefined;) {
      for (const [at, choice] of session.choices.entries()) {
        const { line, because } = choiceMeta(choice, session.choices.slice(0, at));
        const read = [choice.text, line, because?.text].join(' ').toLowerCase();
        if (choice.intent.stat !== undefined) rolled.push({ stat: choice.intent.stat, read });
      }
      await collect(session.take({ choice: random.pick([first, ...others]).id }, never));
      [first, ...others] = session.choices;
    }
  }
  expect(rolled.length).toBeGreaterThan(20);
  expect(new Set(rolled.map(({ stat: each }) => each)).size).toBe(3);
  const named = rolled.filter(({ stat: each, read }) => read.includes(each));
  expect(named.length / rolled.length).toBeGreaterThanOrEqual(0.7);
});
