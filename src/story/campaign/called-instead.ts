import type { Person } from '@/story/campaign/campaign';

const joins = /,|\b(?:and|or|for|of|in|at|to|from|with|who|that)\b/;
/** "Keeps the goats" says what somebody does, and a goat is not called so. */
const isDeed = /^\p{L}+s\s/iu;

/**
 * The words that by themselves mean somebody who is called something else: of "the goat girl" the girl, of
 * "sexton and bell-ringer" the sexton and the ringer. Neither a goat nor a bell means anybody.
 */
export function calledInstead({
  epithets = [],
  role,
}: Pick<Person, 'epithets' | 'role'>): readonly string[] {
  const titles = [...epithets, ...titlesIn(role ?? '')];
  return titles.flatMap((title) => lastWord(title) ?? []).filter((word) => word.length > 2);
}

/** What follows "for" or "of" only says more about the title before it. */
function titlesIn(role: string): readonly string[] {
  if (isDeed.test(role)) return [];
  return role.split(/,|\band\b/).flatMap((title) => title.trim().split(joins)[0] ?? []);
}

function lastWord(title: string): string | null {
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words[words.length - 1] ?? null;
}
