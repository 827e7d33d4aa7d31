import { senseOfNounBy } from '@/narrator/understanding/noun-senses';
import type { LikeExample, NearestExample } from '@/narrator/understanding/understood-act';
import type { Risk } from '@/narrator/understanding/verb-meaning';
import type { InstantEmbedder } from '@/ports/embedder';

type Row = readonly [kind: string, risk: Risk, isToPerson: boolean, examples: readonly string[]];

/** What acts of each kind sound like, for verbs that no table has. */
const rows: readonly Row[] = [
  [
    'force',
    'real',
    false,
    [
      'wrestle the rusted hatch open before the water rises',
      'splice the wires so the alarm stays silent',
      'unscrew the plate and silence the bomb',
      'lever the stone aside',
    ],
  ],
  [
    'climb',
    'real',
    false,
    [
      'haul myself up the icy rigging',
      'teeter along the roof beam',
      'hurl myself over the gap between the roofs',
      'ford the swollen river',
    ],
  ],
  [
    'sneak',
    'real',
    false,
    [
      'keep to the shadows until the patrol has gone by',
      'pad barefoot down the corridor so nobody wakes',
      'melt into the crowd',
    ],
  ],
  [
    'attack',
    'real',
    true,
    [
      'drive my blade at the brute',
      'bring the chair down on his head',
      'loose an arrow at the rider',
    ],
  ],
  [
    'deceive',
    'real',
    true,
    [
      'spin him a yarn about a sick aunt',
      'keep a poker face and call his bluff',
      'show her the forged pass',
    ],
  ],
  [
    'persuade',
    'real',
    true,
    ['wear her down until she agrees', 'appeal to his better nature', 'win the old man round'],
  ],
  [
    'talk',
    'none',
    true,
    [
      'pass the time of day with the ferryman',
      'tell my sister how sorry I am',
      'tip my hat to the widow',
      'give the nurse my thanks',
    ],
  ],
  [
    'look',
    'none',
    false,
    [
      'gaze out over the harbour',
      'run my fingers over the carving',
      'take in the room',
      'make out the writing on the stone',
    ],
  ],
  ['move', 'none', false, ['amble down to the quay', 'make my way home', 'set off along the path']],
  [
    'wait',
    'none',
    false,
    [
      'let the afternoon go by',
      'warm my hands at the stove',
      'settle down with a cup of tea',
      'tidy the room and fold the blankets',
    ],
  ],
  [
    'use',
    'none',
    false,
    ['button my coat', 'butter some bread', 'fill the kettle', 'hang up my hat'],
  ],
];

/** Below this nothing is like it. */
const nearEnough = 0.62;

/** By what the words mean, as one embedder knows it; its numbers are reckoned once. */
export function nearestBy(embedder: InstantEmbedder): NearestExample {
  const examples = rows.flatMap(([kind, risk, isToPerson, texts]) =>
    texts.map((example) => ({
      kind,
      risk,
      isToPerson,
      example,
      vector: embedder.embedNow(example),
    })),
  );
  const nearestTo = (text: string): LikeExample | null => {
    const asked = embedder.embedNow(text);
    let best: LikeExample | null = null;
    for (const { vector, ...like } of examples) {
      const score = embedder.relevance(cosine(asked, vector));
      if (score >= nearEnough && score > (best?.score ?? 0)) best = { ...like, score };
    }
    return best;
  };
  return Object.assign(nearestTo, { senseOfNoun: senseOfNounBy(embedder) });
}

function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let place = 0; place < one.length; place += 1)
    sum += (one[place] ?? 0) * (other[place] ?? 0);
  return sum;
}
