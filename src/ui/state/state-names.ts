import type { Pronouns } from '@/story/campaign/campaign';
import { weekdayOf, weekdays, type Weekday } from '@/story/state/in-game-time';
import type { SceneSetting } from '@/story/setting/scene-setting';
import type { StateView } from '@/ui/state/state-view';

/** What the ids and numbers of a state are called in the story, as far as the player came to know. */
export type StateNames = {
  readonly people: ReadonlyMap<string, { readonly name: string; readonly pronouns: Pronouns }>;
  readonly places: ReadonlyMap<string, string>;
  /** Of the story's first day; null where days have no names. */
  readonly startDay: Weekday | null;
};

export function stateNames({ path, setting }: Pick<StateView, 'path' | 'setting'>): StateNames {
  const known = setting();
  const visited = path.flatMap(({ outcome: { patch }, words }): [string, string][] =>
    typeof patch['place'] === 'string' && words !== null ? [[patch['place'], words.place]] : [],
  );
  return {
    people: new Map(known?.people.map((person) => [person.id, person])),
    places: new Map(visited),
    startDay: known === null ? null : startDayOf(known.time),
  };
}

function startDayOf({ day, weekday }: SceneSetting['time']): Weekday | null {
  return weekdays.find((start) => weekdayOf(day, start) === weekday) ?? null;
}
