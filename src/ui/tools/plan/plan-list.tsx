import { Fragment, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Icon } from '@/ui/kit/icon';
import { Words } from '@/ui/kit/words';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size, space } from '@/ui/theme/layout';
import { placeKey, planLayout } from '@/ui/tools/plan/plan-layout';
import { toolInPlan, type PlanViewProps, type ToolInPlan } from '@/ui/tools/plan/plan-view-props';
import { ToolDetails } from '@/ui/tools/plan/tool-details';
import { ToolButton } from '@/ui/tools/plan/tool-button';
import { ToolProgressBar } from '@/ui/tools/plan/tool-progress-bar';
import { toolStateLook } from '@/ui/tools/plan/tool-state-look';
import { shortTime, toolNote } from '@/ui/tools/view/tool-words';

const indent = 22;
/** Deeper ones stay there: on a phone the words need the room. */
const deepest = 4;

/** A plan on a narrow screen: what waits for another stands further in. */
export function PlanList(props: PlanViewProps) {
  const { plan, now, selected } = props;
  const { places, edges } = useMemo(() => planLayout(plan.tools), [plan.tools]);
  return (
    <View>
      {places.map(({ tool, column, row }) => (
        <Fragment key={placeKey({ tool, column, row })}>
          <ListRow
            after={edges.filter(({ to }) => to.tool === tool).map(({ from }) => from.tool.skill)}
            depth={Math.min(column, deepest)}
            shown={toolInPlan(tool, props)}
          />
          {tool.toolId === selected ? <ToolDetails now={now} tool={tool} /> : null}
        </Fragment>
      ))}
    </View>
  );
}

type ListRowProps = {
  readonly shown: ToolInPlan;
  readonly after: readonly string[];
  readonly depth: number;
};

function ListRow({ shown, after, depth }: ListRowProps) {
  const { tool, time } = shown;
  const theme = useAppTheme();
  const { colors, own } = theme;
  const { icon, color } = toolStateLook(tool.state, theme);
  return (
    <ToolButton shown={shown} style={styles.target}>
      <View style={[styles.row, { paddingStart: depth * indent }]}>
        <View style={[styles.disc, { backgroundColor: own.surfaceContainer }]}>
          <Icon color={color} name={icon} size={17} />
        </View>
        <View style={styles.words}>
          <Words as="titleSmall">{tool.skill}</Words>
          <Words as="bodySmall" color={colors.onSurfaceVariant}>
            {toolNote(tool, after).join(', ')}
          </Words>
          {tool.progress === null ? null : <ToolProgressBar progress={tool.progress} />}
        </View>
        {time === null ? null : (
          <Words as="bodySmall" color={colors.onSurfaceVariant}>
            {shortTime(time)}
          </Words>
        )}
      </View>
    </ToolButton>
  );
}

const styles = StyleSheet.create({
  target: { minHeight: size.tapTarget + space.sm, justifyContent: 'center' },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 14,
    paddingVertical: space.xs,
  },
  disc: {
    width: 28,
    height: 28,
    borderRadius: 14,
    alignItems: 'center',
    justifyContent: 'center',
  },
  words: { flex: 1 },
});
