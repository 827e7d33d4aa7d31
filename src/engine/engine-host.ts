import type { AssetSource } from '@/ports/asset-source';
import type { PlanGenerator } from '@/plan/plan-generator';
import type { HostServices } from '@/ports/this-host';

/** Everything the engine needs of the world: campaigns and skills have one folder for each of them. */
export type EngineHost = HostServices & {
  /** Of Narratoria, for files that leave the device. */
  readonly version?: string;
  /** Where scripts run outside the sandbox, the files they write. */
  readonly files?: AssetSource;
  /** Plans instead of the built-in planner, which it may ask; nothing it makes is believed. */
  readonly planner?: (builtIn: PlanGenerator) => PlanGenerator;
};
