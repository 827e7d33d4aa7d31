import { CampaignLores } from '@/engine/recall/campaign-lore';
import { Embedders } from '@/engine/recall/embedders';
import { builtInMeaning } from '@/engine/testing/built-in-meaning';
import { fakeEmbedder } from '@/engine/testing/fake-embedder';
import { mostLorePiecesInParts } from '@/foundation/limits';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { systemClock } from '@/hosts/node/system-clock';
import { openStoryStore } from '@/persistence/open-story-store';

const never = new AbortController().signal;
const files = {
  'lore/mill.md': 'The mill turns backwards.\n\nThe miller is asleep.',
  'lore/people/tally.md': 'The Tallys cut ice.',
};
const everything = { limit: 10, isWithheld: () => false };

async function opened(embedder = fakeEmbedder('fake')) {
  const database = openSqliteDatabase(':memory:');
  const store = await openStoryStore(database, never);
  if (!store.ok) throw store.error;
  const embedders = new Embedders(builtInMeaning);
  embedders.choose(embedder);
  const lores = new CampaignLores({ database, clock: systemClock, embedders });
  const of = (texts: Readonly<Record<string, string>>) =>
    lores.of('small', new Map(Object.entries(texts)));
  return { of, embedder };
}

it('[arch §6.2.7] what did not change is neither cut nor embedded again', async () => {
  const { of, embedder } = await opened();
  await of(files).prepare(never);
  const before = await of(files).pieces();
  expect(embedder.asked).toEqual(before.map(({ text }) => text));
  const changed = of({ ...files, 'lore/people/tally.md': 'The Tallys sell ice.' });
  await changed.prepare(never);
  const after = await changed.pieces();
  expect(embedder.asked.slice(before.length)).toEqual(['The Tallys sell ice.']);
  // The same objects: nobody has cut that file a second time.
  expect(after.map((piece, at) => piece === before[at])).toEqual([true, true, false]);
});

it('a file that is gone is found no longer', async () => {
  const { of } = await opened();
  expect(await of(files).search({ query: 'ice', ...everything }, never)).toHaveLength(3);
  const rest = { 'lore/mill.md': files['lore/mill.md'] };
  const found = await of(rest).search({ query: 'ice', ...everything }, never);
  expect(found.map(({ piece }) => piece.file)).toEqual(['lore/mill.md', 'lore/mill.md']);
});

it('says why a piece was found: the words, the cosine and how well the words fit', async () => {
  const { of } = await opened();
  const [best] = await of(files).search({ query: 'Who cuts the ice?', ...everything }, never);
  expect(best).toMatchObject({ piece: { file: 'lore/people/tally.md' }, words: ['cuts', 'ice'] });
  expect([best?.cosine ?? 0, best?.lexical ?? 0].every((score) => score > 0)).toBe(true);
});

it('a campaign without lore loads nothing and finds nothing', async () => {
  const { of, embedder } = await opened();
  const lore = of({});
  await lore.prepare(never);
  expect([lore.isEmpty, await lore.search({ query: 'ice', ...everything }, never)]).toEqual([
    true,
    [],
  ]);
  expect(embedder.asked).toEqual([]);
});

describe('lore of many words', () => {
  const detail = 'A drowned bell under the jetty warns of every flood since the old bridge fell.';
  const rest = Array.from(
    { length: 12 },
    (_, at) => `Boat number ${String(at)} was tarred, caulked, painted and launched by cousins.`,
  );
  const long = { 'lore/jetty.md': [...rest.slice(0, 6), detail, ...rest.slice(6)].join(' ') };
  it('is also compared part by part, after all wholes: a sentence of a long piece counts by itself', async () => {
    const { of, embedder } = await opened();
    const lore = of({ ...long, ...files });
    await lore.prepare(never);
    const [whole = '', ...others] = embedder.asked;
    expect([whole, others.slice(3).join(' ')]).toEqual([long['lore/jetty.md'], whole]);
    const query = 'which drowned bell warns of floods';
    const [best] = await lore.search({ query, ...everything }, never);
    const [alone] = await lore.measure([{ id: 'alone', text: whole, labels: [] }], query, never);
    expect(best?.piece.file).toBe('lore/jetty.md');
    expect(best?.cosine).toBeGreaterThan(2 * (alone?.cosine ?? 1));
  });

  it('is compared as a whole by a model as long as its parts are being embedded', async () => {
    const stopping = new AbortController();
    const many = Object.fromEntries(
      Array.from({ length: 16 }, (_, at) => [
        `lore/${String(at)}.md`,
        `${String(at)}. ${rest.join(' ')}`,
      ]),
    );
    let batches = 0;
    const slow = fakeEmbedder('slow', () => {
      batches += 1;
      if (batches === 2) stopping.abort();
      return Promise.resolve();
    });
    const { of } = await opened(slow);
    const lore = of(many);
    await lore.prepare(stopping.signal).catch(() => undefined);
    const before = slow.asked.length;
    const found = await lore.search({ query: 'tarred boats', ...everything }, never);
    expect([before, slow.asked.slice(before)]).toEqual([16, ['tarred boats']]);
    expect(found[0]?.cosine).toBeGreaterThan(0);
  });

  it('is compared as a whole where there is too much of it', async () => {
    const { of, embedder } = await opened();
    const filler = Array.from({ length: mostLorePiecesInParts }, (_, at) => `Page ${String(at)}.`);
    const lore = of({ ...long, 'lore/pages.md': filler.join('\n\n') });
    await lore.prepare(never);
    expect(embedder.asked).toHaveLength(mostLorePiecesInParts + 1);
  });
});
