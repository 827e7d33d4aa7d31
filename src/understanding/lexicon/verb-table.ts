import type { VerbMeaning } from '@/understanding/lexicon/verb-meaning';
import { verbsOfDeeds } from '@/understanding/lexicon/verbs-of-deeds';
import { verbsToPeople } from '@/understanding/lexicon/verbs-to-people';

const table: ReadonlyMap<string, VerbMeaning> = new Map(
  [...verbsToPeople, ...verbsOfDeeds]
    .reverse()
    .flatMap(([kind, risk, toPerson, verbs, needs]) =>
      [...verbs].map((verb): [string, VerbMeaning] => [
        verb,
        { kind, risk, toPerson, ...(needs === undefined ? {} : { needs }) },
      ]),
    ),
);

/** What a verb means by itself, in whatever form it stands; null for a word that is none. */
export function verbInTable(word: string): VerbMeaning | null {
  for (const form of baseFormsOf(word)) {
    const meaning = table.get(form);
    if (meaning !== undefined) return meaning;
  }
  return null;
}

const irregular: ReadonlyMap<string, string> = new Map(
  `told:tell said:say spoke:speak went:go took:take gave:give ran:run stole:steal hid:hide hit:hit threw:throw
  fought:fight broke:break stood:stand sat:sit held:hold kept:keep left:leave lying:lie tying:tie swam:swim rode:ride
  sang:sing shot:shoot paid:pay dying:die drew:draw drank:drink ate:eat slept:sleep swore:swear wrote:write made:make
  bought:buy sold:sell caught:catch crept:creep dug:dig fed:feed felt:feel fled:flee flew:fly forgave:forgive
  got:get hung:hang knelt:kneel lay:lie led:lead lent:lend lit:light met:meet read:read rang:ring sent:send
  slid:slide snuck:sneak spun:spin struck:strike swung:swing taught:teach tore:tear woke:wake wore:wear won:win`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);

/** Whether a word is one of some verbs, in whatever form. */
export function isFormOf(word: string, verbs: ReadonlySet<string>): boolean {
  return baseFormsOf(word).some((form) => verbs.has(form));
}

/** A text is read by many tables, and each asks for the forms of the same words. */
const formsKnown = new Map<string, readonly string[]>();
const mostKnown = 5000;

/** The word itself, then what it may be a form of, sloppily typed too: "geting", "suckin", "tel". */
export function baseFormsOf(word: string): readonly string[] {
  const before = formsKnown.get(word);
  if (before !== undefined) return before;
  const forms = [...new Set(formsOf(word))];
  if (formsKnown.size < mostKnown) formsKnown.set(word, forms);
  return forms;
}

function formsOf(word: string): readonly string[] {
  const spelt = /^(?!begin|robin|cabin|basin)\w{2,}[^aeiou]in'?$/.test(word)
    ? `${word.replace("'", '')}g`
    : word;
  const known = irregular.get(word);
  const stem = /^(.{2,}?)(?:es|s|ed|ing)$/.exec(spelt)?.[1];
  return [
    word,
    ...(known === undefined ? [] : [known]),
    ...(word.endsWith('s') ? [word.slice(0, -1)] : []),
    ...(stem === undefined ? [] : [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')]),
    ...(word.endsWith('ied') || word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
    ...(/^re[^aeiou]\w{3,}/.test(word)
      ? [word.slice(2), (stem ?? '').slice(2), `${(stem ?? '').slice(2)}e`]
      : []),
    ...(word.length === 3 ? [word + (word[2] ?? '')] : []),
  ];
}
