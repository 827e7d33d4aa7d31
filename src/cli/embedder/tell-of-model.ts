import type { Output } from '@/cli/kit/output';
import type { Embedders } from '@/engine/recall/embedders';

/** In one sentence, why the player's model is not used; nothing where it is, or where there is none. */
export function modelFaultWords({ modelFault }: Pick<Embedders, 'modelFault'>): string | null {
  return modelFault === null ? null : `${modelFault} The built-in embedder serves instead.`;
}

export function tellOfModel(embedders: Pick<Embedders, 'modelFault'>, output: Output): void {
  const words = modelFaultWords(embedders);
  if (words !== null) output.talk(words);
}
