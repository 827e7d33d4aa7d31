import { StyleSheet, View } from 'react-native';

import { ForEars } from '@/ui/kit/for-ears';
import { Words } from '@/ui/kit/words';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

type BeforeAndAfterProps = {
  readonly before: string | null;
  /** Null when it is gone. */
  readonly after: string | null;
  readonly isChanged: boolean;
};

/** What a value is, in amber when it changed, and what it was, struck through. */
export function BeforeAndAfter({ before, after, isChanged }: BeforeAndAfterProps) {
  const { colors } = useAppTheme();
  const color = isChanged ? colors.tertiary : colors.onSurfaceVariant;
  return (
    <View style={styles.values}>
      {isChanged && before === null ? <ForEars>{texts.state.isChanged}</ForEars> : null}
      {before === null ? null : (
        <>
          <ForEars>{texts.state.was}</ForEars>
          <Words as="bodySmall" color={colors.onSurfaceVariant} style={styles.before}>
            {before}
          </Words>
        </>
      )}
      <Words as="bodyMedium" color={color} selectable style={styles.after}>
        {after ?? texts.state.gone}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  values: {
    flexShrink: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: 10,
    paddingVertical: space.xs,
  },
  before: { textDecorationLine: 'line-through', flexShrink: 1 },
  after: { flexShrink: 1, textAlign: 'right' },
});
