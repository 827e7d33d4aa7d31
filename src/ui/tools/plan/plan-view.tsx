import { useState } from 'react';

import { useWindow } from '@/ui/theme/use-window';
import { PlanGraph } from '@/ui/tools/plan/plan-graph';
import { PlanList } from '@/ui/tools/plan/plan-list';
import type { PlanRun } from '@/ui/tools/view/plan-run';
import { ToolDetails } from '@/ui/tools/plan/tool-details';

type PlanViewProps = {
  readonly plan: PlanRun;
  readonly now: number | null;
  readonly testID: string;
};

/** A plan drawn as its window has room for it; a press on a tool shows all about it. */
export function PlanView({ plan, now, testID }: PlanViewProps) {
  const { kind } = useWindow();
  const [selected, setSelected] = useState<string | null>(null);
  const drawn = {
    plan,
    now,
    selected,
    testID,
    onSelect: ({ toolId }: { readonly toolId: string }) => {
      setSelected(toolId === selected ? null : toolId);
    },
  };
  if (kind === 'compact') return <PlanList {...drawn} />;
  const tool = plan.tools.find(({ toolId }) => toolId === selected);
  return (
    <>
      <PlanGraph {...drawn} />
      {tool === undefined ? null : <ToolDetails now={now} tool={tool} />}
    </>
  );
}
