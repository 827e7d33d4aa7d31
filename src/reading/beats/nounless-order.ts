import { baseOfThird } from '@/reading/prose/verb-forms';

/** "knocks" → "Knock, before the eyes of Pleasance."; "refuses" → "Refuse Pleasance." Null for more than a word. */
export function nounlessOrder(deed: string, person: string | null): string | null {
  const [verb = '', ...more] = deed.trim().split(/\s+/);
  if (more.length > 0 || !/^\p{Ll}+s$/u.test(verb)) return null;
  const order = baseOfThird(verb);
  const text = order.charAt(0).toUpperCase() + order.slice(1);
  if (person === null) return `${text}, and see what comes of it.`;
  return /^(?:refuse|deny|help|follow|obey|trust|leave|join|believe|betray|forgive)$/.test(order)
    ? `${text} ${person}.`
    : `${text}, before the eyes of ${person}.`;
}
