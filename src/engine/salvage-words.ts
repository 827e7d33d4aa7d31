import { damageWords } from '@/persistence/rows/inspect-story';
import type { DatabaseSalvage } from '@/persistence/mending/salvage-database';

/** One sentence for each story that is not what it was. */
export function salvageWords({ stories, lost }: DatabaseSalvage, aside: string): string {
  const whole = stories.filter(({ damage }) => damage === null).length;
  return [
    `The database was damaged. ${counted(whole, 'story is', 'stories are')} whole; the damaged database is kept as ${aside}.`,
    ...stories.flatMap(({ id, damage, kept }) =>
      damage === null
        ? []
        : [`Damaged at ${damageWords(damage, id)}; ${counted(kept, 'scene', 'scenes')} kept.`],
    ),
    ...lost.map((id) => `Nothing can be told of ${id} any more.`),
  ].join(' ');
}

function counted(count: number, one: string, many: string): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}
