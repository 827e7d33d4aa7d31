import type { Intent } from '@/contracts/generated/choice';

const kinds: ReadonlySet<string> = new Set(
  'attempt greet own-trifle own-stillness own-look ask-place ask-things ask-people ask-way ask-self ask-help'.split(
    ' ',
  ),
);

/**
 * What changes nothing and needs no tool: a try that is turned down, a greeting, a song, a question that the
 * story answers. It is answered where the player stands, and makes no scene.
 */
export function isToldInPlace({ kind, leadsTo }: Intent): boolean {
  return kinds.has(kind) && leadsTo === undefined;
}
