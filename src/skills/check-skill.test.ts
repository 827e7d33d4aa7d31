import { checkSkill } from '@/skills/check-skill';

const manifest = {
  name: 'torch',
  version: '1.0.0',
  description: 'Lights a torch.',
  scripts: [{ name: 'light', path: 'light.js' }],
};
const names = ['skill.json', 'scripts/light.js'];

function findingsOf(changes: object, files: readonly string[] = names) {
  return checkSkill(JSON.stringify({ ...manifest, ...changes }), files).map(
    ({ severity, code, message, suggestion }) => [severity, code, message, suggestion ?? null],
  );
}

it('[arch §3.1] a sound skill leaves nothing to say', () => {
  expect(findingsOf({})).toEqual([]);
});

it('[arch §3.1] without a manifest, or with one that is not JSON, there is one error', () => {
  expect(checkSkill(null, []).map(({ code }) => code)).toEqual(['no-manifest']);
  expect(checkSkill('{', names).map(({ code }) => code)).toEqual(['not-json']);
});

it('[arch §3.1] every field that breaks the contract is an error of its own', () => {
  expect(findingsOf({ name: 'Torch!', version: 'new' })).toEqual([
    ['error', 'schema', 'name must be lowercase letters, digits and hyphens', null],
    ['error', 'schema', 'version must be a version in three numbers, such as 1.0.0', null],
  ]);
});

it('[arch §3.1] what the manifest names must be there', () => {
  const scripts = [{ name: 'light', path: 'light.js', inputSchema: 'light.schema.json' }];
  const changes = { prompt: 'prompt.md', configSchema: 'config-schema.json', scripts };
  expect(findingsOf(changes, ['skill.json', 'config-schema.json'])).toEqual([
    ['error', 'missing-script', 'the script light.js is not there', null],
    ['error', 'missing-file', 'prompt.md is not there', null],
    ['error', 'missing-file', 'light.schema.json is not there', null],
  ]);
});

it('[001 §8] a field that nobody reads is a warning, with the one it may have been meant to be', () => {
  expect(findingsOf({ permisions: [], mood: 'sunny' })).toEqual([
    ['warning', 'unknown-field', 'nobody reads permisions', 'did you mean permissions?'],
    ['warning', 'unknown-field', 'nobody reads mood', null],
  ]);
});

it('a skill with neither scripts nor a prompt can do nothing', () => {
  const message = 'it has neither scripts nor a prompt: it can do nothing';
  expect(findingsOf({ scripts: [] }, ['skill.json'])).toEqual([
    ['warning', 'does-nothing', message, null],
  ]);
  expect(findingsOf({ scripts: [] }, ['skill.json', 'SKILL.md'])).toEqual([]);
});

it('[arch §3.1] a finding has the line and column where the manifest says it', () => {
  const text = [
    '{',
    '  "name": "torch",',
    '  "version": "1.0.0", "description": "Lights a torch.",',
    '  "scripts": [{ "name": "light", "path": "gone.js" }],',
    '  "permisions": []',
    '}',
  ].join('\n');
  const placed = (from: string, to: string) =>
    checkSkill(text.replace(from, to), ['skill.json']).map(({ code, line, column }) => [
      ...[code, line, column],
    ]);
  expect([placed('', ''), placed('"1.0.0",', '7'), placed('"1.0.0"', '7')]).toEqual([
    [
      ['missing-script', 4, 42],
      ['unknown-field', 5, 17],
    ],
    [['not-json', 3, 16]],
    [
      ['schema', 3, 14],
      ['unknown-field', 5, 17],
    ],
  ]);
});
