import { namesWord } from '@/story/words/names-word';

/** Somebody with a profile of their own, and what they may be called in a scene. */
export type ProfiledPerson = {
  readonly id: string;
  readonly name: string;
  readonly calledAs: readonly string[];
};

const titles = new Set(
  `The Mr Mrs Ms Miss Dr Doctor Ser Sir Lady Lord Father Mother Brother Sister Captain Master Mistress Old Young
  Aunt Uncle Grandfather Grandmother Professor Madam Madame Saint Inspector Sergeant Constable Mayor King Queen
  Prince Princess Reverend Judge Major Colonel Lieutenant Granny Little Big`.split(/\s+/),
);

/** A part of a name that two people have is nobody's. */
export function profiledPeople(
  profiles: readonly {
    readonly id: string;
    readonly name: string;
    readonly shortName: string | null;
  }[],
): readonly ProfiledPerson[] {
  const partsOf = (name: string): readonly string[] =>
    name
      .split(/[\s,]+/)
      .filter((part) => /^\p{Lu}[\p{L}'’-]{2,}$/u.test(part) && !titles.has(part));
  const parts = profiles.flatMap(({ name }) => partsOf(name));
  const isOneOnly = (part: string): boolean => parts.filter((each) => each === part).length === 1;
  return profiles.map(({ id, name, shortName }) => ({
    id,
    name,
    calledAs: [
      name,
      ...(shortName === null ? [] : [shortName]),
      ...partsOf(name).filter(isOneOnly),
    ],
  }));
}

export function isNamed({ name, calledAs }: ProfiledPerson, text: string): boolean {
  // A given name such as Temperance is a word too: only its capital tells.
  return (
    namesWord(text, name) ||
    calledAs.some((called) => text.includes(called) && namesWord(text, called))
  );
}
