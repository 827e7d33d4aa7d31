import { leansBack } from '@/reading/prose/leans-back';
import { tagged } from '@/reading/prose/tagged';
import { personNouns, vagueNouns } from '@/reading/found/word-classes';
import type { Excerpt, FoundPerson, Reading } from '@/reading/found/reading';
import { askedWords, contentNouns, phrasesAskingFor } from '@/reading/hearsay/words-asked';
import { standsAlone } from '@/reading/story/in-order';
import { inert, madePassage } from '@/reading/story/made-passage';
import { personProse } from '@/reading/story/person-prose';
import { saidKind } from '@/reading/story/said-kind';
import { hasVoice, spoken } from '@/reading/story/spoken';
import type { Passage } from '@/story/campaign/passage';

type Subject = {
  readonly id: string;
  readonly name: string;
  readonly called: readonly string[];
  readonly excerpts: readonly Excerpt[];
};

type Asked = {
  readonly reading: Reading;
  /** What is set once a sentence has been said, where a choice leads to it too. */
  readonly heard: ReadonlyMap<string, string>;
};

/** Nobody makes longer speeches to somebody they hardly know. */
const mostSpoken = 80;
const fewestSpoken = 4;
/** A word of so many sentences is asked about by none of them. */
const mostNaming = 4;

/**
 * Whoever is asked in the player's own words answers with what the author says of it: first what it is the subject
 * of, then what only names it. Of somebody it is told and not quoted, since they may be asked about themselves.
 */
export function askedPassages({ reading, heard }: Asked): readonly Passage[] {
  const { people, topics, things, places } = reading;
  const subjects: readonly Subject[] = [...topics, ...things, ...places];
  const told = excerptsTold(reading, subjects);
  const asking = {
    people,
    subjects,
    heard,
    counts: countsOf(told),
    // Without words of their own somebody answers nothing.
    speakers: people.every(hasVoice) ? [null] : people.filter(hasVoice).map(({ id }) => id),
  };
  return [
    ...told.flatMap((excerpt, at) => ofExcerpt(excerpt, String(at + 1), asking)),
    ...people.flatMap(ofPerson),
    ...people.flatMap(ofRole),
  ];
}

type Asking = Pick<Asked, 'heard'> & {
  readonly people: readonly FoundPerson[];
  readonly subjects: readonly Subject[];
  readonly counts: ReadonlyMap<string, number>;
  readonly speakers: readonly (string | null)[];
};

function ofExcerpt(excerpt: Excerpt, id: string, asking: Asking): readonly Passage[] {
  const { text, about } = excerpt;
  const { people, subjects, heard, counts, speakers } = asking;
  const own = subjects.filter(
    (subject) => about.includes(subject.id) && standsAlone(excerpt, subject),
  );
  const called = own.flatMap((subject) => askedWords([subject.name, ...subject.called]));
  const also = contentNouns(text).filter(
    (noun) =>
      !called.includes(noun) &&
      !vagueNouns.has(noun) &&
      !personNouns.has(noun) &&
      (counts.get(noun) ?? 0) <= mostNaming,
  );
  const named = people.filter((person) => about.includes(person.id));
  const flag = heard.get(text);
  const answer = {
    name: own[0]?.name ?? null,
    prose: [named.length > 0 ? inert(text) : spoken(text)],
    effects: flag === undefined ? [] : [`set ${flag} true`],
    speakers,
  };
  return [
    ...answers({ ...answer, id: `read-asked-${id}`, asks: called, weight: 3 }),
    ...answers({
      ...answer,
      id: `read-asked-also-${id}`,
      asks: [...also, ...named.flatMap(phrasesAskingFor)],
      weight: 1,
    }),
  ];
}

/** Each once, and nothing of the premise: that was read at the beginning. */
function excerptsTold({ everywhere }: Reading, subjects: readonly Subject[]): readonly Excerpt[] {
  const all = [...subjects.flatMap(({ excerpts }) => excerpts), ...everywhere];
  return [...new Map(all.map((excerpt) => [excerpt.text, excerpt])).values()].filter(
    ({ words, text }) => words >= fewestSpoken && words <= mostSpoken && !announces.test(text),
  );
}

/** "How to meet one." says what comes next, and nothing itself. */
const announces = /^(?:how|what|when|where|why|about)\b[^.?!]*\.$/i;

function countsOf(told: readonly Excerpt[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of told)
    for (const noun of contentNouns(text)) counts.set(noun, (counts.get(noun) ?? 0) + 1);
  return counts;
}

/** What their profile or a list says of them: of what they keep to themselves nothing is read. */
function ofPerson(person: FoundPerson): readonly Passage[] {
  const { id, name, background } = person;
  return background.flatMap((excerpt, at) => {
    const { prose } = personProse(excerpt, person);
    if (prose === null || leansBack(prose, tagged(prose))) return [];
    return answers({
      id: `read-asked-of-${id}-${String(at + 1)}`,
      asks: phrasesAskingFor(person),
      prose: [prose],
      effects: [],
      name,
      weight: 2,
      speakers: [null],
    });
  });
}

/** At least what they are can be said of anybody. */
function ofRole(person: FoundPerson): readonly Passage[] {
  const { id, name, role } = person;
  if (role === null) return [];
  return answers({
    id: `read-asked-role-${id}`,
    asks: phrasesAskingFor(person),
    prose: [`{${id}} {${id}.is} ${inert(`the ${role}`)}.`],
    effects: [],
    name,
    weight: 1,
    speakers: [null],
  });
}

type Answer = {
  readonly id: string;
  /** Null where it is the subject of nothing. */
  readonly name: string | null;
  readonly asks: readonly string[];
  readonly prose: readonly string[];
  readonly effects: readonly string[];
  readonly weight: number;
  readonly speakers: readonly (string | null)[];
};

function answers({ speakers, name, ...answer }: Answer): readonly Passage[] {
  if (answer.asks.length === 0) return [];
  return speakers.map((speaker) =>
    madePassage({
      ...answer,
      id: speaker === null ? answer.id : `${answer.id}-${speaker}`,
      part: 'outcome',
      intent: ['talk'],
      speaker,
      ...(name === null
        ? {}
        : { memory: { text: `You asked about ${name}.`, kind: saidKind, about: speaker } }),
    }),
  );
}
