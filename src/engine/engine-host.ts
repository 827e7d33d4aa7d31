import type { RunLimits } from '@/foundation/run-limits';
import type { AssetSource } from '@/ports/asset-source';
import type { NarratorRung } from '@/ports/narrator';
import type { PlannerRung } from '@/ports/planner';
import type { HostServices } from '@/ports/this-host';

/** Everything the engine needs of the world: campaigns and skills have one folder for each of them. */
export type EngineHost = HostServices & {
  /** Of Narratoria, for files that leave the device. */
  readonly version?: string;
  /** Where scripts run outside the sandbox, the files they write. */
  readonly files?: AssetSource;
  /** Where they differ from the usual ones. */
  readonly limits?: Partial<RunLimits>;
  /** Who plans and who tells before the built-in planner and narrator do; nothing they make is believed. */
  readonly planners?: readonly PlannerRung[];
  readonly narrators?: readonly NarratorRung[];
};
