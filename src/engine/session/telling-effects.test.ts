import type { StorySession } from '@/engine/session/story-session';
import { breakableScripts } from '@/engine/testing/breakable-scripts';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import { faultCodes, hostTelling, noticesOf, tellingTrace } from '@/engine/testing/telling-skills';
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

const everything = [
  'memory.write',
  'reputation.write',
  'perception.write',
  'random.secure',
  'storage.read',
  'storage.write',
  'assets.write',
];

async function toldBy(
  narrate: string,
  more = '',
): Promise<{ readonly session: StorySession; readonly events: readonly TurnEvent[] }> {
  const lock = smallCampaignWith({ 'small/plot/passages/more.md': more });
  const host = hostTelling(
    { narrate, permissions: everything },
    testHost({ content: { campaigns: lock } }),
  );
  const session = await beginSession(host);
  return { session, events: await take(session, 'Take an apple') };
}

const lastWords = ({ path }: StorySession) => path[path.length - 1]?.words;

describe('what happened is written down before it is told', () => {
  const changes = {
    'memory.store': { summary: 'You took two apples.' },
    'reputation.update': { faction: 'millers', change: 50, factions: ['millers'] },
    'perception.init': { npc: 'mara' },
    'perception.update': { npc: 'mara', change: 50 },
    'random.secure': {},
  };

  it.each(Object.entries(changes))(
    '[arch §7.1] %s comes too late, and says so',
    async (method, params) => {
      const call = `io.call('${method}', ${JSON.stringify(params)})`;
      const narrate = `const code = await ${call}.catch((error) => error.code);
        io.done({ ok: true, output: { text: 'It says ' + code + '.' } });`;
      const { events } = await toldBy(narrate);
      expect(prose(events)).toBe('It says too-late.');
    },
  );

  it('[arch §7.1] a script that insists fails, the engine tells the scene, and nothing is changed', async () => {
    const plain = await toldBy("io.done({ ok: true, output: { text: 'Told.' } });");
    const { session, events } = await toldBy(
      "await io.call('memory.store', { summary: 'You took two apples.' });",
    );
    expect(tellingTrace(session)?.tools[0]).toMatchObject({
      toolId: 'narrate',
      state: 'failed',
      error: expect.stringContaining('memory.store comes too late') as string,
    });
    expect(noticesOf(events)).toEqual(['skill-failed']);
    expect(prose(events)).toContain('The apple is cold');
    expect(session.state).toEqual(plain.session.state);
    expect(session.memories).toEqual(plain.session.memories);
  });

  it('[arch §7.1] a patch is left out and named, and what the script told is shown', async () => {
    const plain = await toldBy("io.done({ ok: true, output: { text: 'Told.' } });");
    const { session, events } = await toldBy(
      "io.patch({ flags: { rich: true } }); io.done({ ok: true, output: { text: 'Told.' } });",
    );
    expect(faultCodes(session)).toEqual(['patch-too-late']);
    expect(noticesOf(events)).toEqual(['skill-output-refused']);
    expect(prose(events)).toBe('Told.');
    expect(session.state).toEqual(plain.session.state);
  });

  it('[arch §7.1; arch §4.2.1] what is offered goes by what happened, not by a patch that was left out', async () => {
    const lock =
      '## lock\npart: choices\nwhere: yard\n\n> Pick the lock. [pick lock; requires: stealth] -> lock-open\n\n' +
      '## lock-open\npart: outcome\n\nIt opens.\n';
    const { session } = await toldBy(
      "io.patch({ stats: { stealth: 99 } }); io.done({ ok: true, output: { text: 'Told.' } });",
      lock,
    );
    expect(session.choices.map(({ text }) => text)).not.toContain('Pick the lock.');
  });
});

describe('what a script makes while it tells', () => {
  const counting = `
    const { value } = await io.call('storage.get', { key: 'scenes' });
    await io.call('storage.set', { key: 'scenes', value: (value ?? 0) + 1 });
    io.done({ ok: true, output: { text: 'Scenes told before: ' + String(value ?? 0) + '.' } });
  `;
  const drawing = (path: string) => `
    const { path } = await io.call('assets.write', { mediaType: 'image/svg+xml', content: '<svg/>' });
    io.asset({ assetId: 'glow', kind: 'image', mediaType: 'image/svg+xml', path: ${path} });
    io.done({ ok: true, output: { text: 'It glows.' } });
  `;

  it('[arch §3.5] storage is kept with the words and read again in the next turn', async () => {
    const { session, events } = await toldBy(counting);
    const next = await collect(session.take({ text: 'wait' }, never));
    expect([prose(events), prose(next)]).toEqual([
      'Scenes told before: 0.',
      'Scenes told before: 1.',
    ]);
  });

  it('[arch §3.5] storage of a script that failed is not kept', async () => {
    const failsOnce = `
      const { value } = await io.call('storage.get', { key: 'scenes' });
      await io.call('storage.set', { key: 'scenes', value: 1 });
      if (io.input.style === 'vivid' && value === null) throw new Error('no voice');
      io.done({ ok: true, output: { text: 'Kept.' } });
    `;
    const { session, events } = await toldBy(failsOnce);
    const next = await collect(session.take({ text: 'wait' }, never));
    expect([prose(events), prose(next)].map((text) => text.includes('Kept.'))).toEqual([
      false,
      false,
    ]);
  });

  it('[001 §4.3] a file is registered with the scene and can be read', async () => {
    const { session } = await toldBy(drawing('path'));
    expect(session.assets).toMatchObject([
      { name: 'glow', scene: session.path[1]?.id, madeBy: { skill: 'storyteller' } },
    ]);
    expect(lastWords(session)?.assets).toEqual(session.assets);
    const [asset] = session.assets;
    const bytes = asset === undefined ? null : await session.assetBytes(asset.id, never);
    expect(new TextDecoder().decode(bytes ?? new Uint8Array())).toBe('<svg/>');
  });

  it('[001 §4.3] a file that is not there is left out and named, and the words stand', async () => {
    const { session, events } = await toldBy(drawing("'/nowhere.svg'"));
    expect(session.assets).toEqual([]);
    expect(prose(events)).toBe('It glows.');
    expect(noticesOf(events)).toEqual(['skill-output-refused']);
    expect(faultCodes(session)).toEqual(['asset-unreadable']);
  });

  it('[001 §4.4] something nobody knows how to show is said beside the story', async () => {
    const { events } = await toldBy(
      "io.ui('thunder', { loud: true }); io.done({ ok: true, output: { text: 'It thunders.' } });",
    );
    expect(prose(events)).toBe('It thunders.');
    expect(noticesOf(events)).toEqual(['ui-event']);
  });
});

describe('how a scene was told', () => {
  it('[arch §2.6] is still known after a restart, with what failed in it', async () => {
    const { host } = breakableScripts((script) => script === 'narrate');
    const session = await beginSession(host);
    await take(session, 'Take an apple');
    const again = await open(await testEngine(host), session.playthrough.id);
    expect(again.path).toEqual(session.path);
    expect(tellingTrace(again)).toMatchObject({
      tools: [
        { toolId: 'narrate', state: 'failed', retryCount: 1 },
        { toolId: 'choices', state: 'success' },
      ],
    });
    expect(again.canRetry).toBe(true);
  });

  it('[arch §8.3.4] a retry lets the storyteller that failed tell it again: the same outcome in its words', async () => {
    let isBroken = true;
    const { host, ran } = breakableScripts((script) => isBroken && script === 'narrate');
    const session = await beginSession(host);
    const failed = await take(session, 'Ask Mara');
    const before = session.path[1]?.outcome;
    expect(noticesOf(failed)).toEqual(['skill-failed']);
    isBroken = false;
    ran.length = 0;
    const events = await collect(session.retry(never));
    expect(ran).toEqual(['store-memory', 'narrate', 'generate-choices']);
    expect(noticesOf(events)).toEqual([]);
    expect(prose(events)).toBe(prose(failed));
    const { roll, told, taken, patch } = session.path[1]?.outcome ?? {};
    expect({ roll, told, taken, patch }).toEqual({
      roll: before?.roll,
      told: before?.told,
      taken: before?.taken,
      patch: before?.patch,
    });
    expect(session.canRetry).toBe(false);
  });

  it('[arch §2.3.3] a storyteller that fails again and again is left out for the session, and says so once', async () => {
    const { host, ran } = breakableScripts((script) => script === 'narrate');
    const session = await beginSession(host);
    await take(session, 'Take an apple');
    for (let turn = 0; turn < 10; turn += 1) await collect(session.take({ text: 'wait' }, never));
    expect(session.skillHealth.get('storyteller')?.state).toBe('permanentFailure');
    ran.length = 0;
    const events = await collect(session.take({ text: 'wait' }, never));
    expect(ran).not.toContain('narrate');
    expect(ran).toContain('generate-choices');
    expect(noticesOf(events)).toEqual([]);
    expect(prose(events)).not.toBe('');
  });
});
