// Published as ES modules only.
const esModules = ['quickjs-wasi'];

/**
 * Jest runs every module in a context of its own, where looking up a global takes so long that it shows:
 * these come as parameters of the module. None that a test replaces.
 */
const sandboxInjectedGlobals = [
  ...['Array', 'Boolean', 'Error', 'Float32Array', 'JSON', 'Map', 'Math', 'Number', 'Object'],
  ...['Promise', 'Reflect', 'RegExp', 'Set', 'String', 'Uint8Array', 'WeakMap'],
];

/** Kept with the project, so that a second run need not transform anything. */
const cacheDirectory = '<rootDir>/.cache/jest/transforms';

const shared = {
  cacheDirectory,
  testEnvironment: 'node',
  globalSetup: '<rootDir>/scripts/jest-global-setup.cjs',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  transform: { '\\.(ts|tsx|js|mjs)$': '<rootDir>/scripts/jest-esbuild.cjs' },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  sandboxInjectedGlobals,
};

/** Tests of the app that `npm test` has no time for. */
const slowInApp = [
  ...['update', 'windows', 'hanging-skill', 'spoilt-rows', 'under-a-path', 'rubbish', 'offline'],
  ...['state', 'layout', 'accessibility', 'whole-story', 'play-on-all-sizes', 'resume-after-kill'],
  ...['tools-for-everybody', 'figures', 'pictures', 'reading-size'],
  ...['other-words', 'unreadable-story', 'recall', 'open-story', 'the-player'],
  ...['files-of-strangers', 'skills-of-strangers', 'resume', 'failed-skill', 'tools'],
  ...['memories', 'standing', 'in-memory', 'enrichment'],
].join('|');
/** Below the app: what hangs, is killed, is played at length, asked thousands of times, breaks every rule of the checks, starts a Java machine, needs a model's weights, or tries every way to the terminal. */
const slowBelow = [
  ...['long-session', 'hanging-skill', 'choices-hold', 'power-cut', 'dice-roller-chance'],
  ...['kill', 'readers', 'each-skill-fails', 'repository-checks', 'epubcheck'],
  ...[
    'random-walks',
    'choices-at-length',
    'kept-records-at-length',
    'damage-at-length',
    'long-runs',
  ],
  ...['ten-thousand-records', 'measure-stories', 'three-endings', 'bundled-passages'],
  ...['author-bounds-at-length', 'many-beats', 'zip-bombs', 'real-weights'],
  ...['turns-with-faults', 'services-in-limits', 'reasons-of-made-stories'],
  ...['hostile-text', 'output-files', 'own-model'],
].join('|');

/** @type {import('jest').Config} */
module.exports = {
  coverageProvider: 'v8',
  testSequencer: '<rootDir>/scripts/jest-sequencer.cjs',
  // Whole runs of the command line on a busy machine; a hang still ends.
  testTimeout: 120_000,
  projects: [
    {
      displayName: 'ui',
      preset: 'jest-expo',
      cacheDirectory,
      testMatch: ['<rootDir>/src/ui/**/*.test.tsx'],
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
      modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/dist/'],
      setupFiles: ['<rootDir>/scripts/jest-ui-setup.cjs'],
    },
    {
      ...shared,
      displayName: 'logic',
      testMatch: [`<rootDir>/src/**/!(${slowBelow}).test.ts`, '<rootDir>/scripts/**/*.test.mjs'],
    },
    {
      ...shared,
      displayName: 'e2e',
      testMatch: [`<rootDir>/e2e/!(web-host|web-storage|web-bad-days|${slowBelow}).test.ts`],
    },
    {
      ...shared,
      displayName: 'web',
      testMatch: [`<rootDir>/e2e/app/!(${slowInApp}).test.ts`],
      globalSetup: '<rootDir>/scripts/jest-web-setup.cjs',
    },
    // Browsers killed, databases spoilt, versions replaced, over and over: for `npm run verify`.
    {
      ...shared,
      displayName: 'slow',
      testMatch: [
        '<rootDir>/e2e/@(web-host|web-storage|web-bad-days).test.ts',
        `<rootDir>/e2e/app/@(${slowInApp}).test.ts`,
      ],
      globalSetup: '<rootDir>/scripts/jest-slow-setup.cjs',
    },
    {
      ...shared,
      displayName: 'slow-below',
      testMatch: [
        `<rootDir>/src/**/@(${slowBelow}).test.ts`,
        `<rootDir>/e2e/@(${slowBelow}).test.ts`,
      ],
    },
  ],
};
