/** They ask for no more than to be named. */
export const forProduction = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
  'Zlib',
];

/** Tools that make or test the app may also ask that changes to themselves are published. */
export const forDevelopment = [
  ...forProduction,
  'CC-BY-4.0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'WTFPL',
];

const buildTool = 'it runs while the app is built and is no part of it';

/** Licences outside the lists, word for word; one that changes is looked at again. */
export const exceptions = [
  { name: 'lightningcss', says: 'MPL-2.0', because: buildTool },
  { name: 'lightningcss-*', says: 'MPL-2.0', because: buildTool },
  { name: 'caniuse-lite', says: 'CC-BY-4.0', because: buildTool },
  {
    name: 'argparse',
    says: 'Python-2.0',
    because: 'permissive, and only the command lines of other packages use it',
  },
  {
    name: 'exit',
    says: undefined,
    because: 'MIT, said in a form of package.json that npm no longer reads; a part of jest',
  },
  {
    name: 'multi-sort-stream',
    says: 'bsd',
    because: 'its LICENSE is the two-clause one; a part of detox',
  },
  {
    name: '@wix-pilot/detox',
    says: undefined,
    because: 'says nothing; detox, which brings it, and its sister package are MIT',
  },
];
