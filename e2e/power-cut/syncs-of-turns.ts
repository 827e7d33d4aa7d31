import type { DiskOperation } from './disk-operation';

export type SyncsOfTurn = {
  readonly scene: number;
  /** What was synced between the announcement of the turn and its scene, in order. */
  readonly synced: readonly string[];
};

export type SyncCount = {
  readonly turns: readonly SyncsOfTurn[];
  /** Before the first turn, between two, and after the last. */
  readonly idle: readonly string[];
};

/** Reads from a trace of `play --json` what each turn made durable. */
export function syncsOfTurns(operations: readonly DiskOperation[]): SyncCount {
  const turns: { scene: number; synced: string[] }[] = [];
  const idle: string[] = [];
  let current: { scene: number; synced: string[] } | null = null;
  for (const each of operations) {
    if (each.kind === 'sync') (current?.synced ?? idle).push(each.path);
    if (each.kind === 'sync-folder') (current?.synced ?? idle).push(`folder ${each.path}`);
    if (each.kind !== 'told') continue;
    const text = each.text.toString('utf8');
    const [, scene] = /^\{"type":"turn","scene":(\d+)/m.exec(text) ?? [];
    if (scene !== undefined) current = { scene: Number(scene), synced: [] };
    if (current === null || !/^\{"type":"scene"/m.test(text)) continue;
    turns.push(current);
    current = null;
  }
  return { turns, idle };
}
