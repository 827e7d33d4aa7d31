import { engineLine, pickEngineLine } from '@/narrator/engine-lines';
import type { Paragraph } from '@/story/provenance';

/** The last words beneath everything else (arch §2.3.4): the player never meets an empty page. */
export function templateWords(
  input: string | null,
  seed: number,
  told: Pick<ReadonlyMap<string, number>, 'has'>,
): readonly Paragraph[] {
  const id = input === null ? '@template-3' : pickEngineLine('template', seed, told);
  const text = (engineLine(id) ?? '').replace('{input}', () => input ?? '');
  return [[{ text, by: 'engine' }]];
}
