import type { JsonObject } from '@/foundation/json';
import { verdictOf } from '@/protocol/invocation';

import { runBundledScript } from './testing/run-bundled-script';
import { scriptedServices } from './testing/scripted-services';

const bands = [{ id: 'failure', label: 'Failure', min: null, max: 6 }];
const roll = { formula: '2d6+tact', modifiers: { tact: 1 }, reasons: { tact: 'your tact' }, bands };
const intent = { kind: 'talk', target: 'oda', stat: 'tact', difficulty: 'high' };
const act = { kind: 'talk', stat: 'tact', difficulty: 'high', npc: 'oda' };

/** What the rules are asked, and what becomes of their answer. */
async function weighed(
  dependencies: Readonly<Record<string, JsonObject | null>>,
  {
    input = { intent },
    chance = 0.5833,
  }: { readonly input?: JsonObject; readonly chance?: number | null } = {},
) {
  const { services, calls } = scriptedServices({ 'rules.check': { ...roll, chance } });
  const invocation = await runBundledScript('player-choices', 'evaluate-choice', {
    input,
    dependencies,
    services,
  });
  return {
    asked: calls.map(({ params }) => params),
    verdict: verdictOf(invocation),
    summary: invocation.done?.summary,
  };
}

const perception = { npc: 'oda', score: -60, modifier: -2, attitude: 'cold', why: [] };
const plainMemory = { id: 'm1', summary: 'You waited.' };
const triumph = { id: 'm2', summary: 'You talked the ferryman round.', episode: 'triumph' };

describe('evaluate-choice', () => {
  it('[arch §4.2.1; arch §4.3] weighs what a person thinks and what is remembered, as the tools before it found', async () => {
    const { asked } = await weighed({ perception, recall: { memories: [plainMemory, triumph] } });
    expect(asked).toEqual([{ ...act, feeling: -2, episode: triumph.summary }]);
  });

  it('[002 FR-013; arch §4.3] weighs the act without what a failed tool would have found', async () => {
    const { asked, verdict } = await weighed({ perception: null, recall: null });
    expect(asked).toEqual([act]);
    expect(verdict.ok).toBe(true);
  });

  it('weighs the act alone when it waited for nothing', async () => {
    expect((await weighed({})).asked).toEqual([act]);
  });

  it('[arch §7.4] a modifier of nothing is passed on: the engine need not look again', async () => {
    const { asked } = await weighed({ perception: { ...perception, modifier: 0 } });
    expect(asked).toEqual([{ ...act, feeling: 0 }]);
  });

  it('[arch §7.6] a memory that was neither triumph nor failure counts nothing', async () => {
    expect((await weighed({ recall: { memories: [plainMemory] } })).asked).toEqual([act]);
  });

  it('[arch §7.4] the words of the act are weighed too, for what the player is good at', async () => {
    const { asked } = await weighed({}, { input: { intent, text: 'Bargain with Oda.' } });
    expect(asked).toEqual([{ ...act, text: 'Bargain with Oda.' }]);
  });

  it('returns a roll that dice can be asked for, how likely it is, and whom it is about', async () => {
    const { verdict, summary } = await weighed({});
    expect(verdict).toEqual({ ok: true, value: { roll, chance: 0.5833, target: 'oda' } });
    expect(summary).toBe('2d6+tact: 58 in 100.');
  });

  it('says so when nobody can reckon the odds', async () => {
    const { verdict, summary } = await weighed({}, { chance: null });
    expect(verdict).toEqual({ ok: true, value: { roll, target: 'oda' } });
    expect(summary).toBe('2d6+tact: odds nobody can reckon.');
  });

  it('an act without stat, risk or person is only dice', async () => {
    const { asked, verdict } = await weighed({}, { input: { intent: { kind: 'leap' } } });
    expect(asked).toEqual([{ kind: 'leap' }]);
    expect(verdict).toEqual({ ok: true, value: { roll, chance: 0.5833 } });
  });
});
