// The rooms of src/: for each, the rooms to its left that it may import, the npm packages it may use, and
// its doors: which of its files others may import (house/doors.cjs). .dependency-cruiser.cjs enforces this
// table; eslint.config.mjs takes the list of core rooms from it.
const doors = require('./house/doors.cjs');

const left = ['foundation', 'contracts', 'story', 'ports', 'protocol'];

// These never import one another: one that needs another declares the small interface it wants,
// and the engine passes the object in.
const siblings = [
  'plan',
  'skills',
  'campaign',
  'reading',
  'persistence',
  'recall',
  'packages',
  'models',
  'understanding',
  'planner',
  'narrator',
];

const core = [...left, ...siblings, 'transfer', 'engine', 'measure'];

const table = {
  foundation: {
    may: [],
    npm: ['@noble/hashes', 'fflate', 'gpt-tokenizer', 'pure-rand', 'js-yaml'],
  },
  contracts: { may: ['foundation'], npm: [] },
  story: { may: ['foundation', 'contracts'], npm: [] },
  ports: { may: ['foundation', 'contracts', 'story'], npm: [] },
  protocol: { may: ['foundation', 'contracts', 'story', 'ports'], npm: [] },
  ...Object.fromEntries(siblings.map((room) => [room, { may: left, npm: [] }])),
  // Tagging English is a field of its own.
  reading: { may: left, npm: ['compromise'] },
  transfer: { may: ['foundation', 'contracts', 'story', 'ports', 'persistence'], npm: [] },
  engine: { may: [...left, ...siblings, 'transfer'], npm: [] },
  // It looks at stories that were played; no player needs it.
  measure: { may: [...left, 'narrator', 'recall', 'engine'], npm: [] },
  'hosts/shared': { may: left, npm: ['@huggingface/tokenizers', 'quickjs-wasi'] },
  'hosts/node': {
    may: [...left, 'hosts/shared'],
    npm: ['@photostructure/sqlite', 'onnxruntime-web', 'quickjs-wasi'],
  },
  'hosts/fake': { may: [...left, 'hosts/shared', 'hosts/node'], npm: ['quickjs-wasi'] },
  'hosts/web': {
    may: [...left, 'hosts/shared'],
    npm: ['@sqlite.org/sqlite-wasm', 'onnxruntime-web'],
  },
  'hosts/native': {
    may: [...left, 'hosts/shared'],
    npm: [
      '@op-engineering/op-sqlite',
      'llama.rn',
      'onnxruntime-react-native',
      'expo-constants',
      'react-native',
    ],
  },
  // One file for each platform picks that platform's host.
  'hosts/this-host': { may: [...left, 'hosts/native', 'hosts/web'], npm: [] },
  ui: {
    may: ['foundation', 'contracts', 'story', 'ports', 'engine'],
    npm: [
      'react',
      'react-native',
      'react-native-paper',
      'react-native-svg',
      'react-native-safe-area-context',
      'zustand',
      'expo-router',
      'expo-font',
      'expo-splash-screen',
      'expo-system-ui',
      '@expo-google-fonts',
    ],
  },
  cli: { may: [...core, 'hosts/shared', 'hosts/node'], npm: ['commander'] },
};

const rooms = Object.fromEntries(
  Object.entries(table).map(([room, row]) => [
    room,
    { doors: {}, forTests: {}, ...row, ...doors[room] },
  ]),
);

/** Where node's own modules may be used; everything else must also run on a phone and in a browser. */
const onNode = ['hosts/node', 'hosts/fake', 'cli'];

module.exports = { core, onNode, rooms };
