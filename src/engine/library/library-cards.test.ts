import {
  begin,
  collect,
  never,
  open,
  take,
  testEngine,
  testHost,
} from '@/engine/testing/test-engine';
import { hostWith } from '@/engine/testing/host-with';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import type { FileStore } from '@/ports/file-store';
import { HostFault } from '@/ports/host-fault';

const card = {
  campaign: 'small',
  title: 'The Small Yard',
  scenes: 0,
  hasEnded: false,
  endingTitle: null,
  summary: null,
  fault: null,
};

/** Counts how often each file is read. */
function counted(store: FileStore): FileStore & { readonly reads: Map<string, number> } {
  const reads = new Map<string, number>();
  return {
    reads,
    list: (folder, signal) => store.list(folder, signal),
    readText: (path, signal) => {
      reads.set(path, (reads.get(path) ?? 0) + 1);
      return store.readText(path, signal);
    },
  };
}

describe('story cards', () => {
  it('say where each story stands, the newest first', async () => {
    const engine = await testEngine(testHost());
    const ended = await begin(engine, 1);
    const session = await open(engine, ended);
    await collect(session.resume(never));
    while (!session.choices.some(({ text }) => text.startsWith('Run')))
      await collect(session.take({ text: 'wait' }, never));
    await take(session, 'Run for the ferry');
    const playing = await begin(engine, 2);
    const other = await open(engine, playing);
    await collect(other.resume(never));
    await take(other, 'Take an apple');
    const fresh = await begin(engine, 3);
    expect(await engine.storyCards(never)).toEqual([
      { ...card, id: fresh },
      { ...card, id: playing, scenes: 2, summary: 'You took an apple from the barrel.' },
      {
        ...card,
        id: ended,
        scenes: session.path.length,
        hasEnded: true,
        endingTitle: 'Away',
        summary: 'At the river you chose: Run for the ferry.',
      },
    ]);
  });

  it('without a memory say what was chosen, and follow the head back', async () => {
    const none: FileStore = {
      list: () => Promise.resolve([]),
      readText: () => Promise.resolve(null),
    };
    const engine = await testEngine(testHost({ content: { skills: none } }));
    const id = await begin(engine);
    const session = await open(engine, id);
    await collect(session.resume(never));
    await collect(session.take({ text: 'wait' }, never));
    expect(await engine.storyCards(never)).toEqual([{ ...card, id, scenes: 2, summary: 'wait' }]);
    await session.undo(never);
    expect(await engine.storyCards(never)).toEqual([
      { ...card, id, scenes: 1, summary: 'You came to the yard.' },
    ]);
  });

  it('name what cannot be opened: a damaged scene, a campaign that is gone', async () => {
    const host = testHost();
    const engine = await testEngine(host);
    const id = await begin(engine);
    await collect((await open(engine, id)).resume(never));
    const without = await testEngine(
      hostWith(host, { content: { campaigns: smallCampaignWith({ 'small/manifest.json': '{' }) } }),
    );
    expect(await without.storyCards(never)).toMatchObject([
      { id, scenes: 1, fault: expect.stringContaining('cannot be played') as string },
    ]);
    await host.storage.database.write(
      [
        { sql: 'DROP TRIGGER scenes_are_append_only', params: [] },
        { sql: "UPDATE scenes SET outcome = '{}'", params: [] },
      ],
      never,
    );
    expect(await engine.storyCards(never)).toEqual([
      { ...card, id, fault: `This story is damaged at scene 1 of ${id}.` },
    ]);
  });
});

describe('campaign cards', () => {
  it('say what a campaign is and where it begins; a broken one says why it cannot be played', async () => {
    const manifest = {
      title: 'The Small Yard',
      version: '1.0.0',
      description: 'Apples.',
      genre: 'Pastoral',
      estimated_playtime_hours: 0.5,
    };
    const campaigns = smallCampaignWith({
      'small/manifest.json': JSON.stringify(manifest),
      'broken/manifest.json': '{}',
    });
    const engine = await testEngine(testHost({ content: { campaigns } }));
    expect(await engine.campaignCards(never)).toEqual([
      {
        kind: 'broken',
        id: 'broken',
        fault: 'The campaign "broken" cannot be played: manifest.json needs a title and a version.',
      },
      {
        kind: 'playable',
        id: 'small',
        title: 'The Small Yard',
        description: 'Apples.',
        genre: 'Pastoral',
        minutes: 30,
        firstPlace: { id: 'yard', name: 'the yard', kind: 'village', region: null, features: [] },
      },
    ]);
  });

  it('are made, like stories, from files read once', async () => {
    const campaigns = counted(smallCampaignWith({}));
    const engine = await testEngine(testHost({ content: { campaigns } }));
    await begin(engine, 1);
    await begin(engine, 2);
    await engine.storyCards(never);
    await Promise.all([engine.campaignCards(never), engine.storyCards(never)]);
    expect(new Set(campaigns.reads.values())).toEqual(new Set([1]));
  });

  it('a folder that cannot be read is one card, and is read again the next time', async () => {
    const store = smallCampaignWith({});
    let isBroken = true;
    const campaigns: FileStore = {
      list: (folder, signal) => store.list(folder, signal),
      readText: (path, signal) =>
        isBroken
          ? Promise.reject(new HostFault('io', `${path} cannot be read.`))
          : store.readText(path, signal),
    };
    const engine = await testEngine(testHost({ content: { campaigns } }));
    expect(await engine.campaignCards(never)).toMatchObject([
      { kind: 'broken', id: 'small', fault: expect.stringContaining('cannot be read') as string },
    ]);
    isBroken = false;
    expect(await engine.campaignCards(never)).toMatchObject([{ kind: 'playable', id: 'small' }]);
  });
});
