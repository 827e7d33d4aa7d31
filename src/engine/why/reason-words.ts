import type { Reason, SceneToExplain } from '@/engine/why/reasons';
import type { MemoryId } from '@/foundation/ids';
import { feelingWords } from '@/story/campaign/feeling-words';
import type { Memory } from '@/story/state/memory';
import type { Scene } from '@/story/log/scene';
import { feelingOf, placeOf } from '@/story/state/story-state';

type Given = Pick<Reason, 'kind' | 'text'> & Partial<Reason>;

export function reason(given: Given): Reason {
  return { id: null, note: null, scene: null, ...given };
}

/** What is said in it stands in single marks, and half of a speech in none. */
export function quoted(text: string): string {
  const isWhole = (text.match(/"/g) ?? []).length % 2 === 0;
  const inside = isWhole ? text.replace(/"([^"]*)"/g, '‘$1’') : text.replace(/"/g, '');
  return `“${inside}”`;
}

/** The scene something was remembered in; null when it is on no scene of this road. */
function sceneOfMemory(
  { scene: id }: Pick<Memory, 'scene'>,
  toExplain: SceneToExplain,
): number | null {
  return roadOf(toExplain).find((scene) => scene.id === id)?.number ?? null;
}

export function memoryReason(memory: Memory, toExplain: SceneToExplain): Reason {
  const scene = sceneOfMemory(memory, toExplain);
  return reason({ kind: 'memory', id: memory.id, text: quoted(memory.summary), scene });
}

export function memoryById(id: string, { memories }: SceneToExplain): Memory | null {
  const isIt = (memory: { readonly id: MemoryId }): boolean => memory.id === id;
  return memories.find(isIt) ?? null;
}

/** "Dunya Kist is warming to you." */
export function personReason(id: string, { campaign, state }: SceneToExplain): Reason | null {
  const person = campaign.people.get(id);
  if (person === undefined) return null;
  const words = feelingWords(feelingOf(state, id), person.pronouns);
  // "Warming to you" and "undecided about you" stand alone elsewhere.
  const said = /^(?:\w+ing|undecided)\b/.test(words) ? `is ${words}` : words;
  return reason({ kind: 'person', id, text: `${person.name} ${said}.` });
}

export function placeReason(id: string, toExplain: SceneToExplain): Reason | null {
  const { campaign, state } = toExplain;
  const place = campaign.places.get(id);
  if (place === undefined) return null;
  const text = `${capital(place.name)}.`;
  if (placeOf(state) === id) return reason({ kind: 'place', id, text, note: 'You are there now.' });
  const been = [...roadOf(toExplain)]
    .reverse()
    .find(({ outcome }) => outcome.patch['place'] === id);
  if (been === undefined)
    return reason({ kind: 'place', id, text, note: 'You have not been there.' });
  return reason({ kind: 'place', id, text, note: 'You have been there.', scene: been.number });
}

export function beatReason(id: string, toExplain: SceneToExplain): Reason | null {
  const beat = toExplain.campaign.beats.find((each) => each.id === id);
  if (beat === undefined) return null;
  const told = roadOf(toExplain).find(({ outcome }) => outcome.beat === id);
  if (told === undefined)
    return reason({ kind: 'beat', id, text: `The story leans towards ${quoted(beat.title)}.` });
  const isNow = told.id === toExplain.scene.id;
  const text = isNow
    ? `The story has come to ${quoted(beat.title)}.`
    : `It follows from ${quoted(beat.title)}.`;
  return reason({ kind: 'beat', id, text, scene: isNow ? null : told.number });
}

/** All scenes of this road up to the one that is explained. */
export function roadOf({ before, scene }: SceneToExplain): readonly Scene[] {
  return [...before, scene];
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
