import { validateBrief } from '@/contracts/generated/validate-brief';
import { validateSituation } from '@/contracts/generated/validate-situation';
import type { Situation } from '@/contracts/generated/situation';
import type { EngineHost } from '@/engine/engine-host';
import { builtInMeaning } from '@/engine/testing/built-in-meaning';
import { hostWith } from '@/engine/testing/host-with';
import { scriptedNarrator } from '@/engine/testing/scripted-narrator';
import { hostWithRecall } from '@/engine/testing/skills-with';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import { beginSession, collect, never, testHost } from '@/engine/testing/test-engine';
import { fail } from '@/foundation/result';

const secret = 'Mara drowned the ferryman in the third barrel.';
const lore = {
  'small/lore/places/ferry.md': `# The ferry\n\nThe ferry bell was cast from a broken plough. It rings twice.\n\nIn the winter of the flood ${secret}`,
  'small/lore/harvest.txt': 'Apples are counted by the hundred and paid for in salt.',
  'small/lore/picture.json': '{"text": "Apples again."}',
};
const secrets = { 'small/characters/npcs/mara/secrets.md': `# What Mara keeps\n\n${secret}\n` };

function hostIn(base: EngineHost, files: Readonly<Record<string, string>>): EngineHost {
  const campaigns = smallCampaignWith(files);
  return hostWith(base, { content: { campaigns }, compute: { meaning: builtInMeaning } });
}

/** What a script gets that asks the lore with these parameters. */
async function searched(
  params: object,
  files: Readonly<Record<string, string>> = lore,
): Promise<unknown> {
  const host = hostWithRecall(
    `io.patch({ found: await io.call('lore.search', ${JSON.stringify(params)}) });
     io.done({ ok: true });`,
    ['lore.read'],
  );
  const session = await beginSession(hostIn(host, files));
  await collect(session.take({ text: 'wait' }, never));
  return session.state['found'];
}

describe('lore.search', () => {
  it('[arch §6.2.7] finds the best pieces of all files below lore/, whatever folder they are in', async () => {
    expect(await searched({ query: 'Who cast the bell of the ferry?', limit: 1 })).toEqual({
      chunks: [
        {
          content: '# The ferry\n\nThe ferry bell was cast from a broken plough. It rings twice.',
          filePath: 'lore/places/ferry.md',
          chunkIndex: 0,
          relevance: expect.any(Number) as number,
        },
      ],
    });
    expect(await searched({ query: 'What are apples paid with?', limit: 1 })).toMatchObject({
      chunks: [{ filePath: 'lore/harvest.txt', chunkIndex: 0 }],
    });
  });

  it('[arch §6.2.7] gives three at most when nobody says how many, the best first', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 9 }, (_, at) => [
        `small/lore/${String(at)}.md`,
        `Apples, ${String(at)}.`,
      ]),
    );
    const { chunks } = (await searched({ query: 'apples' }, files)) as {
      readonly chunks: readonly { readonly relevance: number }[];
    };
    const scores = chunks.map(({ relevance }) => relevance);
    expect([scores.length, [...scores].sort((one, other) => other - one)]).toEqual([3, scores]);
  });

  it('finds nothing in a campaign without lore', async () => {
    expect(await searched({ query: 'apples' }, {})).toEqual({ chunks: [] });
  });

  it('[arch §6.2.4] never finds what lies in a secrets.md', async () => {
    const found = JSON.stringify(
      await searched({ query: 'Who drowned the ferryman?', limit: 50 }, secrets),
    );
    expect(found).toBe('{"chunks":[]}');
  });

  it('[arch §6.2.4] keeps back what gives away a secret, until it is revealed', async () => {
    const query = { query: 'Who drowned the ferryman?', limit: 50 };
    const files = { ...lore, ...secrets };
    expect(JSON.stringify(await searched(query, files))).not.toContain('drowned');
    const revealed = {
      'small/plot/passages/yard.md':
        '## start\npart: opening\neffects: ["set people.mara.revealed true"]\n\nMara tells you everything.\n',
    };
    expect(JSON.stringify(await searched(query, { ...files, ...revealed }))).toContain('drowned');
  });
});

/** What planners and narrators of a host are told when a player does this. */
async function toldOf(text: string, files: Readonly<Record<string, string>> = lore) {
  const situations: Situation[] = [];
  const planner = {
    plan: (situation: Situation) => {
      situations.push(situation);
      return Promise.resolve(fail({ message: 'no plan' }));
    },
  };
  const narrator = scriptedNarrator(() => []);
  const host = testHost({
    planners: [{ name: 'model:a', planner }],
    narrators: [{ name: 'model:a', narrator }],
  });
  const session = await beginSession(hostIn(host, files));
  await collect(session.take({ text }, never));
  return { situation: situations[0], briefs: narrator.asked };
}

describe('[arch §5.3] an act that touches the lore', () => {
  it.each([
    ['names what a file is about', 'run to the ferry', 'lore/places/ferry.md'],
    ['asks what lore answers', 'How are the apples counted and paid for?', 'lore/harvest.txt'],
  ])('%s: planner and narrator get what it says', async (_, text, file) => {
    const { situation, briefs } = await toldOf(text);
    expect(validateSituation(situation)).toBe(true);
    expect(situation?.lore[0]).toMatchObject({ file });
    expect(briefs.map((brief) => validateBrief(brief))).toEqual(briefs.map(() => true));
    expect(briefs.map((brief) => brief.lore[0]?.file)).toEqual([undefined, file]);
  });

  it.each([
    ['touches nothing of it', 'wait', lore],
    ['happens where there is no lore', 'run to the ferry', {}],
  ])('but nothing where it %s', async (_, text, files) => {
    const { situation, briefs } = await toldOf(text, files);
    expect([situation?.lore, ...briefs.map((brief) => brief.lore)]).toEqual([[], [], []]);
  });

  it('[arch §6.2.4] gets nothing that is still secret', async () => {
    const { situation, briefs } = await toldOf('ask about the ferry', { ...lore, ...secrets });
    expect(JSON.stringify([situation?.lore, briefs])).not.toContain('drowned the ferryman');
    expect(situation?.lore).toHaveLength(1);
  });
});
