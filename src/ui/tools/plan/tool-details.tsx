import { StyleSheet, View } from 'react-native';

import { Words } from '@/ui/kit/words';
import { toolTexts } from '@/ui/texts/tool-texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, space } from '@/ui/theme/layout';
import type { ToolShown } from '@/ui/tools/view/plan-run';
import { failureOf, shortTime, timeOf } from '@/ui/tools/view/tool-words';

type ToolDetailsProps = { readonly tool: ToolShown; readonly now: number | null };

/** Everything that is known of one tool. */
export function ToolDetails({ tool, now }: ToolDetailsProps) {
  const { colors, own } = useAppTheme();
  return (
    <View
      style={[styles.box, { backgroundColor: own.surfaceContainerLow }]}
      testID={`details-${tool.toolId}`}
    >
      {detailsOf(tool, now).map(([name, value]) => (
        <View key={name} style={styles.row}>
          <Words as="bodySmall" color={colors.onSurfaceVariant} style={styles.name}>
            {name}
          </Words>
          <Words as="bodySmall" selectable style={styles.value}>
            {value}
          </Words>
        </View>
      ))}
    </View>
  );
}

function detailsOf(tool: ToolShown, now: number | null): readonly (readonly [string, string])[] {
  const { details, states } = toolTexts;
  const time = timeOf(tool, now);
  const failure = failureOf(tool);
  return [
    [details.tool, tool.toolId],
    ...(tool.script === '' ? [] : [[details.script, tool.script] as const]),
    ...(tool.because === null ? [] : [[details.because, tool.because] as const]),
    [details.state, states[tool.state]],
    ...(tool.attempt === 0 ? [] : [[details.attempts, String(tool.attempt)] as const]),
    ...(time === null ? [] : [[details.time, shortTime(time)] as const]),
    ...(tool.dependencies.length === 0
      ? []
      : [[details.waitsFor, tool.dependencies.join(', ')] as const]),
    [details.need, tool.isRequired ? details.needed : details.notNeeded],
    ...(failure === null ? [] : [[details.failure, failure] as const]),
  ];
}

const styles = StyleSheet.create({
  box: {
    borderRadius: radius.md,
    paddingVertical: space.md,
    paddingHorizontal: space.lg,
    marginVertical: space.sm,
    gap: space.xs,
  },
  row: { flexDirection: 'row', gap: space.md },
  name: { width: 120 },
  value: { flex: 1 },
});
