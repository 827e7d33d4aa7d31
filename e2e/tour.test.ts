import { readFileSync } from 'node:fs';
import path from 'node:path';

import { narratoria, ofType, temporaryFolder } from './testing/narratoria';

type Line = Readonly<Record<string, unknown>>;
type Shown = { readonly id: string; readonly text: string };

const tour = readFileSync(path.join(__dirname, '../docs/tour/press-a-choice.md'), 'utf8');

it('whoever follows the tour sees the choices, ids and memory it shows', async () => {
  const turn = ['play', '--seed', '7', '--choose', '2', '--json'];
  const { stdout } = await narratoria([...turn, '--data', temporaryFolder()]);
  const offered = (ofType(stdout, 'choices') as readonly Line[]).at(-1)?.['choices'];
  const shown = /\{"type": "choices",[\s\S]*?```/.exec(tour)?.[0] ?? '';
  const told = [...shown.matchAll(/"id": "(c\d)", "text": "([^"]+)"/g)].map(
    ([, id, text]): Shown => ({ id: id ?? '', text: text ?? '' }),
  );
  expect((offered as readonly Shown[]).map(({ id, text }) => ({ id, text }))).toEqual(told);
  for (const [id] of tour.matchAll(/\b(?:memory|plan)-[0-9a-f]{12}\b/g))
    expect(stdout).toContain(id);
});
