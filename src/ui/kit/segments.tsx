import { Pressable, StyleSheet, View } from 'react-native';

import { Icon } from '@/ui/kit/icon';
import { Words } from '@/ui/kit/words';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, size, space } from '@/ui/theme/layout';

type SegmentsProps<Option extends string> = {
  readonly label: string;
  readonly options: readonly Option[];
  readonly labels: Readonly<Record<Option, string>>;
  readonly chosen: Option;
  readonly onChoose: (option: Option) => void;
  readonly testID: string;
};

/** Two or three options of which one holds. */
export function Segments<Option extends string>(props: SegmentsProps<Option>) {
  const { label, options, labels, chosen, onChoose, testID } = props;
  const { colors } = useAppTheme();
  return (
    <View
      aria-label={label}
      role="radiogroup"
      style={[styles.row, { borderColor: colors.outline }]}
    >
      {options.map((option, index) => {
        const isChosen = option === chosen;
        return (
          <Pressable
            aria-checked={isChosen}
            key={option}
            onPress={() => {
              onChoose(option);
            }}
            role="radio"
            style={[
              styles.segment,
              index > 0 && { borderStartWidth: 1, borderStartColor: colors.outline },
              isChosen && { backgroundColor: colors.secondaryContainer },
            ]}
            testID={`${testID}-${option}`}
          >
            {isChosen ? (
              <Icon color={colors.onSecondaryContainer} name="done" size={size.iconSmall} />
            ) : null}
            <Words
              as="labelLarge"
              color={isChosen ? colors.onSecondaryContainer : colors.onSurface}
            >
              {labels[option]}
            </Words>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    borderWidth: 1,
    borderRadius: radius.full,
    overflow: 'hidden',
  },
  segment: {
    flex: 1,
    minHeight: size.tapTarget,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    paddingHorizontal: space.xs,
  },
});
