import type { SeededRandom } from '@/foundation/seeded-random';

import type { DiskOperation } from './disk-operation';

/**
 * After how many operations the power fails. A third of the cuts come right after something was told,
 * where a missing sync cannot hide; a third about a sync, of each file equally often: a checkpoint is
 * rare, and must be met.
 */
export function cutMoment(operations: readonly DiskOperation[], random: SeededRandom): number {
  const wanted = random.pick([anywhere, afterSomethingTold, aboutASync])(operations, random);
  return Math.min(Math.max(wanted, 0), operations.length);
}

function anywhere(operations: readonly DiskOperation[], random: SeededRandom): number {
  return random.between(0, operations.length);
}

function afterSomethingTold(operations: readonly DiskOperation[], random: SeededRandom): number {
  return (
    1 +
    oneOf(
      placesOf(operations, ({ kind }) => kind === 'told'),
      random,
    )
  );
}

function aboutASync(operations: readonly DiskOperation[], random: SeededRandom): number {
  const synced = new Set(operations.flatMap((each) => syncedPath(each) ?? []));
  const file = oneOf([...synced], random);
  return (
    oneOf(
      placesOf(operations, (each) => syncedPath(each) === file),
      random,
    ) + random.between(-4, 2)
  );
}

function syncedPath(operation: DiskOperation): string | null {
  return operation.kind === 'sync' || operation.kind === 'sync-folder' ? operation.path : null;
}

function placesOf(
  operations: readonly DiskOperation[],
  matches: (operation: DiskOperation) => boolean,
): readonly number[] {
  return operations.flatMap((each, place) => (matches(each) ? [place] : []));
}

function oneOf<T>(list: readonly T[], random: SeededRandom): T {
  const [first, ...others] = list;
  if (first === undefined) throw new Error('A run that tells or syncs nothing proves nothing.');
  return random.pick([first, ...others]);
}
