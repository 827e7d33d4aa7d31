import { mentions } from '@/reading/found/person-names';
import type { FoundPerson, Reading } from '@/reading/found/reading';
import type { Beat } from '@/story/campaign/beat';
import type { AuthoredChoice, Passage } from '@/story/campaign/passage';
import type { Condition } from '@/story/conditions/condition';
import { parseCondition } from '@/story/conditions/parse-condition';
import { parseEffect } from '@/story/rules/effect';

/** Nobody is named in a choice before the player can know of them: by the premise, or by what has been told. */
export function knownPeople(
  passages: readonly Passage[],
  { people, premise }: Reading,
  beats: readonly Beat[],
): readonly Passage[] {
  const begun = premise
    .flat()
    .map(({ text }) => text)
    .join(' ');
  const strangers = people.filter((person) => !isNamed(person, begun));
  const known = new Map(strangers.map((person) => [person, knows(person, beats)]));
  return passages.map((passage) => {
    const told = passage.prose.join(' ');
    const named = strangers.filter((person) => isNamed(person, told));
    return {
      ...passage,
      effects: [...passage.effects, ...named.flatMap(toldEffect)],
      choices: passage.choices.map((choice) =>
        strangers
          .filter((person) => !named.includes(person) && mentions(choice.text, person.shortName))
          .reduce((each, person) => onlyIf(each, known.get(person) ?? null), choice),
      ),
    };
  });
}

function isNamed({ id, called }: FoundPerson, text: string): boolean {
  return text.includes(`{${id}}`) || called.some((name) => mentions(text, name));
}

function flagOf({ id }: FoundPerson): string {
  return `flags.read_told_${id}`;
}

function toldEffect(person: FoundPerson): Passage['effects'] {
  const effect = parseEffect(`set ${flagOf(person)} true`);
  return effect.ok ? [effect.value] : [];
}

/** Told of, met, or named by a beat that is behind. */
function knows(person: FoundPerson, beats: readonly Beat[]): Condition | null {
  const naming = beats
    .filter(({ description, dialogue }) =>
      isNamed(person, [description, ...dialogue.map(({ line }) => line)].join(' ')),
    )
    .map(({ id }) => `beat.${id}`);
  const condition = parseCondition(
    [`has(${flagOf(person)})`, `has(flags.read_met_${person.id})`, ...naming].join(' or '),
  );
  return condition.ok ? condition.value : null;
}

function onlyIf(choice: AuthoredChoice, right: Condition | null): AuthoredChoice {
  if (right === null) return choice;
  const left = choice.condition;
  return {
    ...choice,
    condition: left === null ? right : { kind: 'binary', operator: 'and', left, right },
  };
}
