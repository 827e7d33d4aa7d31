import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { narratoria, temporaryFolder } from './testing/narratoria';

const root = path.resolve(__dirname, '..');

it.each(['torch-lighter', 'door-examiner', 'weather-vane', 'church-bell'])(
  '[001 §14.2] the example skill %s is sound',
  async (skill) => {
    const run = await narratoria(['skill', 'check', path.join(root, 'examples/skills', skill)]);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toContain('is a sound skill');
  },
);

it('[arch §3.1] a faulty skill is named fault by fault, one line each or as JSON', async () => {
  const folder = path.join(temporaryFolder(), 'broken');
  mkdirSync(folder);
  const manifest = { name: 'broken', version: '1.0.0', descripton: 'x' };
  writeFileSync(path.join(folder, 'skill.json'), JSON.stringify(manifest));
  const words = await narratoria(['skill', 'check', folder]);
  expect([words.code, words.stdout]).toEqual([
    1,
    'skill.json:1:1 error schema description is missing\n' +
      'skill.json:1:49 warning unknown-field nobody reads descripton — did you mean description?\n',
  ]);
  const json = await narratoria(['skill', 'check', folder, '--json']);
  expect(JSON.parse(json.stdout)).toMatchObject({
    ok: false,
    findings: [
      { severity: 'error', line: 1, column: 1 },
      { severity: 'warning', suggestion: expect.any(String) as string },
    ],
    summary: { files: 1 },
  });
});

it('a folder that is not there is wrong usage', async () => {
  const run = await narratoria(['skill', 'check', '/nowhere']);
  expect(run).toMatchObject({ code: 2, stderr: '/nowhere is not a folder.\n' });
});
