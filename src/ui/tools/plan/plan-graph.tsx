import { useMemo } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { Path } from 'react-native-svg';

import { DecorativeSvg } from '@/ui/art/draw/decorative-svg';
import { Icon } from '@/ui/kit/icon';
import { Words } from '@/ui/kit/words';
import { toolTexts } from '@/ui/texts/tool-texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, space } from '@/ui/theme/layout';
import { GraphGeometry } from '@/ui/tools/plan/graph-geometry';
import { placeKey, planLayout, type Edge } from '@/ui/tools/plan/plan-layout';
import { hasFailed, type ToolState } from '@/ui/tools/view/plan-run';
import { toolInPlan, type PlanViewProps, type ToolInPlan } from '@/ui/tools/plan/plan-view-props';
import { ToolButton } from '@/ui/tools/plan/tool-button';
import { ToolProgressBar } from '@/ui/tools/plan/tool-progress-bar';
import { toolStateLook } from '@/ui/tools/plan/tool-state-look';
import { shortTime, toolNote } from '@/ui/tools/view/tool-words';

/** A plan as columns by depth; wider than its pane it scrolls sideways inside it. */
export function PlanGraph(props: PlanViewProps) {
  const { plan } = props;
  const { colors } = useAppTheme();
  const { fontScale } = useWindowDimensions();
  const layout = useMemo(() => planLayout(plan.tools), [plan.tools]);
  const geometry = new GraphGeometry(layout, Math.max(1, fontScale));
  const { width, height } = geometry;
  return (
    <ScrollView
      aria-label={toolTexts.graph}
      horizontal
      role="group"
      style={styles.scroll}
      testID="plan-graph"
    >
      <View style={{ width, height }}>
        <DecorativeSvg
          height={height}
          stroke={{ color: colors.outline, width: 1.5 }}
          style={StyleSheet.absoluteFill}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
        >
          {layout.edges.map((edge) => (
            <Path d={geometry.pathOf(edge)} key={keyOf(edge)} {...lineOf(edge.to.tool.state)} />
          ))}
        </DecorativeSvg>
        {layout.places.map((place) => (
          <GraphNode
            box={geometry.boxOf(place)}
            key={placeKey(place)}
            shown={toolInPlan(place.tool, props)}
          />
        ))}
      </View>
    </ScrollView>
  );
}

function keyOf({ from, to }: Edge<unknown>): string {
  return `${placeKey(from)} ${placeKey(to)}`;
}

/** Solid: the way was gone. Dashed: it waits, was skipped, or led nowhere. */
function lineOf(state: ToolState) {
  return state === 'success' || state === 'running' ? {} : { strokeDasharray: '3 5', opacity: 0.8 };
}

type GraphNodeProps = {
  readonly shown: ToolInPlan;
  readonly box: ReturnType<GraphGeometry['boxOf']>;
};

function GraphNode({ shown, box }: GraphNodeProps) {
  const { tool, time, isSelected } = shown;
  const theme = useAppTheme();
  const { icon, color } = toolStateLook(tool.state, theme);
  return (
    <ToolButton shown={shown} style={[styles.node, box, nodeLook(tool.state, isSelected, theme)]}>
      <View style={styles.row}>
        <Icon color={color} name={icon} size={18} />
        <Words as="titleSmall" numberOfLines={1} style={styles.grow}>
          {tool.skill}
        </Words>
        {time === null ? null : (
          <Words as="bodySmall" color={theme.colors.onSurfaceVariant}>
            {shortTime(time)}
          </Words>
        )}
      </View>
      <View style={styles.below}>
        <Words as="bodySmall" color={theme.colors.onSurfaceVariant} numberOfLines={2}>
          {toolNote(tool).join('\u00a0· ')}
        </Words>
        {tool.progress === null ? null : <ToolProgressBar progress={tool.progress} />}
      </View>
    </ToolButton>
  );
}

function nodeLook(
  state: ToolState,
  isSelected: boolean,
  { colors, own }: ReturnType<typeof useAppTheme>,
) {
  const backgroundColor = isSelected ? own.surfaceContainerHigh : own.surfaceContainerLow;
  if (state === 'running') return { borderColor: colors.primary, backgroundColor };
  if (hasFailed({ state })) return { borderColor: colors.error, backgroundColor };
  if (state === 'success') return { borderColor: colors.outlineVariant, backgroundColor };
  return {
    borderColor: colors.outlineVariant,
    borderStyle: 'dashed' as const,
    ...(isSelected ? { backgroundColor } : {}),
  };
}

const styles = StyleSheet.create({
  // Room for the ring around a node that has the focus.
  scroll: { flexGrow: 0, padding: space.xs, margin: -space.xs },
  node: {
    position: 'absolute',
    paddingTop: 10,
    paddingBottom: 9,
    paddingHorizontal: space.md,
    borderWidth: 1,
    borderRadius: radius.md,
  },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  grow: { flex: 1 },
  below: { paddingStart: 26 },
});
