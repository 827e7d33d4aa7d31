import type { Pronouns } from '@/story/campaign/campaign';

export const she: Pronouns = { they: 'she', them: 'her', their: 'her' };
export const he: Pronouns = { they: 'he', them: 'him', their: 'his' };
export const it: Pronouns = { they: 'it', them: 'it', their: 'its' };
export const anyone: Pronouns = { they: 'they', them: 'them', their: 'their' };

const known: ReadonlyMap<string, Pronouns> = new Map([
  ...(['she', 'her', 'hers'] as const).map((word) => [word, she] as const),
  ...(['he', 'him', 'his'] as const).map((word) => [word, he] as const),
  ...(['it', 'its'] as const).map((word) => [word, it] as const),
]);

/** By the first of them, in whatever form: `Her`, `she/her` and `she, they` all say the same; others are `they`. */
export function pronounsOf(text: string | null): Pronouns {
  const [first = ''] = (text ?? '').toLowerCase().match(/[a-z]+/) ?? [];
  return known.get(first) ?? anyone;
}
