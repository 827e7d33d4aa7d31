import type { Risk } from '@/understanding/lexicon/verb-meaning';

type Row = readonly [kind: string, risk: Risk, isToPerson: boolean, examples: readonly string[]];

/** What acts of each kind sound like, for verbs that no table has. No line of a labelled set stands here. */
export const examplesOfActs: readonly Row[] = [
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
      'send a dart whistling towards the horseman',
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
      'exchange pleasantries with the ferryman',
      'tell my sister how sorry I am',
      'doff my cap to the neighbour',
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
