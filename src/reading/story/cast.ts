import { seedFrom } from '@/foundation/seeded-random';
import type { FoundPerson, FoundThing, Reading } from '@/reading/found/reading';
import type { SituationRole, StorySituation, Tone } from '@/reading/situation-form/story-situation';
import { inert } from '@/reading/story/made-passage';
import { filled } from '@/reading/story/pick';

/** Who or what has each role of a situation. */
export type Cast = ReadonlyMap<string, Slot>;
type Slot =
  | { readonly is: 'person'; readonly person: FoundPerson }
  | { readonly is: 'thing'; readonly thing: FoundThing }
  | { readonly is: 'words'; readonly words: string; readonly place?: string };

export type SituationStage = {
  readonly reading: Reading;
  /** Where people are. */
  readonly placeOf: ReadonlyMap<string, string>;
  readonly tone: Tone;
  readonly campaign: string;
  /** Scenes without anything of the kind before the next situation may come. */
  readonly quiet: number;
};

/** Null where somebody or something it needs is not in this story. */
export function castFor(
  { id, roles }: StorySituation,
  stage: SituationStage,
  nth: number,
): Cast | null {
  const cast = new Map<string, Slot>();
  for (const [role, wanted] of Object.entries(roles)) {
    const slot = slotFor(wanted, cast, { ...stage, seed: seedFrom(nth, stage.campaign, id, role) });
    if (slot === null) return null;
    cast.set(role, slot);
  }
  return cast;
}

/** The cast that a file names; null where one of them is not in this story, or not of that kind. */
export function castAs(
  { roles }: StorySituation,
  names: Readonly<Record<string, string>>,
  { reading }: Pick<SituationStage, 'reading'>,
): Cast | null {
  const cast = new Map<string, Slot>();
  for (const [role, { is }] of Object.entries(roles)) {
    const named = names[role] ?? '';
    const person = reading.people.find(({ id }) => id === named);
    const thing = reading.things.find(({ id }) => id === named);
    const place = reading.places.find(({ id }) => id === named);
    if (is === 'person' && person !== undefined) cast.set(role, { is, person });
    else if (is === 'thing' && thing !== undefined) cast.set(role, { is, thing });
    else if (is === 'elsewhere' && place !== undefined)
      cast.set(role, { is: 'words', words: place.name, place: place.id });
    else if ((is === 'topic' || is === 'absent-person') && named !== '')
      cast.set(role, { is: 'words', words: named });
    else return null;
  }
  return cast;
}

/** The same cast as a file can name it. */
export function castNames(cast: Cast): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...cast].map(([role, slot]) => [
      role,
      slot.is === 'person'
        ? slot.person.id
        : slot.is === 'thing'
          ? slot.thing.id
          : (slot.place ?? slot.words),
    ]),
  );
}

function slotFor(
  wanted: SituationRole,
  cast: Cast,
  { reading, placeOf, seed }: SituationStage & { readonly seed: number },
): Slot | null {
  const taken = [...cast.values()].flatMap((slot) => (slot.is === 'person' ? [slot.person] : []));
  const [main] = taken;
  const here = main === undefined ? null : (placeOf.get(main.id) ?? null);
  const free = reading.people.filter((person) => !taken.includes(person) && !person.isSilent);
  switch (wanted.is) {
    case 'person': {
      const fitting = free.filter((person) => here === null || placeOf.get(person.id) === here);
      const person = drawn(fitting, seed);
      return person === null ? null : { is: 'person', person };
    }
    case 'absent-person': {
      const others = free
        .filter((person) => here !== null && placeOf.get(person.id) !== here)
        .map(({ name }) => name);
      const away = reading.topics
        .filter(({ name }) => /^\p{Lu}\p{L}+ \p{Lu}/u.test(name))
        .map(({ name }) => name);
      const name = drawn([...others, ...away], seed);
      return name === null ? null : { is: 'words', words: name };
    }
    case 'thing': {
      const thing = drawn(reading.things, seed);
      return thing === null ? null : { is: 'thing', thing };
    }
    case 'elsewhere': {
      const place = drawn(
        reading.places.filter(({ id }) => id !== here),
        seed,
      );
      return place === null ? null : { is: 'words', words: place.name, place: place.id };
    }
    case 'topic': {
      const matters = [
        ...reading.topics.map(({ name }) => name),
        ...reading.things.map(({ name }) => name),
      ];
      const words =
        drawn(matters, seed) ??
        drawn(
          reading.places.map(({ name }) => name),
          seed,
        );
      return words === null ? null : { is: 'words', words };
    }
  }
}

function drawn<Item>(items: readonly Item[], seed: number): Item | null {
  return items[seed % Math.max(1, items.length)] ?? null;
}

/** For prose: people stay in braces, so that the narrator calls them as the moment allows. */
export function castInWords(text: string, cast: Cast): string {
  return filled(
    text,
    Object.fromEntries(
      [...cast].map(([role, slot]) => [
        role,
        slot.is === 'person' ? `@${slot.person.id}` : inert(nameOf(slot)),
      ]),
    ),
  );
}

/** For choices and memories: names. */
export function plainWords(text: string, cast: Cast): string {
  const plain = text.replace(
    /\{([a-z]+)\.(they|them|their|s|es|is|was|has|does)\}/g,
    (whole, role: string, form: string) => {
      const slot = cast.get(role);
      return slot?.is === 'person' ? formOf(slot.person, form) : whole;
    },
  );
  const words = filled(
    plain,
    Object.fromEntries([...cast].map(([role, slot]) => [role, nameOf(slot)])),
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function formOf({ pronouns }: FoundPerson, form: string): string {
  if (form === 'they' || form === 'them' || form === 'their') return pronouns[form];
  // In choices and memories it follows a name.
  return form;
}

function nameOf(slot: Slot): string {
  switch (slot.is) {
    case 'person':
      return slot.person.shortName;
    case 'thing':
      return slot.thing.name;
    case 'words':
      return slot.words;
  }
}

/** `feeling asker +8` → `feeling oda +8`. */
export function effectOf(effect: string, cast: Cast): string {
  const [kind = '', first = '', ...rest] = effect.split(' ');
  const id = (role: string): string => {
    const slot = cast.get(role);
    if (slot?.is === 'person') return slot.person.id;
    return slot?.is === 'thing' ? slot.thing.id : role;
  };
  const named =
    kind === 'settle' ? [first, id(rest[0] ?? ''), ...rest.slice(1)] : [id(first), ...rest];
  return plainWords([kind, ...named].join(' '), cast).replace(/^./, (letter) =>
    letter.toLowerCase(),
  );
}
