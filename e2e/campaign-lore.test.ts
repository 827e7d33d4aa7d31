import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { countTokens } from '@/foundation/text/count-tokens';
import { narratoria, temporaryFolder } from './testing/narratoria';

function campaignWith(files: Readonly<Record<string, string>>): string {
  const folder = path.join(temporaryFolder(), 'mill');
  const all = { 'manifest.json': '{"title": "The Mill", "version": "1.0.0"}', ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const wheel = 'The wheel of the mill turns backwards at night.';
const mill = campaignWith({
  'lore/mill.md': `# The mill\n\nIt stands on a rock.\n\n${wheel}\n`,
  'lore/people/miller.txt': 'The miller keeps bees.\n',
  'characters/npcs/oda/secrets.md': 'Oda oiled the wheel of the mill at night.\n',
});

it('[arch §6.2.7] lore that bears on a question is found, with where it stands, how well it fits and why', async () => {
  const run = await narratoria(['campaign', 'lore', mill, 'the wheel at night', '--json']);
  expect(run).toMatchObject({ code: 0, stderr: '' });
  const { results } = JSON.parse(run.stdout) as { readonly results: readonly object[] };
  expect(results[0]).toEqual({
    ...{ file: 'lore/mill.md', line: 5, chunk: 1, paragraph: 1, method: 'paragraph' },
    score: expect.any(Number) as number,
    cosine: expect.any(Number) as number,
    lexical: expect.any(Number) as number,
    words: ['wheel', 'night'],
    text: wheel,
    tokens: countTokens(wheel),
  });
  expect(run.stdout).not.toContain('Oda');
  const words = await narratoria(['campaign', 'lore', mill, 'the wheel at night', '--limit', '1']);
  expect(words.stdout).toMatch(
    /^\d\.\d\d {2}lore\/mill\.md:5 {2}.*the words wheel, night\n.*wheel/,
  );
});

it('the lore of a campaign that came along is found by its name', async () => {
  const run = await narratoria(['campaign', 'lore', 'forty-three-smokes', 'the Hearth Act']);
  expect(run).toMatchObject({ code: 0, stderr: '' });
  expect(run.stdout).toContain('lore/the-hearth-act.md:1');
});

it('says how often labelled questions find their answer', async () => {
  const file = path.join(temporaryFolder(), 'queries.json');
  const queries = [{ query: 'the wheel at night', file: 'lore/mill.md', contains: 'backwards' }];
  writeFileSync(file, JSON.stringify(queries));
  const run = await narratoria(['campaign', 'lore', mill, '--eval', file, '--json']);
  expect(JSON.parse(run.stdout)).toEqual({
    ...{ queries: 1, right: 1, recall1: 1, recall3: 1, mrr: 1, misses: [] },
  });
});

const bare = campaignWith({});
const badQueries = path.join(temporaryFolder(), 'bad.json');
writeFileSync(badQueries, '[{"query": "x", "file": "lore/mill.md"}]');
const noAnswer = path.join(temporaryFolder(), 'no-answer.json');
writeFileSync(noAnswer, '[{"query": "x", "file": "lore/mill.md", "contains": "submarine"}]');

it.each([
  [['nowhere', 'x'], 2, /^There is no campaign called "nowhere"\.\n$/],
  [['./nowhere', 'x'], 2, /has no manifest\.json\.\n$/],
  [['', 'x'], 2, /^A campaign is needed, and none was named\.\n$/],
  [[mill], 2, /^Either a question is needed, or --eval FILE\.\n$/],
  [[mill, 'x', '--eval', badQueries], 2, /^Either a question is needed, or --eval FILE\.\n$/],
  [[mill, ' '], 2, /^A question is a text of 1 to 2000 characters\.\n$/],
  [[mill, 'x'.repeat(2001)], 2, /^A question is a text of 1 to 2000 characters\.\n$/],
  [[bare, 'x'], 1, /^The Mill has no lore: lore\/ has no file with words\.\n$/],
  [[mill, '--eval', badQueries], 1, /must be a list of .*\n$/],
  [[mill, '--eval', noAnswer], 1, /^No paragraph of lore\/mill\.md has the words "submarine"\.\n$/],
])('bad input gets one sentence: %j', async (parameters, code, sentence) => {
  const run = await narratoria(['campaign', 'lore', ...parameters]);
  expect(run).toMatchObject({ code, stdout: '' });
  expect(run.stderr).toMatch(sentence);
});
