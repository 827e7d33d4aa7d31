import type { Intent } from '@/contracts/generated/choice';

/** Of a choice that is only words: when it is taken, they are read like a typed action (001 §4.4). */
export const ownWords: Intent = { kind: 'own-words' };

export function isOwnWords({ kind }: Intent): boolean {
  return kind === ownWords.kind;
}
