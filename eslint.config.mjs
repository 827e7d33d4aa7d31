import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import ts from 'typescript-eslint';
import {
  globalsOnPhones,
  propertiesOnPhones,
  syntaxOnPhones,
} from './scripts/hermes/lint-rules.mjs';
import { linearPatterns } from './scripts/house/linear-patterns.mjs';
import { noAnswers } from './scripts/house/no-answers.mjs';
import {
  importsPastTheDoor,
  propertiesPastTheDoor,
  syntaxPastTheDoor,
} from './scripts/house/one-door.mjs';
import { core } from './scripts/rooms.cjs';

const testFiles = ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}'];
const coreFiles = `src/{${core.join(',')}}/**/*.ts`;

/** Binary views take their byte order as a boolean; the platform named it, not we. */
const dataViewMethod = '/^[gs]et((Ui|I)nt(16|32)|Float(32|64)|Big(Ui|I)nt64)$/';

const houseRules = [
  { selector: 'TSEnumDeclaration', message: 'An enum exists at run time: use a union of strings.' },
  {
    selector: 'ExportAllDeclaration',
    message: 'Name what you export: a reader must find who offers what.',
  },
  {
    selector: `CallExpression[arguments.length>1]:not([callee.property.name=${dataViewMethod}]) > Literal.arguments[raw=/^(true|false)$/]`,
    message: 'Boolean trap: nobody can read `true` at the call; pass a named option.',
  },
];

const noWallClock = (message) => [
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message },
  { selector: 'CallExpression[callee.name="Date"]', message },
];
const takeAClock = 'The wall clock makes replays differ: take a Clock.';
const useIoNow = 'The sandbox has no clock: use io.now().';

const coreSyntax = [...houseRules, ...noWallClock(takeAClock), ...syntaxOnPhones];

const noTry = {
  selector: 'TryStatement',
  message:
    'Expected failures are values (Result) and exceptions are bugs: work that must not take the story with it goes through foundation/attempt.ts, text is parsed by foundation/parse-text.ts and parse-yaml.ts, archives are unpacked by foundation/zip-files.ts, libraries are caught in hosts/.',
};

const worldlyProperties = [
  {
    object: 'Date',
    property: 'now',
    message: 'The wall clock makes replays differ: take a Clock.',
  },
  {
    object: 'Math',
    property: 'random',
    message: 'Unseeded chance makes replays differ: take seeded randomness.',
  },
];

const worldlyGlobals = {
  'Core rooms do not wait by themselves: take a Clock.': [
    'setTimeout',
    'setInterval',
    'setImmediate',
    'clearTimeout',
    'clearInterval',
    'clearImmediate',
    'requestAnimationFrame',
    'performance',
  ],
  'Core rooms run on phones and in browsers too: ask a port.': [
    'process',
    'Buffer',
    'require',
    'module',
    '__dirname',
    '__filename',
    'global',
    'window',
    'self',
    'document',
    'navigator',
    'location',
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'caches',
    'crypto',
  ],
  'Nothing leaves the device except through the Http port.': [
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'EventSource',
  ],
  'Core rooms do not print: return an event.': ['console', 'alert'],
  ...globalsOnPhones,
};

const suppressionReasons = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      missing: 'Say why this rule is wrong here: `eslint-disable-next-line rule -- because …`.',
    },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments())
        if (
          /^\s*(?:eslint|oxlint)-disable/.test(comment.value) &&
          !/ -- because \S/.test(comment.value)
        )
          context.report({ loc: comment.loc, messageId: 'missing' });
    },
  }),
};

const sizes = {
  'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
  'max-params': ['error', 4],
};

export default ts.config(
  {
    ignores: [
      '**/node_modules/',
      '**/*.d.ts',
      '.cache/',
      'coverage/',
      'campaigns/',
      'goldens/',
      'dist/',
      '.expo/',
      'public/workers/',
      '**/*.gen.ts',
      'src/contracts/generated/',
    ],
  },
  js.configs.recommended,
  {
    plugins: {
      house: { rules: { 'no-answers': noAnswers, 'suppression-reasons': suppressionReasons } },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...sizes,
      eqeqeq: 'error',
      'house/suppression-reasons': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      'no-restricted-syntax': ['error', ...houseRules],
    },
  },
  {
    // What needs types is asked of a native linter (.oxlintrc.json), which takes a tenth of the time.
    files: ['**/*.{ts,tsx}'],
    extends: ts.configs.strict,
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'app/**/*.tsx'],
    rules: { 'no-console': ['error'] },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'app/**/*.tsx'],
    ignores: [...testFiles, 'src/cli/kit/terminal.ts'],
    rules: {
      'no-restricted-imports': ['error', importsPastTheDoor],
      'no-restricted-properties': ['error', ...propertiesPastTheDoor],
      'no-restricted-syntax': ['error', ...houseRules, ...syntaxPastTheDoor],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'app/**/*.tsx', 'skills/**/*.js', 'examples/skills/**/*.js'],
    ignores: testFiles,
    plugins: { regexp },
    rules: linearPatterns,
  },
  {
    files: ['src/ui/**/*.{ts,tsx}', 'app/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    // A route is one line in a table: what it shows lives in src/ui. Expo finds it by its default export.
    files: ['app/**/*.tsx'],
    rules: {
      'no-restricted-exports': 'off',
      'max-lines': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: [coreFiles],
    ignores: testFiles,
    rules: {
      'no-restricted-globals': [
        'error',
        {
          checkGlobalObject: true,
          globals: Object.entries(worldlyGlobals).flatMap(([message, names]) =>
            names.map((name) => ({ name, message })),
          ),
        },
      ],
      'no-restricted-properties': ['error', ...worldlyProperties, ...propertiesOnPhones],
      'no-restricted-syntax': ['error', ...coreSyntax, noTry],
    },
  },
  {
    // The one parser may catch, for text and for archives; so may suites that run where no test runner exists.
    files: [
      'src/foundation/attempt.ts',
      'src/foundation/parse-text.ts',
      'src/foundation/parse-yaml.ts',
      'src/foundation/zip-files.ts',
      'src/*/contract-tests/**/*.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...coreSyntax] },
  },
  {
    // What players type is understood by classes of words, by frames and by examples, never by heart.
    files: ['src/understanding/**/*.ts'],
    ignores: [
      ...testFiles,
      'src/understanding/lexicon/idioms.ts',
      'src/understanding/act/examples-of-acts.ts',
    ],
    rules: { 'house/no-answers': 'error' },
  },
  {
    files: testFiles,
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: ['**/*.mjs', '**/*.cjs', 'bin/narratoria'],
    languageOptions: {
      globals: { console: 'readonly', URL: 'readonly', setTimeout: 'readonly' },
    },
    rules: { 'no-unused-vars': ['error', { ignoreRestSiblings: true }] },
  },
  {
    files: ['**/*.cjs', '*.config.js', 'bin/narratoria'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: {
        __dirname: 'readonly',
        __filename: 'readonly',
        module: 'readonly',
        process: 'readonly',
        require: 'readonly',
      },
    },
  },
  {
    files: ['scripts/**/*.test.mjs'],
    languageOptions: { globals: { expect: 'readonly', it: 'readonly' } },
  },
  {
    files: ['scripts/jest-*-setup.cjs'],
    languageOptions: { globals: { jest: 'readonly' } },
  },
  {
    files: ['*.config.mjs'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    // Sandbox scripts: the language and `io`, nothing else exists there.
    files: ['skills/**/*.js', 'examples/skills/**/*.js'],
    rules: {
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-exports': 'off',
      'no-restricted-properties': ['error', { object: 'Date', property: 'now', message: useIoNow }],
      'no-restricted-syntax': ['error', ...houseRules, ...noWallClock(useIoNow)],
    },
  },
  {
    files: ['skills/*/scripts/*.js', 'examples/skills/*/scripts/*.js'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...houseRules,
        ...noWallClock(useIoNow),
        {
          selector: 'Program:not(:has(ExportDefaultDeclaration))',
          message:
            'Every file in scripts/ can be started, through its default export `async function main(io)`; what scripts share belongs in lib/.',
        },
      ],
    },
  },
);
