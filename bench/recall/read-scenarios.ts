import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { LabelledSet } from '@/recall/answer-queries';

type Scenario = LabelledSet & { readonly id: string };

export type Half = 'seen' | 'unseen';

/** The stories of one half of the labelled set. */
export function readScenarios(folder: string, half: Half): readonly Scenario[] {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown;
  const split = read('split.json') as Readonly<Record<Half, readonly string[]>>;
  return split[half].map((id) => read(`scenarios/${id}.json`) as Scenario);
}
