import { StyleSheet, View } from 'react-native';

import { Segments } from '@/ui/kit/segments';
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
      <Segments
        chosen={face}
        label={texts.reading.face}
        labels={texts.reading.faces}
        onChoose={(chosen) => {
          onPrefer({ face: chosen });
        }}
        options={faces}
        testID="face"
      />
      <Words as="bodyLarge">{texts.reading.spacing}</Words>
      <Segments
        chosen={spacing}
        label={texts.reading.spacing}
        labels={texts.reading.spacings}
        onChoose={(chosen) => {
          onPrefer({ spacing: chosen });
        }}
        options={spacings}
        testID="spacing"
      />
    </View>
  );
}

const styles = StyleSheet.create({
  form: { gap: space.lg },
});
