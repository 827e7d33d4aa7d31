import { hostWith } from '@/engine/testing/host-with';
import { breakableScripts } from '@/engine/testing/breakable-scripts';
import { skillsWith } from '@/engine/testing/skills-with';
import {
  beginSession,
  collect,
  never,
  open,
  prose,
  take,
  testEngine,
  testHost,
} from '@/engine/testing/test-engine';
import type { TurnEvent } from '@/engine/turn-data/turn-event';

const noticesOf = (events: readonly TurnEvent[]) =>
  events.flatMap((event) => (event.type === 'notice' ? [event.kind] : []));

const rollsOf = (events: readonly TurnEvent[]) =>
  events.flatMap((event) => (event.type === 'roll' ? [event.dice] : []));

describe('a retry', () => {
  it('[arch §8.3.4] runs the failed tool and what depends on it again, and tells what came of it', async () => {
    let isBroken = true;
    const { host, ran } = breakableScripts((script) => isBroken && script === 'store-memory');
    const session = await beginSession(host);
    const failed = await take(session, 'Ask Mara');
    expect(noticesOf(failed)).toEqual(['skill-failed']);
    expect(session.canRetry).toBe(true);
    isBroken = false;
    ran.length = 0;
    const events = await collect(session.retry(never));
    expect(ran).toEqual(['store-memory', 'narrate', 'generate-choices']);
    expect(noticesOf(events)).toEqual([]);
    expect(rollsOf(events)).toEqual(rollsOf(failed));
    expect(prose(events)).not.toBe('');
    expect(session.canRetry).toBe(false);
  });

  it('[arch §8.3.4] is kept as a sibling scene of the same parent and choice; the other stays', async () => {
    let isBroken = true;
    const { host } = breakableScripts((script) => isBroken && script === 'roll-dice');
    const session = await beginSession(host);
    await take(session, 'Ask Mara');
    const [, before] = session.path;
    isBroken = false;
    await collect(session.retry(never));
    const [, after] = session.path;
    expect(session.path).toHaveLength(2);
    expect(after).toMatchObject({ parent: before?.parent, number: 2 });
    expect(after?.outcome.taken).toEqual(before?.outcome.taken);
    expect(after?.id).not.toBe(before?.id);
    const again = await open(await testEngine(host), session.playthrough.id);
    expect(again.path).toEqual(session.path);
  });

  it('[arch §8.3.4] rolls the dice that would have been rolled, also a second time and after a restart', async () => {
    const whole = await beginSession();
    const expected = rollsOf(await take(whole, 'Ask Mara'));
    expect(expected).toHaveLength(1);
    let isBroken = true;
    const { host } = breakableScripts((script) => isBroken && script === 'roll-dice');
    const session = await beginSession(host);
    await take(session, 'Ask Mara');
    expect(noticesOf(await collect(session.retry(never)))).toEqual(['skill-failed']);
    isBroken = false;
    const reopened = await open(await testEngine(host), session.playthrough.id);
    expect(rollsOf(await collect(reopened.retry(never)))).toEqual(expected);
  });

  it('gives a skill that was left out for the session another chance', async () => {
    let isBroken = true;
    const { host, ran } = breakableScripts((script) => isBroken && script === 'roll-dice');
    const session = await beginSession(host);
    for (let turn = 0; turn < 6; turn += 1) {
      await take(session, 'Ask Mara');
      if (session.skillHealth.get('dice-roller')?.state === 'permanentFailure') break;
      await session.undo(never);
    }
    expect(session.skillHealth.get('dice-roller')?.state).toBe('permanentFailure');
    isBroken = false;
    ran.length = 0;
    expect(rollsOf(await collect(session.retry(never)))).toHaveLength(1);
    expect(ran).toContain('roll-dice');
  });

  it('stopped before its outcome, leaves the story where it was', async () => {
    const { host } = breakableScripts((script) => script === 'roll-dice');
    const session = await beginSession(host);
    await take(session, 'Ask Mara');
    const before = session.path;
    const stopped = new AbortController();
    stopped.abort();
    await collect(session.retry(stopped.signal));
    expect(session.path).toEqual(before);
    expect(session.canRetry).toBe(true);
  });

  it('without a failure does nothing', async () => {
    const session = await beginSession();
    await take(session, 'Ask Mara');
    expect(session.canRetry).toBe(false);
    expect(await collect(session.retry(never))).toEqual([]);
  });

  it('draws no new number from the secure source', async () => {
    let drawn = 0;
    let isBroken = true;
    const host = testHost({ device: { random: { secureSeed: () => (drawn += 1) } } });
    const skills = skillsWith(
      {
        'dice-roller/skill.json': JSON.stringify({
          name: 'dice-roller',
          version: '1.0.0',
          description: 'Rolls with numbers nobody can know.',
          scripts: [{ name: 'roll-dice', path: 'scripts/roll-dice.js' }],
          permissions: ['random.secure'],
          retryPolicy: { maxRetries: 0 },
        }),
        'dice-roller/scripts/roll-dice.js': `export default async (io) => {
          const { seed } = await io.call('random.secure', {});
          io.log('info', 'drew ' + String(seed));
          io.done({ ok: true, output: {} });
        };`,
      },
      host.content.skills,
    );
    const { host: breaking } = breakableScripts(
      (script) => isBroken && script === 'store-memory',
      hostWith(host, { content: { skills } }),
    );
    const session = await beginSession(breaking);
    await take(session, 'Ask Mara');
    const first = session.path[1]?.outcome.secureSeed;
    expect(first).toBeDefined();
    const drawnThen = drawn;
    isBroken = false;
    const reopened = await open(await testEngine(breaking), session.playthrough.id);
    await collect(reopened.retry(never));
    expect([drawn, reopened.path[1]?.outcome.secureSeed]).toEqual([drawnThen, first]);
  });
});
