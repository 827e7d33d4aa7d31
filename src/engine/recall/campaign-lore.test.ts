import { CampaignLores } from '@/engine/recall/campaign-lore';
import { Embedders } from '@/engine/recall/embedders';
import { builtInMeaning } from '@/engine/testing/built-in-meaning';
import { fakeEmbedder } from '@/engine/testing/fake-embedder';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { systemClock } from '@/hosts/node/system-clock';
import { openStoryStore } from '@/persistence/open-story-store';

const never = new AbortController().signal;
const files = {
  'lore/mill.md': 'The mill turns backwards.\n\nThe miller is asleep.',
  'lore/people/tally.md': 'The Tallys cut ice.',
};
const everything = { limit: 10, isWithheld: () => false };

async function opened() {
  const database = openSqliteDatabase(':memory:');
  const store = await openStoryStore(database, never);
  if (!store.ok) throw store.error;
  const embedders = new Embedders(builtInMeaning);
  const embedder = fakeEmbedder('fake');
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
