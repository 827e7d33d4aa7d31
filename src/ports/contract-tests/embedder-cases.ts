import type { ContractCase } from '@/ports/contract-tests/contract-case';
import { expectEqual, expectRejection, expectTrue } from '@/ports/contract-tests/expect';
import type { Embedder } from '@/ports/embedder';

const never = new AbortController().signal;
const texts = [
  'The captain lost the silver key.',
  'Who opened the old door?',
  'A promise was made in the harbour at night',
  'no',
];
const longText = texts.join(' ').repeat(60);

/** What a text may hold that was typed, pasted or cut in the middle of a character. */
const oddTexts = {
  'a lone surrogate': 'the key \ud83d is lost',
  'a character of two units': 'the 🗝️ is lost',
  'marks that combine': 'e\u0301 and \u00e9',
  'other scripts': '鍵 مفتاح ключ κλειδί',
  'a NUL and a byte order mark': '\ufeffkey\u0000door',
  'one endless word': 'x'.repeat(5_000),
  'the marks of a tokenizer': '[CLS] key [SEP] [PAD] ##door',
};

function lengthOf(vector: Float32Array): number {
  return Math.sqrt(vector.reduce((sum, each) => sum + each * each, 0));
}

function expectUnit({ dimension }: Embedder, vector: Float32Array | undefined, what: string): void {
  expectEqual(vector?.length, dimension);
  const length = lengthOf(vector ?? new Float32Array());
  expectTrue(Math.abs(length - 1) < 1e-4, `${what}: its length is ${String(length)}`);
}

/** Nothing but zeros is allowed where there is no word to read: it is like no other text. */
function expectUnitOrNothing(
  embedder: Embedder,
  vector: Float32Array | undefined,
  what: string,
): void {
  if (vector?.length === embedder.dimension && vector.every((each) => each === 0)) return;
  expectUnit(embedder, vector, what);
}

async function oneByOne(embedder: Embedder): Promise<readonly Float32Array[]> {
  const vectors: Float32Array[] = [];
  for (const text of texts) vectors.push(...(await embedder.embed([text], never)));
  return vectors;
}

function expectSame(some: readonly Float32Array[], others: readonly Float32Array[]): void {
  expectEqual(
    some.map((vector) => Array.from(vector)),
    others.map((vector) => Array.from(vector)),
  );
}

const vectorCases: readonly ContractCase<Embedder>[] = [
  {
    title: 'each text gets a vector of the dimension, of length 1',
    run: async (embedder) => {
      const vectors = await embedder.embed(texts, never);
      expectEqual(vectors.length, texts.length);
      for (const [at, text] of texts.entries()) expectUnit(embedder, vectors[at], text);
    },
  },
  {
    title: 'different texts get different vectors',
    run: async (embedder) => {
      const vectors = await embedder.embed(texts, never);
      expectEqual(new Set(vectors.map((vector) => vector.join())).size, texts.length);
    },
  },
  {
    title:
      'a vector depends on nothing but its text: neither on its neighbours nor on what came before',
    run: async (embedder) => {
      const together = await embedder.embed(texts, never);
      expectSame(await oneByOne(embedder), together);
      expectSame(await embedder.embed(texts, never), together);
    },
  },
  {
    title: 'vectors come in the order of their texts',
    run: async (embedder) => {
      const backwards = await embedder.embed([...texts].reverse(), never);
      expectSame([...backwards].reverse(), await embedder.embed(texts, never));
    },
  },
  {
    title: 'no texts, no vectors',
    run: async (embedder) => {
      expectEqual(await embedder.embed([], never), []);
    },
  },
  {
    title: 'texts that have no words get a vector too',
    run: async (embedder) => {
      const empty = ['', '   \n', '…'];
      const vectors = await embedder.embed(empty, never);
      for (const [at, text] of empty.entries())
        expectUnitOrNothing(embedder, vectors[at], JSON.stringify(text));
    },
  },
  {
    title: 'a long text counts to its end',
    run: async (embedder) => {
      const [long, longer] = await embedder.embed([longText, `${longText} door night`], never);
      expectUnit(embedder, long, 'the long text');
      expectTrue(long?.join() !== longer?.join(), 'its last words change nothing');
    },
  },
  ...Object.entries(oddTexts).map(([what, text]) => ({
    title: `a text may hold ${what}`,
    run: async (embedder: Embedder) => {
      const [vector] = await embedder.embed([text], never);
      expectUnitOrNothing(embedder, vector, what);
    },
  })),
];

const callCases: readonly ContractCase<Embedder>[] = [
  {
    title: 'two calls at once do not mix',
    run: async (embedder) => {
      const [some, others] = await Promise.all([
        embedder.embed(texts.slice(0, 2), never),
        embedder.embed(texts.slice(2), never),
      ]);
      expectSame([...some, ...others], await embedder.embed(texts, never));
    },
  },
  {
    title: 'a call whose signal is already aborted rejects, and the next one works',
    run: async (embedder) => {
      const controller = new AbortController();
      controller.abort();
      await expectRejection(embedder.embed(texts, controller.signal));
      const [vector] = await embedder.embed(texts, never);
      expectUnit(embedder, vector, 'the first text afterwards');
    },
  },
];

const meaningCases: readonly ContractCase<Embedder>[] = [
  {
    title: 'relevance rises with the cosine, within 0…1, and reaches 0.7 in between',
    run: (embedder) => {
      const steps = Array.from({ length: 201 }, (_, step) => embedder.relevance(step / 100 - 1));
      expectTrue(
        steps.every((each, at) => each >= (steps[at - 1] ?? 0) && each <= 1),
        'it falls, or leaves 0…1',
      );
      expectTrue(embedder.relevance(0) < 0.7, 'texts that have nothing in common are related');
      expectTrue(embedder.relevance(1) >= 0.7, 'a text is not related to itself');
      return Promise.resolve();
    },
  },
  {
    title: 'the id is one word',
    run: ({ id }) => {
      expectTrue(/^\S+$/.test(id), JSON.stringify(id));
      return Promise.resolve();
    },
  },
];

export const embedderCases: readonly ContractCase<Embedder>[] = [
  ...vectorCases,
  ...callCases,
  ...meaningCases,
];
