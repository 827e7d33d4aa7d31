import { seedFrom } from '@/foundation/seeded-random';
import type { FoundPerson, FoundThing, Reading } from '@/reading/found/reading';
import type { SituationRole, StorySituation, Tone } from '@/reading/situation-form/story-situation';

export type Cast = ReadonlyMap<string, CastSlot>;
export type CastSlot =
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
  /** What the author makes something of; scenery is nothing to quarrel over. */
  readonly things: readonly FoundThing[];
  /** Ids of things and people that the player has read of from the beginning. */
  readonly known: ReadonlySet<string>;
};

export function isSameCast(one: Cast, other: Cast): boolean {
  const names = (cast: Cast): string =>
    [...cast.values()].map((slot) => (slot.is === 'person' ? slot.person.id : '')).join(' ');
  return names(one) === names(other);
}

/** Null where somebody or something it needs is not in this story. */
export function castFor(
  { id, roles }: StorySituation,
  stage: SituationStage,
  nth: number,
): Cast | null {
  const cast = new Map<string, CastSlot>();
  const mayMove = !Object.values(roles).some((role) => role.is === 'elsewhere');
  for (const [role, wanted] of Object.entries(roles)) {
    const seed = seedFrom(nth, stage.campaign, id, role);
    const slot = slotFor(wanted, cast, { ...stage, seed, mayMove });
    if (slot === null) return null;
    cast.set(role, slot);
  }
  return cast;
}

type Casting = SituationStage & {
  readonly seed: number;
  /** Whether somebody who cannot leave may have the part: nobody in it has been elsewhere. */
  readonly mayMove: boolean;
};

/** A prisoner has not been to another room, nor somebody who cannot rise. */
function isHeld({ role, looks, background }: FoundPerson): boolean {
  const text = [role ?? '', ...[...looks, ...background].map((each) => each.text)].join(' ');
  return /\b(?:prisoner|captive|hostage|inmate|in (?:a|the|his|her|their) cell|locked (?:in|up)|in chains|shackled|handcuffed|bedridden|cannot (?:walk|rise|leave)|paraly[sz]ed|comatose|in a coma|under arrest|confined to)\b/i.test(
    text,
  );
}

function slotFor(
  wanted: SituationRole,
  cast: Cast,
  { reading, placeOf, things, seed, mayMove }: Casting,
): CastSlot | null {
  const taken = [...cast.values()].flatMap((slot) => (slot.is === 'person' ? [slot.person] : []));
  const [main] = taken;
  const here = main === undefined ? null : (placeOf.get(main.id) ?? null);
  const free = reading.people.filter(
    (person) => !taken.includes(person) && !person.isSilent && (mayMove || !isHeld(person)),
  );
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
      const thing = drawn(things, seed);
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
        ...things.map(({ name }) => name),
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
