import type { FoundPerson, Reading, Excerpt } from '@/reading/found/reading';
import { isEntryOf } from '@/reading/found/is-entry-of';
import { inert, madePassage } from '@/reading/story/made-passage';
import type { Wordings } from '@/reading/story/pick';
import { beforeSaying, meetings, roleMeetings } from '@/reading/story/wordings';
import { metFlag } from '@/reading/story/met-flag';
import { saidKind } from '@/reading/story/said-kind';
import { questionsTo } from '@/reading/story/questions-to';
import { withoutBrackets } from '@/reading/prose/without-brackets';
import { lowerFirst } from '@/reading/prose/lower-first';
import { is, tagged } from '@/reading/prose/tagged';
import { upperFirst } from '@/reading/prose/upper-first';
import type { Passage, PassageMemory } from '@/story/campaign/passage';
import { countWords, splitSentences } from '@/story/words/split-sentences';

/** Somebody is met by what the author says of their looks, speaks in the author's words, and wants something. */
export function peoplePassages(reading: Reading, wordings: Wordings): readonly Passage[] {
  return reading.people.flatMap((person) => [
    ...meeting(person, wordings),
    ...sayings(person, wordings),
    ...background(person),
    ...questionsTo(person, reading, wordings),
  ]);
}

function meeting(person: FoundPerson, wordings: Wordings): readonly Passage[] {
  const { id, role, looks, sayings: said, background: past } = person;
  const named =
    role === null
      ? wordings.next(meetings, { x: `@${id}` })
      : // By name: else whoever has a role of one word would be called by it, and then be told to be it.
        wordings.next(roleMeetings, { x: inert(person.name), role: roleWords(role) });
  const [seen] = [
    ...looks,
    ...(looks.length > 0 ? [] : past.filter((each) => isEntryOf(person, each))),
  ];
  const [first] = said;
  return [
    madePassage({
      id: `read-meet-${id}`,
      part: 'reaction',
      speaker: id,
      weight: 2,
      when: [`not has(flags.read_met_${id})`],
      prose: metAs(
        seen !== undefined && role === null && isEntryOf(person, seen) ? null : named,
        seen === undefined
          ? null
          : whole(role === null ? seen : withoutEntry(seen, person), person),
        first === undefined
          ? null
          : `${wordings.next(beforeSaying, { x: `@${id}` })} ${inert(first.text)}`,
      ),
      effects: [metFlag(id), `set flags.read_seen_${id} true`],
      memory: { text: `You met ${person.name}.`, about: id },
    }),
    ...(seen === undefined
      ? []
      : [
          madePassage({
            id: `read-looks-${id}`,
            part: 'reaction',
            speaker: id,
            weight: 2,
            when: [`has(flags.read_met_${id})`, `not has(flags.read_seen_${id})`],
            prose: [
              whole(seen, person),
              ...(first === undefined
                ? []
                : [`${wordings.next(beforeSaying, { x: `@${id}` })} ${inert(first.text)}`]),
            ],
            effects: [`set flags.read_seen_${id} true`],
          }),
        ]),
  ];
}

/** Who has no looks is met by what they say; an entry that begins with their name needs nobody to say it first. */
function metAs(named: string | null, looks: string | null, said: string | null): readonly string[] {
  const first = [named, looks].flatMap((words) => words ?? []).join(' ');
  if (looks === null) return [said === null ? first : `${first} ${said}`];
  return [first, ...(said === null ? [] : [said])];
}

/** "Ah Lum: cook at the Ace. Played dominoes…": what they are has been said, and what follows is about them. */
function withoutEntry(seen: Excerpt, person: FoundPerson): Excerpt {
  const [, ...rest] = splitSentences(seen.text);
  return isEntryOf(person, seen) && rest.length > 0 ? { ...seen, text: rest.join(' ') } : seen;
}

/** "The daughter of the house; goat" → "the daughter of the house". */
function roleWords(role: string): string {
  const first = withoutBrackets(role).split(/[;.]/)[0]?.trim() ?? role;
  const small = /^(?:The|A|An)\s/.test(first)
    ? first.charAt(0).toLowerCase() + first.slice(1)
    : lowerFirst(first);
  return /^(?:the|a|an|one|[a-z]+'s)\s/i.test(small) ? inert(small) : inert(withArticle(small));
}

function withArticle(role: string): string {
  const [first] = tagged(role);
  const isPlural = is(first, 'Plural');
  return isPlural || /^(?:in|of|by|no|his|her|their)\b/.test(role) ? role : `the ${role}`;
}

/** "Came to the Drove a bride" lacks who came. */
function whole({ text }: Excerpt, { id }: FoundPerson): string {
  const [first] = tagged(text);
  const lacksSubject = is(first, 'PastTense') && !is(first, 'Participle', 'Adjective');
  return lacksSubject
    ? `{${id}} ${text.charAt(0).toLowerCase()}${inert(text.slice(1))}`
    : inert(text);
}

function sayings({ id, sayings: said, name }: FoundPerson, wordings: Wordings): readonly Passage[] {
  return said.slice(1).map(({ text }, at) =>
    madePassage({
      id: `read-says-${id}-${String(at + 1)}`,
      part: 'reaction',
      speaker: id,
      when: [`has(flags.read_met_${id})`],
      prose: [`${wordings.next(beforeSaying, { x: `@${id}` })} ${inert(text)}`],
      memory: { ...rememberedSaying(name, text), about: id },
    }),
  );
}

/** "Sign here." alone says nothing. */
const fewestSaid = 5;

/** What they said, as far as one keeps it word for word. */
function rememberedSaying(name: string, text: string): Pick<PassageMemory, 'text' | 'kind'> {
  const [quoted = ''] = /^["“][^"“”]+["”]/.exec(text) ?? [];
  const said = splitSentences(quoted.slice(1, -1)).find((each) => countWords(each) >= fewestSaid);
  return said === undefined
    ? { text: `${upperFirst(name)} said what you will not forget.`, kind: null }
    : { text: `${upperFirst(name)} said: "${said.replace(/,$/, '.')}"`, kind: saidKind };
}

function background(person: FoundPerson): readonly Passage[] {
  const { id, looks, background: past } = person;
  return [...looks.slice(1), ...past.slice(looks.length > 0 ? 0 : 1)].map((excerpt, at) =>
    madePassage({
      id: `read-past-${id}-${String(at + 1)}`,
      part: 'reaction',
      speaker: id,
      when: [`has(flags.read_knows_${id})`],
      prose: [whole(excerpt, person)],
    }),
  );
}
