import { openMiniLmEmbedder } from '@/hosts/shared/minilm/minilm-embedder';
import type { MiniLmRuntime, OnnxTensor } from '@/hosts/shared/minilm/minilm-runtime';
import { miniLmWindows } from '@/hosts/shared/minilm/minilm-windows';
import { HostFault } from '@/ports/host-fault';

const pieces = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', 'the', 'lantern', '##s'];
const wordPieces = {
  added_tokens: [],
  normalizer: { type: 'BertNormalizer', clean_text: true, lowercase: true },
  pre_tokenizer: { type: 'BertPreTokenizer' },
  post_processor: {
    type: 'TemplateProcessing',
    single: [
      { SpecialToken: { id: '[CLS]', type_id: 0 } },
      { Sequence: { id: 'A', type_id: 0 } },
      { SpecialToken: { id: '[SEP]', type_id: 0 } },
    ],
  },
  decoder: null,
  model: {
    type: 'WordPiece',
    unk_token: '[UNK]',
    continuing_subword_prefix: '##',
    vocab: Object.fromEntries(pieces.map((piece, id) => [piece, id])),
  },
};

type Hidden = (id: number, place: number) => number;

/** A model whose hidden states are zero but for two places: what `first` says of the token, and 1. */
class ScriptedModel {
  readonly windows: (readonly number[])[] = [];
  given: readonly string[] = [];
  released = 0;
  inputNames = ['input_ids', 'attention_mask', 'token_type_ids'];
  outputNames = ['last_hidden_state'];
  dimension = 384;
  first: Hidden = (id) => id;
  beforeRun: () => void = () => undefined;

  readonly runtime: MiniLmRuntime = {
    Tensor: class implements OnnxTensor {
      constructor(
        readonly type: 'int64',
        readonly data: BigInt64Array,
        readonly dims: readonly number[],
      ) {}
    },
    openSession: () => Promise.resolve(this),
  };

  async run(inputs: Readonly<Record<string, OnnxTensor>>): Promise<Record<string, OnnxTensor>> {
    await Promise.resolve();
    this.beforeRun();
    this.given = Object.keys(inputs);
    const ids = Array.from(inputs['input_ids']?.data as BigInt64Array, Number);
    this.windows.push(ids);
    const data = new Float32Array(ids.length * this.dimension);
    ids.forEach((id, place) => {
      data.set([this.first(id, place), 1], place * this.dimension);
    });
    return { last_hidden_state: { data, dims: [1, ids.length, this.dimension] } };
  }

  release(): Promise<void> {
    this.released += 1;
    return Promise.resolve();
  }
}

const never = new AbortController().signal;

function open(model: ScriptedModel, tokenizer = JSON.stringify(wordPieces)) {
  return openMiniLmEmbedder(
    {
      model: { name: 'model.onnx', sha256: '0123456789abcdef' },
      tokenizer: { name: 'tokenizer.json', text: tokenizer },
    },
    model.runtime,
    never,
  );
}

function pointing(first: number): readonly [number, number] {
  const length = Math.hypot(first, 1);
  return [first / length, 1 / length];
}

it.each([
  { text: '', reads: [[2, 3]], mean: 5 / 2 },
  { text: 'The lanterns', reads: [[2, 4, 5, 6, 3]], mean: 20 / 5 },
  { text: 'the dragon', reads: [[2, 4, 1, 3]], mean: 10 / 4 },
])('[arch §5.2] "$text" is the mean of its tokens, of length 1', async ({ text, reads, mean }) => {
  const model = new ScriptedModel();
  const embedder = await open(model);
  model.windows.length = 0;
  const [vector] = await embedder.embed([text], never);
  expect(model.windows).toEqual(reads);
  const [first, second] = pointing(mean);
  expect(Array.from(vector ?? []).slice(0, 3)).toEqual([
    Math.fround(first),
    Math.fround(second),
    0,
  ]);
});

it('a long text is the mean of all its windows', async () => {
  const model = new ScriptedModel();
  model.first = (_, place) => place;
  const embedder = await open(model);
  model.windows.length = 0;
  const [vector] = await embedder.embed(['the '.repeat(255)], never);
  expect(model.windows.map(({ length }) => length)).toEqual([130, 129]);
  const places = (129 * 130) / 2 + (128 * 129) / 2;
  expect(vector?.[0]).toBeCloseTo(pointing(places / 259)[0], 6);
});

it.each([
  { pieces: 0, windows: [2] },
  { pieces: 254, windows: [256] },
  { pieces: 255, windows: [130, 129] },
  { pieces: 508, windows: [256, 256] },
  { pieces: 510, windows: [172, 172, 172] },
])('$pieces pieces are read in windows of $windows tokens', ({ pieces: count, windows }) => {
  const numbers = Array.from({ length: count }, (_, place) => place);
  const found = miniLmWindows(numbers, [-1, -2]);
  expect(found.map(({ length }) => length)).toEqual(windows);
  expect(found.flatMap((window) => window.slice(1, -1))).toEqual(numbers);
  expect(found.every((window) => window[0] === -1 && window[window.length - 1] === -2)).toBe(true);
});

it('a model that does not ask for token types gets none', async () => {
  const model = new ScriptedModel();
  model.inputNames = ['input_ids', 'attention_mask'];
  await open(model);
  expect(model.given).toEqual(['input_ids', 'attention_mask']);
});

it('an abort ends the work before the next window', async () => {
  const model = new ScriptedModel();
  const embedder = await open(model);
  model.windows.length = 0;
  const controller = new AbortController();
  model.beforeRun = () => {
    if (model.windows.length === 1) controller.abort();
  };
  await expect(embedder.embed(['the', 'the '.repeat(600)], controller.signal)).rejects.toThrow(
    'Embedding was stopped.',
  );
  expect(model.windows.length).toBe(2);
});

it('a release waits for what is being embedded, happens once, and ends the use', async () => {
  const model = new ScriptedModel();
  const embedder = await open(model);
  const releasedAtRun: number[] = [];
  model.beforeRun = () => releasedAtRun.push(model.released);
  const embedding = embedder.embed(['the', 'lantern'], never);
  await Promise.all([embedder.release(), embedder.release(), embedding]);
  expect({ releasedAtRun, released: model.released }).toEqual({
    releasedAtRun: [0, 0],
    released: 1,
  });
  await expect(embedder.embed(['the'], never)).rejects.toThrow('used again');
});

const spoiltModels: Readonly<Record<string, (model: ScriptedModel) => void>> = {
  'is another model than MiniLM, which takes input_ids, attention_mask, token_type_ids and gives last_hidden_state.':
    (model) => {
      model.outputNames = ['logits'];
    },
  'gives 1 × 3 × 768 numbers, not 384 for each word piece.': (model) => {
    model.dimension = 768;
  },
  'gives no usable numbers; it may be damaged.': (model) => {
    model.first = () => NaN;
  },
  'fails on words of tokenizer.json; they may belong to different models.': (model) => {
    model.first = (id) => {
      if (id === pieces.length - 1) throw new Error('indices element out of data bounds');
      return id;
    };
  },
};

it.each(Object.entries(spoiltModels))(
  'a model that %s is refused and let go',
  async (complaint, spoil) => {
    const model = new ScriptedModel();
    spoil(model);
    const reason: unknown = await open(model).catch((thrown: unknown) => thrown);
    expect(reason).toEqual(new HostFault('io', `model.onnx ${complaint}`));
    expect(model.released).toBe(1);
  },
);

function framedBy(...marks: readonly string[]): object {
  const single = marks.map((id) => ({ SpecialToken: { id, type_id: 0 } }));
  return { ...wordPieces, post_processor: { type: 'TemplateProcessing', single } };
}

const foreign =
  'tokenizer.json does not belong to MiniLM, which reads word pieces between [CLS] and [SEP].';

it.each([
  [
    'cut off',
    JSON.stringify(wordPieces).slice(0, 100),
    'tokenizer.json is not JSON; it may be cut off.',
  ],
  [
    'of another kind',
    JSON.stringify({ ...wordPieces, model: { ...wordPieces.model, type: 'BPE', merges: [] } }),
    foreign,
  ],
  ['without parts', JSON.stringify({ model: wordPieces.model }), foreign],
  ['without a frame', JSON.stringify({ ...wordPieces, post_processor: null }), foreign],
  ['framed by one mark', JSON.stringify(framedBy('[CLS]')), foreign],
  ['framed by three', JSON.stringify(framedBy('[CLS]', '[CLS]', '[SEP]')), foreign],
  ['nothing', 'null', foreign],
])('a tokenizer that is %s is refused', async (_, tokenizer, sentence) => {
  await expect(open(new ScriptedModel(), tokenizer)).rejects.toEqual(new HostFault('io', sentence));
});

it('the figures of relevance are those that the docs give', async () => {
  const embedder = await open(new ScriptedModel());
  const told = [0, 0.1, 0.4, 0.62, 1].map(
    (cosine) => Math.round(embedder.relevance(cosine) * 100) / 100,
  );
  expect(told).toEqual([0.01, 0.02, 0.23, 0.7, 0.99]);
});
