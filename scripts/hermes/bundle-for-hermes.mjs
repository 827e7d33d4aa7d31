import { createRequire } from 'node:module';

import { transformAsync } from '@babel/core';
import { build } from 'esbuild';

import { root } from '../web/project-root.mjs';

const require = createRequire(import.meta.url);
const reactNative = createRequire(require.resolve('react-native/package.json'));

/** One script of a module in the project's root, in the words that the old Hermes understands. */
export async function bundleForHermes(contents) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: root },
    bundle: true,
    format: 'iife',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    tsconfig: 'tsconfig.json',
    define: { global: 'globalThis' },
    inject: [reactNative.resolve('abort-controller/polyfill')],
    write: false,
    logLevel: 'warning',
  });
  const { code } = await transformAsync(outputFiles[0].text, {
    babelrc: false,
    configFile: false,
    compact: false,
    cwd: root,
    filename: 'bundle.js',
    sourceType: 'script',
    caller: { name: 'metro', platform: 'android', engine: 'hermes' },
    // Expo's own transforms, of the time when Hermes had neither classes nor private members.
    presets: [
      [
        require.resolve('babel-preset-expo'),
        {
          enableBabelRuntime: false,
          native: { unstable_transformProfile: 'hermes-v0', disableImportExportTransform: true },
        },
      ],
    ],
  });
  return code;
}
