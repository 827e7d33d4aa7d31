import type { Excerpt, FoundPerson } from '@/reading/found/reading';

/** "Ah Lum: cook at the Ace.", "The Teague sisters, Ruth and Orpah: bounty hunters." are told where they are met. */
export function isEntryOf({ name }: FoundPerson, { text }: Excerpt): boolean {
  const [label = ''] = /^[^.!?:]{2,60}:/.exec(text) ?? [];
  const small = name.toLowerCase();
  return (
    label !== '' &&
    [`${small}:`, `${small}, `].some((start) => label.toLowerCase().startsWith(start))
  );
}
