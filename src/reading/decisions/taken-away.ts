import { mentions } from '@/reading/found/person-names';
import { escapePattern } from '@/foundation/text/escape-pattern';
import type { FoundPerson } from '@/reading/found/reading';

/** What stands around the name of somebody who is gone once it is done. */
const before = '(?:send|put|turn|drive|chase|throw|cast|order|ship|let|banish|exile|dismiss|expel)';
const after =
  '(?:away|off|out(?! of (?:his|her|their) )|overboard|ashore|home|go(?=$| free)|from the)';
const alone = '(?:banish|exile|dismiss|expel)';

/** "Put Odo off at the next halt", "send Odo home": whoever is not there any more afterwards. */
export function takenAway(deed: string, people: readonly FoundPerson[]): FoundPerson | null {
  if (/^(?:refuse|tell|promise|ask|offer|threaten|agree)\b/.test(deed)) return null;
  const isTaken = (name: string): boolean => {
    const own = escapePattern(name);
    return (
      new RegExp(`^${before} ${own} ${after}\\b`, 'u').test(deed) ||
      new RegExp(`^${before} (?:away|off|out) ${own}(?!['’\\p{L}])`, 'u').test(deed) ||
      new RegExp(`^${alone} ${own}(?!['’\\p{L}])`, 'u').test(deed)
    );
  };
  return (
    people.find(({ called }) => called.some((name) => mentions(deed, name) && isTaken(name))) ??
    null
  );
}

export function goneFlag(id: string): string {
  return `read_gone_${id}`;
}

function goingAway(id: string): readonly string[] {
  return [
    `set people.${id}.place null`,
    ...[goneFlag(id), `read_came_${id}`, `read_sought_${id}`].map(
      (flag) => `set flags.${flag} true`,
    ),
  ];
}

/** Nobody sends any more for whom it takes away, and they come after nobody. */
export function whatGoes(deed: string, people: readonly FoundPerson[]): readonly string[] {
  const gone = takenAway(deed, people);
  return gone === null ? [] : goingAway(gone.id);
}
