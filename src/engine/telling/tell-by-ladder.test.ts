import { validateBrief } from '@/contracts/generated/validate-brief';
import type { EngineHost } from '@/engine/engine-host';
import { hostWith } from '@/engine/testing/host-with';
import { scriptedNarrator, type RungStep } from '@/engine/testing/scripted-narrator';
import { SkippingClock } from '@/engine/testing/skipping-clock';
import {
  beginSession,
  collect,
  headOf,
  never,
  open,
  testEngine,
  testHost,
} from '@/engine/testing/test-engine';
import type { Brief } from '@/contracts/generated/brief';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import type { StorySession } from '@/engine/session/story-session';
import { skillsWith } from '@/engine/testing/skills-with';
import { systemClock } from '@/hosts/node/system-clock';
import { rungSentenceMs } from '@/foundation/limits';
import { guardIds, type GuardId } from '@/narrator/guards/guard';
import type { Boundaries } from '@/story/log/playthrough';

const gate = 'The gate shuts behind you by itself.';
const opening = `${gate} Mara is counting apples into a barrel.`;

/** The first scene of the small campaign, told with these rungs above the built-in narrator. */
async function told(
  ...scripts: readonly ((brief: Brief) => readonly RungStep[])[]
): Promise<{ readonly text: string; readonly rung: string }> {
  const narrators = scripts.map((script, at) => ({
    name: `model:${'ab'.charAt(at)}` as const,
    narrator: scriptedNarrator(script),
  }));
  const session = await beginSession(testHost({ narrators }));
  return { text: sentencesOf(session).join(' '), rung: headOf(session).words?.rung ?? '' };
}

function sentencesOf(session: StorySession): readonly string[] {
  return (headOf(session).words?.paragraphs ?? []).flat().map(({ text }) => text);
}

function telling(script: (brief: Brief) => readonly RungStep[]): EngineHost {
  return testHost({ narrators: [{ name: 'model:a', narrator: scriptedNarrator(script) }] });
}

const whole = ['Frost has settled on every plank of it.', 'Mara counts the apples aloud.'];

describe('a rung above the built-in narrator', () => {
  it('tells the scene after a first sentence that is there at once', async () => {
    const { text, rung } = await told(() => whole);
    expect([text, rung]).toEqual([`${gate} ${whole.join(' ')}`, 'model:a']);
  });

  it('every sentence says who wrote it', async () => {
    const narrators = [{ name: 'model:a' as const, narrator: scriptedNarrator(() => whole) }];
    const session = await beginSession(testHost({ narrators }));
    const sentences = (headOf(session).words?.paragraphs ?? []).flat();
    expect(sentences.map(({ by }) => by)).toEqual(['author', 'model:a', 'model:a']);
  });

  it('words appear when they come, before what comes after them is made', async () => {
    let made = 0;
    const narrator = {
      async *tell({ scene }: Brief) {
        for (const text of scene === 1 ? [] : whole) {
          made += 1;
          await Promise.resolve();
          yield { text, part: 0 };
        }
      },
    };
    const session = await beginSession(testHost({ narrators: [{ name: 'model:a', narrator }] }));
    const seen: number[] = [];
    for await (const event of session.take({ text: 'wait' }, never))
      if (event.type === 'sentence') seen.push(made);
    expect(seen.slice(0, 3)).toEqual([0, 1, 2]);
  });

  it('what it gets is plain data of the contract', async () => {
    const narrator = scriptedNarrator(({ scene }) => (scene === 1 ? [] : whole));
    const session = await beginSession(testHost({ narrators: [{ name: 'model:a', narrator }] }));
    await collect(session.take({ text: 'ask Mara what she is counting for' }, never));
    expect(JSON.parse(JSON.stringify(narrator.asked))).toEqual(narrator.asked);
    expect(narrator.asked.map((brief) => validateBrief(brief))).toEqual([true, true]);
    expect(narrator.asked[1]).toMatchObject({
      scene: 2,
      act: { text: expect.any(String) as string },
    });
  });
});

describe('[arch §2.3.4] whatever a rung does, the player gets a whole scene', () => {
  it.each<[string, readonly RungStep[]]>([
    ['throws at once', ['throws']],
    ['says nothing', []],
    ['throws half-way', [whole[0] ?? '', 'throws']],
    ['breaks a guard', ['You decide to leave.']],
    ['breaks a guard half-way', [whole[0] ?? '', 'You feel very sad.']],
    ['repeats itself', [whole[0] ?? '', whole[0] ?? '']],
    ['repeats what was told', [gate]],
    ['leaves a sentence open', ['Frost has settled on']],
    ['leaves a quotation open', ['Mara says, "Eleven.', 'Twelve.']],
    ['tells a part that is not there', [{ text: 'The barrel is full.', part: 7 }]],
    ['goes backwards', [{ text: 'The barrel is full.', part: -1 }]],
    ['tells of nobody', ['Beside her stands Peregrine with a lamp.']],
    ['tells far too much in one breath', [`Rain${' and rain'.repeat(200)}.`]],
  ])('one that %s', async (_, steps) => {
    const { text } = await told(() => steps);
    expect(text.startsWith(gate)).toBe(true);
    expect(text).toContain('Mara is counting apples into a barrel.');
  });

  it('one that never ends is heard as long as a scene may be', async () => {
    const { text, rung } = await told(() => ['goes on for ever']);
    expect(rung).toBe('model:a');
    expect(text.split(' ').length).toBeLessThanOrEqual(210);
  });

  it('one that hangs is not waited for', async () => {
    const clock = new SkippingClock(systemClock);
    const begun = beginSession(
      hostWith(
        telling(() => ['hangs']),
        { device: { clock } },
      ),
    );
    const skipping = setInterval(() => {
      clock.skip(rungSentenceMs);
    }, 5);
    const session = await begun;
    clearInterval(skipping);
    expect([sentencesOf(session).join(' '), headOf(session).words?.rung]).toEqual([
      opening,
      'built-in',
    ]);
  });

  it('the next rung is asked, and told what was shown', async () => {
    const second = scriptedNarrator(() => ['Mara counts the apples aloud.']);
    const narrators = [
      { name: 'model:a' as const, narrator: scriptedNarrator(() => [whole[0] ?? '', 'throws']) },
      { name: 'model:b' as const, narrator: second },
    ];
    const session = await beginSession(testHost({ narrators }));
    expect(second.asked[0]?.begun).toEqual([gate, whole[0]]);
    expect(headOf(session).words?.rung).toBe('model:a');
  });

  it('is asked once more with what could not be shown, and then left', async () => {
    const narrator = scriptedNarrator(() => ['You decide to leave.']);
    await beginSession(testHost({ narrators: [{ name: 'model:a', narrator }] }));
    expect(narrator.asked.map(({ attempt }) => attempt)).toEqual([
      { number: 1, objections: [] },
      { number: 2, objections: ['It decides for the player.'] },
    ]);
  });

  it('speech that goes on in the next sentence is shown when it is closed', async () => {
    const { text } = await told(() => ['"Eleven," says Mara. "Do not', 'make me lose count."']);
    expect(text).toContain('"Eleven," says Mara. "Do not make me lose count."');
  });
});

it('[docs/decisions the-player-does-not-wait] stopped while it tells, the words end at the last whole sentence, and choices follow', async () => {
  const second = 'Somewhere a bolt is drawn with care.';
  const session = await beginSession(
    telling(({ scene }) => (scene === 1 ? whole : [second, 'hangs'])),
  );
  const stop = new AbortController();
  const events: TurnEvent[] = [];
  for await (const event of session.take({ text: 'wait' }, stop.signal)) {
    events.push(event);
    if (event.type === 'sentence' && event.text === second) stop.abort();
  }
  expect(sentencesOf(session).at(-1)).toBe(second);
  expect(events.map(({ type }) => type)).toContain('choices');
});

it('words of a skill that come after the scene was read are not taken, and that is said', async () => {
  const tells = `export default (io) => io.done({ ok: true, output: { text: 'The gate creaks.', rung: 'built-in', by: 'engine' } });`;
  const bolt = 'Somewhere a bolt is drawn with care.';
  const host = telling(({ scene }) => (scene === 1 ? [] : [bolt]));
  const skills = skillsWith({ 'storyteller/scripts/narrate.js': tells }, host.content.skills);
  const session = await beginSession(hostWith(host, { content: { skills } }));
  const events = await collect(session.take({ text: 'wait' }, never));
  expect(sentencesOf(session)).toContain(bolt);
  expect(sentencesOf(session)).not.toContain('The gate creaks.');
  expect(events).toContainEqual(expect.objectContaining({ kind: 'words-too-late' }));
});

const boundaries: Boundaries = { lines: ['spiders'], veils: [] };
const forbidden: Readonly<Partial<Record<GuardId, string>>> = {
  'whole-sentences': 'The weir is {loud} this morning.',
  'players-own': 'You decide to go home.',
  boundaries: 'A spider sits on the rail.',
  'sentence-twice': gate,
  slop: 'A testament to the tapestry of shadows, a dance of light, sends shivers down your spine.',
  names: 'Beside the rail stands Peregrine with a lamp.',
};

describe('in the first scene', () => {
  it.each(guardIds.filter((guard) => guard in forbidden))(
    'the guard “%s” stops a rung’s sentence',
    async (guard) => {
      const bad = forbidden[guard] ?? '';
      const engine = await testEngine(telling(() => [whole[0] ?? '', bad]));
      const story = { campaign: 'small', seed: 1, style: 'vivid', startingPatch: {} } as const;
      const id = await engine.begin({ ...story, startAtBeat: null, boundaries }, never);
      if (!id.ok) throw new Error(id.error.message);
      const session = await open(engine, id.value);
      await collect(session.resume(never));
      const shown = sentencesOf(session);
      expect(shown.filter((text) => text === bad)).toHaveLength(bad === gate ? 1 : 0);
      expect(shown).toContain(whole[0]);
    },
  );
});
