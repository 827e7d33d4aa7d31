import { readingLimits } from '@/foundation/limits';
import { isJsonObject, type Json } from '@/foundation/json';
import { parseJson } from '@/foundation/parse-text';
import { mentions } from '@/reading/found/person-names';
import type { FoundPerson, FoundPlace, Reading } from '@/reading/found/reading';
import { splitSentences } from '@/story/words/split-sentences';
import type { Beat } from '@/story/campaign/beat';

/** Where a beat happens, and who is in it. */
export type BeatStage = {
  /** Null where nothing says: then it happens where the player is. */
  readonly place: string | null;
  /** Whether its first words say where it is. */
  readonly isPlain: boolean;
  /** In the order in which it names them. */
  readonly people: readonly FoundPerson[];
};

const inside =
  /(?:^|[^\p{L}])(?:in|into|inside|at|on|onto|to|under|beneath|below|beside|by|beyond|across|behind|outside|through|within|along|before|over|reach(?:es|ed)?|enters?|leaves? for)\s+(?:the\s+|an?\s+|an? old\s+)?$/iu;

/** By the beat's own field, its title, or the words "in", "at", "reaches" before the name of a place. */
export function beatStages(
  beats: readonly Beat[],
  reading: Reading,
  files: ReadonlyMap<string, string>,
): ReadonlyMap<string, BeatStage> {
  const written = locationsIn(files.get('plot/beats.json') ?? '');
  return new Map(
    beats
      .slice(0, readingLimits.beats)
      .map((beat) => [beat.id, stageOf(beat, reading, written.get(beat.id) ?? '')]),
  );
}

function stageOf(beat: Beat, { places, people }: Reading, location: string): BeatStage {
  const sentences = splitSentences(beat.description ?? '');
  const whole = `${beat.title}. ${sentences.join(' ')}`;
  const named = places.find((place) => location !== '' && isIn(place, location));
  const said = sentences.flatMap((sentence) => placeSaid(sentence, places) ?? []);
  const titled = places.find((place) => isIn(place, beat.title));
  const spoken = beat.dialogue.map(({ speaker, line }) => speaker ?? line.split(':')[0] ?? '');
  const place = named ?? said[0] ?? titled;
  const first = sentences[0] ?? '';
  const inIt = people.filter(
    (person) =>
      firstMention(person, whole) >= 0 ||
      spoken.some((name) => name === person.id || person.called.includes(name)),
  );
  return {
    place: place?.id ?? null,
    isPlain: place !== undefined && isIn(place, first.split(/\s+/).slice(0, 12).join(' ')),
    people: [...inIt].sort((one, other) => order(one, whole) - order(other, whole)),
  };
}

/** Who only speaks in it comes last. */
function order(person: FoundPerson, text: string): number {
  const at = firstMention(person, text);
  return at < 0 ? text.length : at;
}

function firstMention({ called }: FoundPerson, text: string): number {
  return called.reduce((first, name) => {
    const at = mentions(text, name) ? text.indexOf(name) : -1;
    return at < 0 || (first >= 0 && first < at) ? first : at;
  }, -1);
}

function isIn({ name, called }: FoundPlace, text: string): boolean {
  const small = text.toLowerCase();
  return [name, ...called].some((each) => mentions(small, each.toLowerCase()));
}

/** "In the engine-house, Stott lets you shovel": the longest name that follows such a word. */
function placeSaid(sentence: string, places: readonly FoundPlace[]): FoundPlace | null {
  const small = sentence.toLowerCase();
  let best: { readonly place: FoundPlace; readonly at: number; readonly length: number } | null =
    null;
  for (const place of places)
    for (const call of [place.name.replace(/^the /i, ''), ...place.called]) {
      const name = call.toLowerCase();
      const at = mentions(small, name) ? small.indexOf(name) : -1;
      if (at < 0 || !inside.test(small.slice(0, at))) continue;
      const isBetter =
        best === null || at < best.at || (at === best.at && name.length > best.length);
      if (isBetter) best = { place, at, length: name.length };
    }
  return best?.place ?? null;
}

/** What an author adds of where a beat is: no field of the form, and often there. */
function locationsIn(text: string): ReadonlyMap<string, string> {
  const parsed = parseJson(text);
  const beats = parsed.ok && isJsonObject(parsed.value) ? parsed.value['beats'] : null;
  const written: readonly Json[] = Array.isArray(beats) ? beats : [];
  return new Map(
    written.filter(isJsonObject).flatMap(({ id, location, place, setting }) => {
      const where = location ?? place ?? setting;
      return typeof id === 'string' && typeof where === 'string' ? [[id, where] as const] : [];
    }),
  );
}
