import type { Choice } from '@/contracts/generated/choice';

/** "the smithy": where a way out leads, if its own words do not name it; null for any other choice. */
export function whereItLeads({
  text,
  intent,
  because,
}: Pick<Choice, 'text' | 'intent' | 'because'>): string | null {
  if (intent.kind !== 'move') return null;
  const place = because.find(({ kind, id }) => kind === 'place' && id === intent.target);
  return place === undefined || isNamed(place.text, text) ? null : place.text;
}

/** By any word of the name that is not one of every name. */
function isNamed(name: string, text: string): boolean {
  const said = new Set(wordsOf(text));
  const naming = wordsOf(name).filter((word) => word.length > 2 && word !== 'the');
  return naming.length === 0 || naming.some((word) => said.has(word));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
