import { brief } from '@/reading/story/brief';

it.each([
  ['One. Two. Three.', 'One. Two.'],
  [
    '"It can," {x} say{x.s}. "I cannot." Nothing more is said.',
    '"It can," {x} say{x.s}. "I cannot."',
  ],
  [
    '{x} nod{x.s}. "So it is. I knew. I always knew." Then silence.',
    '{x} nod{x.s}. "So it is. I knew. I always knew."',
  ],
  ['Only this.', 'Only this.'],
  [
    'It is said before you have counted what it may cost, and before anybody could have stopped you. It is yours.',
    'It is said before you have counted what it may cost, and before anybody could have stopped you.',
  ],
])(
  'words of ours are two sentences, or one that says enough, and nobody is cut off: %s',
  (text, told) => {
    expect(brief(text)).toBe(told);
  },
);
