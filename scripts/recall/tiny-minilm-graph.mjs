const width = 32;
const dimension = 384;
/** Exactly as many as a window may have: a longer one asks for a position that is not there, and fails. */
const positions = 256;
const seed = 20_261_116;

/**
 * last_hidden_state = tanh(word + position + kind + their mean where the mask is 1) · out. Each part of a
 * sentence has a say in every other, as with attention; order counts; masked places have no say.
 */
export function tinyGraph(words) {
  const random = seededNumbers(seed);
  const weights = [
    matrix('words', [words, width], random),
    matrix('positions', [positions, width], random),
    matrix('kinds', [2, width], random),
    matrix('out', [width, dimension], random),
    wholes('one', [], [1n]),
    wholes('zero', [], [0n]),
    wholes('along', [1], [1n]),
    wholes('last', [1], [2n]),
  ];
  const sizes = { type: 'int64', shape: ['batch', 'sequence'] };
  return {
    name: 'tiny-minilm',
    weights,
    inputs: ['input_ids', 'attention_mask', 'token_type_ids'].map((name) => ({ name, ...sizes })),
    outputs: [
      { name: 'last_hidden_state', type: 'float32', shape: ['batch', 'sequence', dimension] },
    ],
    nodes: [
      node('word', 'Gather', ['words', 'input_ids']),
      node('kind', 'Gather', ['kinds', 'token_type_ids']),
      node('shape', 'Shape', ['input_ids']),
      node('length', 'Gather', ['shape', 'one']),
      node('places', 'Range', ['zero', 'length', 'one']),
      node('position', 'Gather', ['positions', 'places']),
      node('read', 'Add', ['word', 'kind']),
      node('placed', 'Add', ['read', 'position']),
      node('flat_mask', 'Cast', ['attention_mask'], { to: 1 }),
      node('mask', 'Unsqueeze', ['flat_mask', 'last']),
      node('seen', 'Mul', ['placed', 'mask']),
      node('seen_sum', 'ReduceSum', ['seen', 'along'], { keepdims: 1 }),
      node('seen_count', 'ReduceSum', ['mask', 'along'], { keepdims: 1 }),
      node('around', 'Div', ['seen_sum', 'seen_count']),
      node('together', 'Add', ['placed', 'around']),
      node('bent', 'Tanh', ['together']),
      node('last_hidden_state', 'MatMul', ['bent', 'out']),
    ],
  };
}

/** The same by hand, for one text in its windows: hidden states, their mean over all tokens, length one. */
export function vectorOf({ weights }, windows) {
  const [words, places, kinds, out] = weights.map(({ data }) => data);
  const sum = new Array(dimension).fill(0);
  for (const ids of windows) {
    const placed = ids.map((id, place) =>
      columns(width).map(
        (column) => words[id * width + column] + places[place * width + column] + kinds[column],
      ),
    );
    const around = columns(width).map((column) => mean(placed.map((row) => row[column])));
    for (const row of placed) {
      const bent = row.map((value, column) => Math.tanh(value + around[column]));
      for (const column of columns(dimension))
        sum[column] += bent.reduce(
          (total, value, place) => total + value * out[place * dimension + column],
          0,
        );
    }
  }
  const length = Math.hypot(...sum);
  return sum.map((value) => value / length);
}

function node(gives, does, takes, attributes = {}) {
  return { gives, does, takes, attributes };
}

function matrix(name, shape, random) {
  const data = Float32Array.from({ length: shape[0] * shape[1] }, random);
  return { name, type: 'float32', shape, data };
}

function wholes(name, shape, values) {
  return { name, type: 'int64', shape, data: BigInt64Array.from(values) };
}

const columns = (count) => Array.from({ length: count }, (_, column) => column);

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Between −1 and 1: a linear congruence is random enough for weights that mean nothing. */
function seededNumbers(start) {
  let state = start;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}
