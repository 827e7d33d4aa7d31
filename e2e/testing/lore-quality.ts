import { readdirSync } from 'node:fs';
import path from 'node:path';

import { narratoria, root } from './narratoria';

/** How many labelled questions there are, and how many find their answer among the first three. */
export type LoreQuality = { readonly queries: number; readonly right: number };

/** Of one half of the strangers' campaigns, as `--embedder` names who says what texts mean. */
export async function loreQuality(half: 'seen' | 'unseen', embedder: string): Promise<LoreQuality> {
  const folder = path.join(root, 'e2e/strangers', half);
  const sum = { queries: 0, right: 0 };
  for (const file of readdirSync(folder)) {
    const name = /^(.+)\.queries\.json$/.exec(file)?.[1];
    if (name === undefined) continue;
    const campaign = path.join(folder, name);
    const asked = ['--eval', `${campaign}.queries.json`, campaign, '--embedder', embedder];
    const run = await narratoria(['campaign', 'lore', ...asked, '--json']);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    const { queries, right } = JSON.parse(run.stdout) as LoreQuality;
    sum.queries += queries;
    sum.right += right;
  }
  return sum;
}
