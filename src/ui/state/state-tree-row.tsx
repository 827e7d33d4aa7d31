import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Icon } from '@/ui/kit/icon';
import { Words } from '@/ui/kit/words';
import { BeforeAndAfter } from '@/ui/state/before-and-after';
import type { StateRow } from '@/ui/state/state-rows';
import { treeItem } from '@/ui/state/tree-item';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, size, space } from '@/ui/theme/layout';

type StateTreeRowProps = {
  readonly row: StateRow;
  /** A group opens or closes; a long one shows more of itself. */
  readonly onPress: (row: StateRow) => void;
};

/** How far a level stands in; very deep ones would leave no room for words. */
function inset(level: number): number {
  return Math.min(level - 1, 6) * 24;
}

export const StateTreeRow = memo(function StateTreeRow({ row, onPress }: StateTreeRowProps) {
  const { colors, own } = useAppTheme();
  const testID = `state-row-${row.path.join('.')}`;
  const press = (): void => {
    onPress(row);
  };
  const indent = { paddingStart: inset(row.level) };
  if (row.kind === 'more') {
    const label = texts.state.more(row.count);
    return (
      <Pressable
        {...treeItem({ label, level: row.level, canPress: true })}
        onPress={press}
        style={[styles.row, indent]}
        testID={`${testID}-more`}
      >
        <View style={styles.chevron} />
        <Words as="labelLarge" color={colors.primary}>
          {label}
        </Words>
      </Pressable>
    );
  }
  const { isOpen, isChanged } = row;
  const look = [
    styles.row,
    indent,
    isChanged && [
      styles.changed,
      { backgroundColor: own.surfaceContainerLow, borderStartColor: colors.tertiary },
    ],
  ];
  const item = { label: spoken(row), level: row.level, isExpanded: isOpen };
  return isOpen === null ? (
    <View {...treeItem({ ...item, canPress: false })} style={look} testID={testID}>
      <RowWords row={row} />
    </View>
  ) : (
    <Pressable
      {...treeItem({ ...item, canPress: true })}
      onPress={press}
      style={look}
      testID={testID}
    >
      <RowWords row={row} />
    </Pressable>
  );
});

type ValueRow = Extract<StateRow, { readonly kind: 'value' }>;

function RowWords({ row }: { readonly row: ValueRow }) {
  const { colors } = useAppTheme();
  const { isOpen, changes } = row;
  return (
    <>
      <View style={styles.chevron}>
        {isOpen === null ? null : (
          <Icon
            color={colors.onSurfaceVariant}
            name={isOpen ? 'expand' : 'open'}
            size={size.iconSmall}
          />
        )}
      </View>
      <Words as="bodyMedium" style={styles.label}>
        {row.label}
      </Words>
      {changes === 0 ? null : (
        <Words as="bodySmall" color={colors.tertiary}>
          {texts.state.changesInside(changes)}
        </Words>
      )}
      <BeforeAndAfter after={row.value} before={row.before} isChanged={row.isChanged} />
    </>
  );
}

function spoken({ label, value, before, isChanged, changes }: ValueRow): string {
  return [
    label,
    ...(isChanged && before === null ? [texts.state.isChanged] : []),
    ...(before === null ? [] : [`${texts.state.was} ${before}`]),
    value ?? texts.state.gone,
    ...(changes === 0 ? [] : [texts.state.changesInside(changes)]),
  ].join(', ');
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    minHeight: size.tapTarget,
    marginHorizontal: -10,
    paddingEnd: 10,
    borderStartWidth: 3,
    borderStartColor: 'transparent',
    borderRadius: radius.sm,
  },
  changed: { marginBottom: 2 },
  chevron: { width: size.iconSmall, marginStart: 7 },
  label: { flexGrow: 1, flexShrink: 1, minWidth: 72, paddingVertical: space.xs },
});
