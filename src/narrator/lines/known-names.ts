import type { TellingContext } from '@/narrator/passages/telling-context';
import type { Campaign, Person } from '@/story/campaign/campaign';

type View = Pick<TellingContext, 'campaign' | 'past'>;

/** What the player would call somebody: by name once they have read it, else by what they are here. */
export function calledByPlayer(person: Person, view: View): string {
  if (isNameKnown(person, view)) return person.shortName;
  const { epithets = [], role, shortName } = person;
  return epithets[0] ?? (role === null ? shortName : `the ${role}`);
}

/** Whether something told so far named them: who only spoke is still "the carrier". */
export function isNameKnown({ id }: Pick<Person, 'id'>, { campaign, past }: View): boolean {
  const naming = known.get(campaign) ?? passagesNaming(campaign);
  known.set(campaign, naming);
  return (naming.get(id) ?? []).some((passage) => past.toldPassages.has(passage));
}

type Naming = ReadonlyMap<string, readonly string[]>;

/** Read from the campaign once: all its prose is searched. */
const known = new WeakMap<Campaign, Naming>();

function passagesNaming({ people, passages }: Campaign): Naming {
  const all = [...passages.values()].map(({ id, conditions, prose, memory }) => ({
    id,
    speaker: conditions.speaker,
    text: [...prose, memory?.text ?? ''].join(' '),
  }));
  const naming = ({ id, shortName }: Person): readonly string[] =>
    all
      .filter(
        ({ speaker, text }) =>
          (speaker === id && text.includes('{speaker')) ||
          text.includes(`{${id}}`) ||
          text.includes(shortName),
      )
      .map((passage) => passage.id);
  return new Map([...people.values()].map((person) => [person.id, naming(person)]));
}
