import type { Choice } from '@/contracts/generated/choice';

export function offeredChoices(...ids: readonly string[]): readonly Choice[] {
  return ids.map((id) => ({
    id,
    text: id,
    intent: { kind: 'do' },
    because: [],
    difficulty: null,
    hint: null,
    by: 'author',
  }));
}
