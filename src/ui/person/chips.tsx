import { Pressable, StyleSheet, View } from 'react-native';

import { Icon } from '@/ui/kit/icon';
import { Words } from '@/ui/kit/words';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, size, space } from '@/ui/theme/layout';

type ChipsProps<Option extends string> = {
  readonly label: string;
  readonly options: readonly Option[];
  /** What each is called; without it, as it is written. */
  readonly labels?: Readonly<Record<Option, string>>;
  readonly chosen: Option | null;
  readonly onChoose: (option: Option) => void;
  readonly testID: string;
};

/** Any number of options of which at most one holds; they go on in the next row. */
export function Chips<Option extends string>(props: ChipsProps<Option>) {
  const { label, options, labels, chosen, onChoose, testID } = props;
  const { colors } = useAppTheme();
  return (
    <View aria-label={label} role="radiogroup" style={styles.chips}>
      {options.map((option) => {
        const isChosen = option === chosen;
        const ink = isChosen ? colors.onSecondaryContainer : colors.onSurface;
        return (
          <Pressable
            aria-checked={isChosen}
            key={option}
            onPress={() => {
              onChoose(option);
            }}
            role="radio"
            style={[
              styles.chip,
              { borderColor: isChosen ? colors.secondaryContainer : colors.outline },
              isChosen && { backgroundColor: colors.secondaryContainer },
            ]}
            testID={`${testID}-${option}`}
          >
            {isChosen ? <Icon color={ink} name="done" size={size.iconSmall} /> : null}
            <Words as="labelLarge" color={ink} style={styles.words}>
              {labels?.[option] ?? option}
            </Words>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  chip: {
    minHeight: size.tapTarget,
    maxWidth: '100%',
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    borderWidth: 1,
    borderRadius: radius.full,
    paddingHorizontal: space.lg,
    paddingVertical: space.sm,
  },
  words: { flexShrink: 1 },
});
