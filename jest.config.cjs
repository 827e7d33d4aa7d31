// Packages that are only published as ES modules.
const esModules = [
  'wrap-ansi',
  'ansi-regex',
  'ansi-styles',
  'get-east-asian-width',
  'string-width',
  'strip-ansi',
  'quickjs-wasi',
];

const shared = {
  testEnvironment: 'node',
  globalSetup: '<rootDir>/scripts/jest-global-setup.cjs',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  transform: { '\\.(ts|tsx|js|mjs)$': '<rootDir>/scripts/jest-esbuild.cjs' },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
};

/** @type {import('jest').Config} */
module.exports = {
  cacheDirectory: '<rootDir>/.cache/jest/transforms',
  coverageProvider: 'v8',
  projects: [
    { ...shared, displayName: 'logic', testMatch: ['<rootDir>/src/**/*.test.ts'] },
    { ...shared, displayName: 'e2e', testMatch: ['<rootDir>/e2e/**/*.test.ts'] },
  ],
};
