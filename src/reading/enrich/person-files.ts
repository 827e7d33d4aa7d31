import { jsonFile, type GeneratedFile } from '@/reading/enrich/generated-file';
import { isKeptBack, type Material } from '@/reading/enrich/material';
import {
  bearings,
  bearingsOfAnybody,
  sayingsAbout,
  sayingsOfAnything,
  wants,
} from '@/reading/enrich/own-wordings';
import { personRole } from '@/reading/enrich/person-role';
import type { Matter } from '@/reading/enrich/premise-matters';
import { mentions } from '@/reading/found/person-names';
import type { Excerpt, FoundPerson } from '@/reading/found/reading';
import type { JsonObject } from '@/foundation/json';
import { splitSentences } from '@/story/words/split-sentences';

const mostBackground = 3;

/** A profile for everybody whom the prose puts into the story and no file is about. */
export function personFiles(
  material: Material,
  invent: 'freely' | 'nothing',
): readonly GeneratedFile[] {
  return material.reading.people
    .filter(({ hasProfile }) => !hasProfile)
    .map((person) => profileOf(person, material, invent));
}

function profileOf(
  person: FoundPerson,
  material: Material,
  invent: 'freely' | 'nothing',
): GeneratedFile {
  const { id, name, shortName, pronouns } = person;
  const { reading, placeOf, seeds, company } = material;
  const past = backgroundOf(person, material);
  const place = placeOf.get(id);
  const own = invent === 'freely' && company.includes(person) ? ownWords(person, material) : null;
  const data: JsonObject = {
    name,
    short_name: shortName,
    pronouns: pronouns.they,
    role: personRole(person, reading.sentences),
    ...(place === undefined ? {} : { place }),
    personality: own?.personality ?? {},
    ...(past.length === 0 ? {} : { background: past.map(({ text }) => text).join(' ') }),
    ...own?.more,
  };
  return jsonFile({ path: `characters/npcs/${id}/profile.json`, kind: 'person' }, data, {
    seeds,
    origins: past.length > 0 ? past : namedAt(person, material),
  });
}

/** The author's own sentences; those of the premise are told anyway. */
function backgroundOf(person: FoundPerson, { excerpts }: Material): readonly Excerpt[] {
  if (person.background.length > 0) return person.background.flatMap(openly);
  return excerpts.filter(({ about }) => about.includes(person.id)).slice(0, mostBackground);
}

function openly(excerpt: Excerpt): readonly Excerpt[] {
  const told = splitSentences(excerpt.text).filter((sentence) => !isKeptBack(sentence));
  return told.length === 0 ? [] : [{ ...excerpt, text: told.join(' ') }];
}

function namedAt(
  { called }: FoundPerson,
  { reading }: Material,
): readonly Pick<Excerpt, 'file' | 'line'>[] {
  const named = reading.sentences.find(({ text }) => called.some((name) => mentions(text, name)));
  return named === undefined ? [] : [named];
}

/** What nobody wrote of them, and what contradicts nothing: how they take what the premise is about. */
function ownWords(
  person: FoundPerson,
  { matters, wordings, reading }: Material,
): { readonly personality: JsonObject; readonly more: JsonObject } | null {
  const matter = matterOf(person, matters, reading.people.indexOf(person));
  if (matter === null) return null;
  const slots = { matter: matter.name };
  const traits = [wordings.next(bearings, slots), wordings.next(bearingsOfAnybody, {})];
  return {
    personality: { traits },
    more: {
      motivations: [wordings.next(wants, slots)],
      speech_patterns: {
        examples: [wordings.next(sayingsAbout, slots), wordings.next(sayingsOfAnything, {})],
      },
    },
  };
}

/** The first things the premise is about, by turns. */
function matterOf({ called }: FoundPerson, matters: readonly Matter[], nth: number): Matter | null {
  const others = matters
    .filter(({ name }) => !called.some((own) => mentions(name, own)))
    .slice(0, 2);
  return others[nth % Math.max(1, others.length)] ?? null;
}
