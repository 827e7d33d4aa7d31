import { Pressable, StyleSheet, View } from 'react-native';

import { Words } from '@/ui/kit/words';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { colorSchemes, type ThemeName } from '@/ui/theme/color-schemes';
import { radius, space } from '@/ui/theme/layout';

type ThemeCardsProps = {
  readonly chosen: ThemeName;
  readonly onChoose: (theme: ThemeName) => void;
};

const themeNames: readonly ThemeName[] = ['dark', 'light', 'sepia'];

/** Each theme shown in its own colours. */
export function ThemeCards({ chosen, onChoose }: ThemeCardsProps) {
  const { colors } = useAppTheme();
  return (
    <View aria-label={texts.firstRun.howToRead} role="radiogroup" style={styles.row}>
      {themeNames.map((name) => {
        const scheme = colorSchemes[name].colors;
        const isChosen = name === chosen;
        return (
          <Pressable
            aria-checked={isChosen}
            aria-label={texts.reading.themes[name]}
            key={name}
            onPress={() => {
              onChoose(name);
            }}
            role="radio"
            style={[
              styles.card,
              {
                backgroundColor: scheme.surface,
                borderColor: isChosen ? colors.primary : colors.outlineVariant,
              },
              isChosen && styles.chosen,
            ]}
            testID={`theme-${name}`}
          >
            <Words as="titleLarge" color={scheme.onSurface}>
              {texts.reading.sample}
            </Words>
            <Words as="labelMedium" color={scheme.onSurface}>
              {texts.reading.themes[name]}
            </Words>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 10 },
  card: {
    flex: 1,
    minHeight: 72,
    padding: 16,
    paddingVertical: space.md,
    borderRadius: radius.lg,
    borderWidth: 2,
  },
  chosen: { borderWidth: 2 },
});
