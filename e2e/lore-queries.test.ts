import { readdirSync } from 'node:fs';
import path from 'node:path';

import { narratoria } from './testing/narratoria';

type Quality = { readonly queries: number; readonly right: number };

const strangers = path.resolve(__dirname, 'strangers');

/** How many labelled questions of one half of the campaigns find their answer among the first three. */
async function qualityOf(half: string): Promise<Quality> {
  const sum = { queries: 0, right: 0 };
  for (const file of readdirSync(path.join(strangers, half))) {
    const name = /^(.+)\.queries\.json$/.exec(file)?.[1];
    if (name === undefined) continue;
    const folder = path.join(strangers, half, name);
    const asked = ['--eval', `${folder}.queries.json`, folder, '--json'];
    const run = await narratoria(['campaign', 'lore', ...asked]);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    const { queries, right } = JSON.parse(run.stdout) as Quality;
    sum.queries += queries;
    sum.right += right;
  }
  return sum;
}

it('lore is found no worse than it was: 18 of 26 questions of the seen half', async () => {
  const { queries, right } = await qualityOf('seen');
  expect([queries, right >= 18]).toEqual([26, true]);
});
