import { resolveImport } from '@/hosts/shared/guest/resolve-import';

describe('resolveImport', () => {
  it.each([
    ['skill:scripts/main.js', 'narratoria', 'narratoria'],
    ['skill:scripts/main.js', './narratoria', 'skill:scripts/narratoria'],
    ['skill:main.js', './narratoria', 'skill:narratoria'],
    ['skill:scripts/main.js', './a/../b.js', 'skill:scripts/b.js'],
    ['skill:scripts/main.js', '../lib//x.js', 'skill:lib/x.js'],
    ['skill:main.js', './__proto__', 'skill:__proto__'],
  ])('in %s, %s means %s', (importer, specifier, name) => {
    expect(resolveImport(importer, specifier)).toEqual({ ok: true, value: name });
  });

  it.each([
    'fs',
    'node:fs',
    '/x.js',
    '',
    '.',
    '..',
    'narratoria/x',
    'skill:scripts/a.js',
    '../../x.js',
    './../../x.js',
  ])('refuses "%s" and names it', (specifier) => {
    const resolved = resolveImport('skill:scripts/main.js', specifier);
    expect(resolved.ok).toBe(false);
    expect(JSON.stringify(resolved)).toContain(`\\"${specifier}\\"`);
  });
});
