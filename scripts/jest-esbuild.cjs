// Jest runs CommonJS; the sources and a few packages are ES modules. esbuild turns one into the other.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { transformSync, version } = require('esbuild');

const self = readFileSync(__filename, 'utf8');
const loaders = { '.ts': 'ts', '.tsx': 'tsx', '.js': 'js', '.mjs': 'js' };

module.exports = {
  getCacheKey(source, file) {
    return createHash('sha256').update([version, self, file, source].join('\0')).digest('hex');
  },

  process(source, file) {
    const { code, map } = transformSync(source, {
      loader: loaders[path.extname(file)],
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      sourcemap: 'external',
      sourcefile: file,
      // Jest's module registry cannot follow a native `import()`; a promised `require` it can.
      supported: { 'dynamic-import': false },
    });
    return { code, map };
  },
};
