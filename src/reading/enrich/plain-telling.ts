import type { FoundPerson } from '@/reading/found/reading';

export type Told = { readonly person: FoundPerson } | { readonly words: string };

const saying =
  /^(?:\s*(?:say|ask|add|call|answer|admit|want|whisper|repeat|murmur|reply|demand|cry|shout|offer|suggest|explain|mutter|wonder|put)e?s?\b)/;

/** Words with roles in braces as they stand in a file: names, pronouns and verbs that agree with them. */
export function plainTelling(text: string, roles: ReadonlyMap<string, Told>): string {
  const asName = new Set<string>();
  const named = new Set<string>();
  const filled = text.replace(
    /\{([a-z]+)(?:\.([a-z]+))?\}/g,
    (whole, role: string, form: string | undefined, at: number) => {
      const told = roles.get(role);
      if (told === undefined) return whole;
      const words = 'words' in told ? told.words : formOf(told.person, form, { asName, named });
      const isStart = startsSentence(text, at) && !isTag(text.slice(at + whole.length), text, at);
      return isStart ? words.charAt(0).toUpperCase() + words.slice(1) : words;
    },
  );
  return filled;
}

type Mentions = {
  /** Who was last called by their name, which is singular whatever their pronouns are. */
  readonly asName: Set<string>;
  readonly named: Set<string>;
};

const plural: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
};

function formOf(
  person: FoundPerson,
  form: string | undefined,
  { asName, named }: Mentions,
): string {
  const { id, name, shortName, pronouns } = person;
  if (form === undefined) {
    const words = named.has(id) ? shortName : name;
    asName.add(id);
    named.add(id);
    return words;
  }
  if (form === 'they') asName.delete(id);
  if (form === 'they' || form === 'them' || form === 'their') return pronouns[form];
  const isPlural = pronouns.they === 'they' && !asName.has(id);
  if (form === 's' || form === 'es') return isPlural ? '' : form;
  return isPlural ? (plural[form] ?? form) : form;
}

function startsSentence(text: string, at: number): boolean {
  return /(?:^|[.!?…]["”’]?\s)["“]?$/.test(text.slice(0, at));
}

/** "Who?" she asks: the sentence goes on after the question mark. */
function isTag(after: string, text: string, at: number): boolean {
  return /[?!]["”]\s$/.test(text.slice(0, at)) && saying.test(after);
}
