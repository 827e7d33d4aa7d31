import { generatedPath } from '@/foundation/text/generated-path';
import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { readingLimits } from '@/foundation/limits';
import { parseJson } from '@/foundation/parse-text';
import { excerpt } from '@/reading/found/excerpts';
import { excerptsAbout } from '@/reading/found/excerpts-about';
import { guessedPronouns } from '@/reading/found/guess-pronouns';
import { bearsSecret } from '@/reading/people/bears-secret';
import { nameParts } from '@/reading/people/name-parts';
import { namesFor, shortNameOf } from '@/reading/found/person-names';
import { plainRole } from '@/reading/people/plain-role';
import type { Excerpt, FoundPerson } from '@/reading/found/reading';
import { sentencesOf, type ReadSentence } from '@/reading/prose/sentence';
import type { Person, Pronouns } from '@/story/campaign/campaign';

/** Nobody may put words into their mouths. */
const silent =
  /^none\b|\b(?:does not|doesn['’]t|cannot|can['’]t|never|will not) speaks?\b|\bmute\b|\bwordless\b/i;

export function personOfProfile(
  person: Person,
  files: ReadonlyMap<string, string>,
  sentences: readonly ReadSentence[],
): FoundPerson {
  const own = `characters/npcs/${person.id}/profile.json`;
  const file = files.has(own) ? own : generatedPath(own);
  const text = files.get(file) ?? '';
  const parsed = parseJson(text);
  const profile: JsonObject = parsed.ok && isJsonObject(parsed.value) ? parsed.value : {};
  const lineOf = lineFinder(text);
  const { name, shortName, isCalled, called, rest } = namesIn(person, profile);
  const pronouns =
    person.pronouns.they === 'they' ? guessedPronouns(name, text, sentences) : person.pronouns;
  const prose = (key: string): readonly Excerpt[] =>
    proseOf(profile[key], { file, lineOf, pronouns });
  const speech = isJsonObject(profile['speech_patterns']) ? profile['speech_patterns'] : {};
  const secrets = files.get(`characters/npcs/${person.id}/secrets.md`) ?? '';
  const sayings = textsIn(speech['examples'])
    .filter((words) => !bearsSecret(words, secrets))
    .map((words) => excerpt(said(words), { file, line: lineOf(words) }));
  const personality = isJsonObject(profile['personality']) ? profile['personality'] : {};
  const goals: readonly Json[] = Array.isArray(profile['goals']) ? profile['goals'] : [];
  return {
    id: person.id,
    name,
    shortName,
    pronouns,
    role: plainRole(person.role ?? rest),
    place: person.place,
    stands: null,
    traits: [
      ...(person.traits ?? []),
      ...textsIn(personality['virtues']),
      ...textsIn(personality['flaws']),
    ],
    looks: prose('appearance'),
    background: prose('background'),
    sayings,
    wants: [
      ...textsIn(profile['motivations']),
      ...goals.flatMap((goal) =>
        isJsonObject(goal) ? textsIn(goal['goal'] ?? goal['description']) : textsIn(goal),
      ),
    ],
    ties: tiesIn(profile['relationships']),
    belongings: textsIn(profile['inventory']),
    hasProfile: true,
    isSilent: silent.test(
      `${textsIn(speech['style']).join(' ')} ${textsIn(profile['background']).join(' ')}`,
    ),
    called,
    isCalled,
  };
}

/** By whom they are about, the first words of each. */
function tiesIn(relationships: Json | undefined): ReadonlyMap<string, string> {
  const ties = isJsonObject(relationships) ? relationships : {};
  return new Map(
    Object.entries(ties).flatMap(([id, words]) =>
      textsIn(words)
        .slice(0, 1)
        .map((text) => [id, text] as const),
    ),
  );
}

type Names = Pick<FoundPerson, 'name' | 'shortName' | 'called' | 'isCalled'> & {
  readonly rest: string | null;
};

/** The author's own short name counts before any that could be guessed. */
function namesIn(person: Person, profile: JsonObject): Names {
  const { name, nickname, rest } = nameParts(person.name);
  const hasShort = typeof profile['short_name'] === 'string';
  const first = name.startsWith('the ') ? name : (name.split(' ')[0] ?? name);
  return {
    name,
    shortName: hasShort ? person.shortName : (nickname ?? shortNameOf({ name, shortName: first })),
    isCalled: hasShort || nickname !== null,
    called: [...new Set([...namesFor(name), ...(nickname === null ? [] : [nickname])])],
    rest,
  };
}

function proseOf(
  value: Json | undefined,
  {
    file,
    lineOf,
    pronouns,
  }: {
    readonly file: string;
    readonly lineOf: (words: string) => number;
    readonly pronouns: Pronouns;
  },
): readonly Excerpt[] {
  if (typeof value !== 'string') return [];
  const block = {
    file,
    line: lineOf(value),
    text: value.slice(0, readingLimits.fieldCharacters).replace(/\s+/g, ' ').trim(),
    headings: [],
    kind: 'item' as const,
    label: null,
  };
  return excerptsAbout(sentencesOf([block]), pronouns);
}

/** JSON has its strings on one line each. */
function lineFinder(text: string): (words: string) => number {
  const lines = text.split('\n');
  return (words) => {
    const start = JSON.stringify(words).slice(1, 24);
    const at = lines.findIndex((line) => line.includes(start));
    return at < 0 ? 1 : at + 1;
  };
}

function textsIn(value: Json | undefined): readonly string[] {
  const texts = Array.isArray(value) ? (value as readonly Json[]) : [value];
  return texts.flatMap((each) => {
    // It is told in one sentence, which a save would not take in if it had no end.
    const text =
      typeof each === 'string' ? each.slice(0, readingLimits.fieldCharacters).trim() : '';
    return text === '' ? [] : [text];
  });
}

/** What is said has quotation marks, unless it is a gesture in brackets. */
function said(words: string): string {
  const bare = words.replace(/^["“]|["”]$/g, '').trim();
  if (/^\(.*\)$/.test(bare)) return bare.slice(1, -1);
  const ended = /[.!?…,–—-]$/.test(bare) ? bare : `${bare}.`;
  return `"${ended.replace(/["“”]/g, '’')}"`;
}
