import { TextMeasure, type FindableText, type Meanings } from '@/recall/text-measure';

const texts: readonly FindableText[] = [
  { id: 'chimneys', text: 'You counted forty-one chimneys from the ridge.', labels: [] },
  { id: 'loaves', text: 'Dunya bakes two loaves too many every morning.', labels: ['mill'] },
  { id: 'goat', text: 'A goat ate the corner of your ledger.', labels: [] },
];

/** An embedder that finds everything as near as the test says. */
function meanings(cosines: Readonly<Record<string, number>>): Meanings {
  return {
    embedder: { relevance: (cosine) => cosine },
    cosineOf: (text) => cosines[texts.find((each) => each.text === text)?.id ?? ''] ?? null,
  };
}

function relevances(query: string, given: Meanings | null): readonly number[] {
  return new TextMeasure().between(query, texts, given).map(({ relevance }) => relevance);
}

it('[arch §4.1.3] without an embedder the words decide', () => {
  const [chimneys = 0, loaves, goat] = relevances('How many chimneys did you count?', null);
  expect(chimneys).toBeGreaterThanOrEqual(0.7);
  expect([loaves, goat].every((each) => (each ?? 1) < 0.7)).toBe(true);
});

it.each([
  ['the loaves of Dunya', 'loaves'],
  ['who baked at the mill', 'loaves'],
  ['goats and ledgers', 'goat'],
])(
  '[arch §4.1.3] without an embedder "%s" finds its words in any form, and labels too',
  (query, id) => {
    const found = relevances(query, null);
    expect(texts[found.indexOf(Math.max(...found))]?.id).toBe(id);
  },
);

it.each(['', 'the and of', 'zeppelin', '?!'])('without an embedder nothing fits "%s"', (query) => {
  expect(relevances(query, null)).toEqual([0, 0, 0]);
});

it('[arch §4.1.3] where no word is shared, the meaning decides', () => {
  const [chimneys = 0, loaves = 0] = relevances('smoke', meanings({ chimneys: 0.8, loaves: 0.2 }));
  expect([chimneys, loaves]).toEqual([0.8, 0.2]);
});

it('[arch §4.1.3] a name that was asked for decides between texts that mean about the same', () => {
  const met = ['Brask', 'Orlo'].map((name) => ({
    id: name,
    text: `At dusk ${name} came to the gate.`,
    labels: [],
  }));
  const [brask, orlo] = new TextMeasure().between('visits paid by Orlo to faraway kings', met, {
    embedder: { relevance: (cosine) => cosine },
    cosineOf: () => 0.5,
  });
  expect(brask?.relevance).toBe(0.5);
  expect(orlo?.relevance).toBeGreaterThan(0.5);
});

it('[arch §4.1.3] all the words asked for are related, even where the embedder doubts it', () => {
  const [, , goat = 0] = relevances('goat ate ledger', meanings({ goat: 0.25 }));
  expect(goat).toBeGreaterThanOrEqual(0.7);
});

it('one shared word does not outvote the meaning', () => {
  const [chimneys = 0, , goat = 0] = relevances(
    'a goat lost on the high hills at night',
    meanings({ chimneys: 0.6, goat: 0.3 }),
  );
  expect(chimneys).toBeGreaterThan(goat);
});

it('an embedder that can look closer is asked to, about those it knows', () => {
  const given = meanings({ chimneys: 0.5, goat: 0.5 });
  const lookCloser = (_: string, known: readonly string[]): readonly number[] =>
    known.map((text) => (text.includes('goat') ? 0.2 : -0.2));
  const found = relevances('an animal', { ...given, embedder: { ...given.embedder, lookCloser } });
  expect(found).toEqual([0.3, 0, 0.7]);
});

it('says why: the cosine, how well the words fit, and which they are', () => {
  const [, loaves] = new TextMeasure().between(
    'loaves at the mill',
    texts,
    meanings({ loaves: 0.4 }),
  );
  expect(loaves).toMatchObject({ cosine: 0.4, words: ['loaves', 'mill'] });
  expect(loaves?.lexical).toBeGreaterThan(0.9);
});

it('a text that was corrected is found by its new words only', () => {
  const measure = new TextMeasure();
  const [first] = measure.between('chimneys', texts, null);
  const corrected = [{ id: 'chimneys', text: 'You counted forty towers.', labels: [] }];
  const [second] = measure.between('chimneys', corrected, null);
  expect([first?.words, second?.words]).toEqual([['chimneys'], []]);
});

describe('a text of several parts', () => {
  const long = { id: 'long', text: 'all of it', labels: [], parts: ['its start', 'its end'] };
  const of = (given: Meanings) => new TextMeasure().between('a question', [long], given)[0];
  const embedder: Meanings['embedder'] = { relevance: (cosine) => cosine };
  const byPart: Readonly<Record<string, number>> = { 'its start': 0.1, 'its end': 0.75 };

  it('fits as well as the mean of the whole and of its nearest part', () => {
    const cosineOfPart = (part: string): number | null => byPart[part] ?? null;
    const found = of({ embedder, cosineOf: () => 0.25, cosineOfPart });
    expect([found?.cosine, found?.relevance]).toEqual([0.5, 0.5]);
  });

  it('fits as the whole does where parts are not compared, or not known', () => {
    expect(of({ embedder, cosineOf: () => 0.25 })?.cosine).toBe(0.25);
    expect(of({ embedder, cosineOf: () => 0.25, cosineOfPart: () => null })?.cosine).toBe(0.25);
  });

  it('is compared by its words alone where the whole is not known', () => {
    expect(of({ embedder, cosineOf: () => null, cosineOfPart: () => 0.9 })?.cosine).toBeNull();
  });
});
