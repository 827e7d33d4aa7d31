// What the language has and phones do not, or not the same on each. The core type check (lib ES2022) refuses
// what is newer; the compiler of `npm run gate:hermes` refuses what does not parse.

const lacking = 'Hermes, which runs this on phones, does not have it.';
const varying =
  'Each phone answers with its own language, and Hermes has only part of it: replays differ.';

export const globalsOnPhones = {
  [lacking]: [
    'Worker',
    'WebAssembly',
    'SharedArrayBuffer',
    'Atomics',
    'FinalizationRegistry',
    'structuredClone',
  ],
  [varying]: ['Intl'],
  'Phones run bytecode, and browsers forbid it: there is no compiler at run time.': [
    'eval',
    'Function',
  ],
  'On phones it knows neither `fatal` nor `stream`: use foundation/decode-utf8.ts.': [
    'TextDecoder',
  ],
};

export const propertiesOnPhones = [
  ...['any', 'timeout'].map((property) => ({ object: 'AbortSignal', property, message: lacking })),
  { object: 'Array', property: 'fromAsync', message: lacking },
  { property: 'throwIfAborted', message: lacking },
  ...[
    'localeCompare',
    'toLocaleString',
    'toLocaleDateString',
    'toLocaleTimeString',
    'toLocaleLowerCase',
    'toLocaleUpperCase',
  ].map((property) => ({ property, message: varying })),
];

export const syntaxOnPhones = [
  { selector: 'Literal[regex.flags=/v/]', message: `A regular expression with "v": ${lacking}` },
  {
    selector: 'Literal[regex.pattern=/\\(\\?[ims]*-?[ims]+:/]',
    message: `A regular expression that changes its flags inside: ${lacking}`,
  },
];
