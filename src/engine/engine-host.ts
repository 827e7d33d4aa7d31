import type { RunLimits } from '@/foundation/run-limits';
import type { HostServices } from '@/ports/host-services';
import type { NarratorRung } from '@/ports/narrator';
import type { PlannerRung } from '@/ports/planner';

/** Everything the engine needs of the world: the device's four groups, and what whoever opens it adds. */
export type EngineHost = HostServices & {
  /** Of Narratoria, for files that leave the device. */
  readonly version?: string;
  /** Where they differ from the usual ones. */
  readonly limits?: Partial<RunLimits>;
  /** Who plans and who tells before the built-in planner and narrator do; nothing they make is believed. */
  readonly planners?: readonly PlannerRung[];
  readonly narrators?: readonly NarratorRung[];
};
