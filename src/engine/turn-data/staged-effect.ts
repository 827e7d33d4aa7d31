import type { JsonObject } from '@/foundation/json';
import type { NewAsset } from '@/persistence/rows/asset-rows';
import type { StorageChange } from '@/persistence/rows/storage-rows';
import type { Memory } from '@/story/state/memory';
import type { ToolFault } from '@/story/log/plan-trace';
import type { StandingChange } from '@/story/rules/standing';

/** What a script did, staged until the turn commits; a failed attempt's list is dropped. */
export type StagedEffect =
  | { readonly kind: 'memory'; readonly memory: Memory }
  | { readonly kind: 'storage'; readonly change: StorageChange }
  /** What a tool changed of what factions and people think. */
  | { readonly kind: 'standing'; readonly toolId: string; readonly change: StandingChange }
  /** Of one tool, for those that depend on it; what the turn changes is read from the tools' results. */
  | { readonly kind: 'patches'; readonly patches: readonly JsonObject[] }
  | { readonly kind: 'asset'; readonly made: NewAsset }
  /** Something was refused of a tool that succeeded all the same. */
  | { readonly kind: 'fault'; readonly fault: ToolFault };

/** The effects of one kind, in their order. */
export function effectsOf<Kind extends StagedEffect['kind']>(
  kind: Kind,
  effects: readonly StagedEffect[],
): readonly Extract<StagedEffect, { readonly kind: Kind }>[] {
  return effects.filter(
    (effect): effect is Extract<StagedEffect, { readonly kind: Kind }> => effect.kind === kind,
  );
}
