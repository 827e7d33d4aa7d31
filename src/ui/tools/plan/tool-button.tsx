import type { ReactNode } from 'react';
import { Pressable, type StyleProp, type ViewStyle } from 'react-native';

import { labelOnPhones } from '@/ui/kit/label-on-phones';
import type { ToolInPlan } from '@/ui/tools/plan/plan-view-props';
import { StateForEars } from '@/ui/tools/plan/state-for-ears';
import { toolLabel } from '@/ui/tools/view/tool-words';

type ToolButtonProps = {
  readonly shown: ToolInPlan;
  readonly style: StyleProp<ViewStyle>;
  readonly children: ReactNode;
};

/** One tool of a plan, however it is drawn: a press shows all about it. */
export function ToolButton({ shown, style, children }: ToolButtonProps) {
  const { tool, time, isSelected, onPress, testID } = shown;
  return (
    <Pressable
      aria-expanded={isSelected}
      {...labelOnPhones(toolLabel(tool, time))}
      onPress={onPress}
      role="button"
      style={style}
      testID={testID}
    >
      {children}
      <StateForEars state={tool.state} />
    </Pressable>
  );
}
