import { escapePattern } from '@/foundation/text/escape-pattern';
import { isSpeech } from '@/narrator/guards/verbs-of-people';
import type { Campaign, Person } from '@/story/campaign/campaign';
import { plainApostrophes } from '@/story/words/capital-words';

export type Done = { readonly verb: string; readonly after: string; readonly isProgress: boolean };

const patterns = new WeakMap<Person, RegExp>();

/** What a person does in a sentence, in the present: `Oda nods`, `says Oda`, `Oda is walking`. */
export function deedsOf(narration: string, person: Person, campaign: Campaign): readonly Done[] {
  const pattern = patterns.get(person) ?? patternFor(person, campaign);
  patterns.set(person, pattern);
  const done: Done[] = [];
  const plain = plainApostrophes(narration);
  pattern.lastIndex = 0;
  for (let match = pattern.exec(plain); match !== null; match = pattern.exec(plain)) {
    const [, before = '', progress, verb = ''] = match;
    const after = plain.slice(pattern.lastIndex);
    // "Oda's rope holds", "to Oda says": the deed is somebody else's.
    const isObject = /^(?:to|of|for|with|from|by|about|at|and|than|like|as)$/.test(before);
    if (isSpeech(before)) done.push({ verb: before, after: '', isProgress: false });
    if (!isObject && verb !== '') done.push({ verb, after, isProgress: progress !== undefined });
  }
  return done;
}

function patternFor({ name, shortName }: Person, { people }: Campaign): RegExp {
  // "Oda Marsh" must not be found in "Oda Marshall", nor Oda where two have that name.
  const isShared = [...people.values()].filter((other) => other.shortName === shortName).length > 1;
  const forms = [name, ...(isShared || shortName === name ? [] : [shortName])].map(escaped);
  return new RegExp(
    `(?:\\b(\\w+) |^|[^\\w])(?:${forms.join('|')})\\b(?!['-]|\\s+[A-Z])(?:,? (?:(is) (?=\\w+ing\\b))?(?:\\w+ly |also |still |only |just |now |then )?(\\w+))?`,
    'g',
  );
}

function escaped(text: string): string {
  return escapePattern(plainApostrophes(text));
}
