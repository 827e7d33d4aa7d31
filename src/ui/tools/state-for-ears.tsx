import { ForEars } from '@/ui/kit/for-ears';
import { texts } from '@/ui/texts/texts';
import type { ToolState } from '@/ui/tools/plan-run';

/** What the icon says to those who see it. */
export function StateForEars({ state }: { readonly state: ToolState }) {
  return <ForEars>{texts.tools.states[state]}</ForEars>;
}
