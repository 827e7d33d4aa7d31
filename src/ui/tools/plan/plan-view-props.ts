import type { PlanRun, ToolShown } from '@/ui/tools/view/plan-run';
import { timeOf } from '@/ui/tools/view/tool-words';

/** However a plan is drawn. */
export type PlanViewProps = {
  readonly plan: PlanRun;
  /** By the clock that measures; null when nothing runs. */
  readonly now: number | null;
  /** The tool whose details are shown. */
  readonly selected: string | null;
  readonly onSelect: (tool: ToolShown) => void;
  /** Of each tool: this, a hyphen and the tool's name in the plan. */
  readonly testID: string;
};

/** What a button for one tool needs, however it is drawn. */
export type ToolInPlan = {
  readonly tool: ToolShown;
  /** How long it has taken; null when that is not known. */
  readonly time: number | null;
  readonly isSelected: boolean;
  readonly onPress: () => void;
  readonly testID: string;
};

export function toolInPlan(
  tool: ToolShown,
  { now, selected, onSelect, testID }: PlanViewProps,
): ToolInPlan {
  return {
    tool,
    time: timeOf(tool, now),
    isSelected: tool.toolId === selected,
    onPress: () => {
      onSelect(tool);
    },
    testID: `${testID}-${tool.toolId}`,
  };
}
