import { StyleSheet, View } from 'react-native';
import { SegmentedButtons } from 'react-native-paper';

import { Words } from '@/ui/kit/words';
import type { LineSpacing, Preferences, ReadingFace } from '@/ui/preferences/preferences';
import { SizeTrack } from '@/ui/settings/size-track';
import { ThemeCards } from '@/ui/settings/theme-cards';
import { texts } from '@/ui/texts/texts';
import { space } from '@/ui/theme/layout';

type ReadingFormProps = {
  readonly preferences: Preferences;
  readonly onPrefer: (change: Partial<Preferences>) => void;
};

const faces: readonly ReadingFace[] = ['literata', 'atkinson', 'system'];
const spacings: readonly LineSpacing[] = ['tight', 'normal', 'open'];

/** How the words look; each change is seen at once. */
export function ReadingForm({ preferences, onPrefer }: ReadingFormProps) {
  const { theme, readingStep, face, spacing } = preferences;
  return (
    <View style={styles.form}>
      <ThemeCards
        chosen={theme}
        onChoose={(chosen) => {
          onPrefer({ theme: chosen });
        }}
      />
      <SizeTrack
        onStep={(step) => {
          onPrefer({ readingStep: step });
        }}
        step={readingStep}
      />
      <Words as="bodyLarge">{texts.reading.face}</Words>
      <SegmentedButtons
        buttons={faces.map((value) => ({
          value,
          label: texts.reading.faces[value],
          testID: `face-${value}`,
          style: styles.segment,
        }))}
        onValueChange={(value) => {
          onPrefer({ face: value });
        }}
        value={face}
      />
      <Words as="bodyLarge">{texts.reading.spacing}</Words>
      <SegmentedButtons
        buttons={spacings.map((value) => ({
          value,
          label: texts.reading.spacings[value],
          testID: `spacing-${value}`,
          style: styles.segment,
        }))}
        onValueChange={(value) => {
          onPrefer({ spacing: value });
        }}
        value={spacing}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  form: { gap: space.lg },
  // The touch target is 48 high, and Paper's own is 40.
  segment: { minHeight: 48, justifyContent: 'center' },
});
