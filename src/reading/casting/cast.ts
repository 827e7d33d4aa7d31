import type { FoundPerson } from '@/reading/found/reading';
import type { StorySituation } from '@/reading/situation-form/story-situation';
import type { Cast, SituationStage, CastSlot } from '@/reading/casting/cast-situation';
import { inert } from '@/reading/story/made-passage';
import { filled } from '@/reading/story/pick';

/** The cast that a file names; null where one of them is not in this story, or not of that kind. */
export function castAs(
  { roles }: StorySituation,
  names: Readonly<Record<string, string>>,
  { reading }: Pick<SituationStage, 'reading'>,
): Cast | null {
  const cast = new Map<string, CastSlot>();
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

function nameOf(slot: CastSlot): string {
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
