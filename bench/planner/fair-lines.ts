import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Half = 'seen' | 'unseen' | 'practice';

type Beside = { readonly choices: readonly string[]; readonly campaign: string };

/** A typed line beside choices, and which of them it means. */
export type FairLine = Beside & {
  readonly text: string;
  readonly means: number | null;
  readonly kind: 'paraphrase' | 'near' | 'contradiction';
};

/** Several acts in one line, beside choices. */
export type SeveralActs = Beside & {
  readonly text: string;
  readonly parts: readonly { readonly text: string; readonly means: number | null }[];
};

export const readFairLines = (folder: string, half: Half): readonly FairLine[] =>
  linesOf(path.join(folder, `fair-choices.${half}.ndjson`)).map((line) => line as FairLine);

/** There are none to practise on. */
export const readSeveralActs = (folder: string, half: Half): readonly SeveralActs[] =>
  half === 'practice'
    ? []
    : linesOf(path.join(folder, `fair-several.${half}.ndjson`)).map((line) => line as SeveralActs);

function linesOf(file: string): readonly unknown[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
}
