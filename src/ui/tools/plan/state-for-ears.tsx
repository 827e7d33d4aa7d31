import { ForEars } from '@/ui/kit/for-ears';
import { toolTexts } from '@/ui/texts/tool-texts';
import type { ToolState } from '@/ui/tools/view/plan-run';

/** What the icon says to those who see it. */
export function StateForEars({ state }: { readonly state: ToolState }) {
  return <ForEars>{toolTexts.states[state]}</ForEars>;
}
