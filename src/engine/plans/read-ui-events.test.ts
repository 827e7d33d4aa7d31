import { hostWithRecall } from '@/engine/testing/skills-with';
import { beginSession, prose, take } from '@/engine/testing/test-engine';
import type { StorySession } from '@/engine/session/story-session';
import type { TurnEvent } from '@/engine/turn-data/turn-event';

async function played(
  body: string,
): Promise<{ readonly session: StorySession; readonly events: readonly TurnEvent[] }> {
  const session = await beginSession(hostWithRecall(body));
  return { session, events: await take(session, 'Take an apple') };
}

it('[001 §4.4, §8; arch §2.1.3] ui events nobody knows become one placeholder with name and payload', async () => {
  const { session, events } = await played(
    `io.ui('fireworks', { colour: 'red' });
     io.ui('hush');
     io.ui('flood', { text: 'x'.repeat(1000) });
     io.done({ ok: true });`,
  );
  const plain = await played('io.done({ ok: true });');
  expect(events.filter(({ type }) => type === 'notice')).toEqual([
    {
      type: 'notice',
      kind: 'ui-event',
      message:
        'The memory skill has something to show that cannot be shown here. The story continues without it...',
      details: [
        'memory: fireworks {"colour":"red"}',
        'memory: hush {}',
        `memory: flood {"text":"${'x'.repeat(291)}…`,
      ],
    },
  ]);
  expect(session.path[1]?.outcome.uiEvents?.slice(0, 2)).toEqual([
    { toolId: 'recall', skill: 'memory', event: 'fireworks', payload: { colour: 'red' } },
    { toolId: 'recall', skill: 'memory', event: 'hush', payload: {} },
  ]);
  expect(prose(events)).toBe(prose(plain.events));
});

it('[001 §4.5; arch §2.1.3, §2.2.3; 001 §13.4] errors a tool reports are kept with their context, and end nothing', async () => {
  const { session } = await played(
    `io.error('wet', 'The torch is wet.', { torch: 1 });
     io.error('dark', 'It is dark.');
     io.patch({ tried: true });
     io.done({ ok: true });`,
  );
  expect(session.state['tried']).toBe(true);
  expect(session.path[1]?.outcome.plans.map(({ faults }) => faults)).toEqual([
    [
      {
        toolId: 'recall',
        skill: 'memory',
        code: 'wet',
        message: 'The torch is wet.',
        details: { torch: 1 },
      },
      { toolId: 'recall', skill: 'memory', code: 'dark', message: 'It is dark.' },
    ],
  ]);
});

it('[001 §4.5] so are those of a tool that failed', async () => {
  const { session } = await played("io.error('wet', 'The torch is wet.'); io.done({ ok: false });");
  expect(session.path[1]?.outcome.plans[0]?.faults).toEqual([
    { toolId: 'recall', skill: 'memory', code: 'wet', message: 'The torch is wet.' },
  ]);
});

it('[001 §4.5] a scene without errors says nothing of any', async () => {
  const { session } = await played('io.done({ ok: true });');
  const outcome = session.path[1]?.outcome ?? {};
  expect(
    Object.keys(outcome).filter((key) =>
      ['offered', 'assets', 'uiEvents', 'secureSeed'].includes(key),
    ),
  ).toEqual([]);
  expect(session.path[1]?.outcome.plans.some((plan) => 'faults' in plan)).toBe(false);
});
