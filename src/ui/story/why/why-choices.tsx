import { StyleSheet, View } from 'react-native';

import type { ChoiceWhy } from '@/engine/why/reasons';
import { Words } from '@/ui/kit/words';
import { ReasonList } from '@/ui/story/why/reason-list';
import { typographic } from '@/story/words/typographic';
import { whyTexts } from '@/ui/texts/why-texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

type WhyChoicesProps = {
  readonly choices: readonly ChoiceWhy[];
  readonly onScene: (scene: number) => void;
};

/** Every reason of every choice. */
export function WhyChoices({ choices, onScene }: WhyChoicesProps) {
  const { colors } = useAppTheme();
  const hasScenes = choices.some(({ reasons }) => reasons.some(({ scene }) => scene !== null));
  return (
    <View>
      {choices.map(({ id, text, reasons }) => (
        <View key={id} style={[styles.choice, { borderBottomColor: colors.outlineVariant }]}>
          <Words as="choice">{typographic(text)}</Words>
          <ReasonList none={whyTexts.noReason} onScene={onScene} reasons={reasons} />
        </View>
      ))}
      {hasScenes ? (
        <Words as="bodySmall" color={colors.onSurfaceVariant}>
          {whyTexts.foot}
        </Words>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  choice: {
    paddingBottom: space.lg,
    marginBottom: space.lg,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
});
