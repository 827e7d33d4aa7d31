import { Pressable, StyleSheet, View } from 'react-native';

import { Words } from '@/ui/kit/words';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size, space } from '@/ui/theme/layout';
import { readingSteps } from '@/ui/theme/reading-size';

type SizeTrackProps = { readonly step: number; readonly onStep: (step: number) => void };

const steps = Array.from({ length: readingSteps }, (_, step) => step);

/** Seven sizes on one line. */
export function SizeTrack({ step, onStep }: SizeTrackProps) {
  const { colors } = useAppTheme();
  return (
    <View>
      <View aria-hidden style={styles.ends}>
        <Words as="bodyLarge" style={styles.small}>
          A
        </Words>
        <Words as="headlineSmall" style={styles.large}>
          A
        </Words>
      </View>
      <View aria-label={texts.reading.size} role="radiogroup" style={styles.track}>
        {steps.map((stop) => (
          <Pressable
            aria-checked={stop === step}
            aria-label={texts.reading.sizeValue(stop + 1, readingSteps)}
            key={stop}
            onPress={() => {
              onStep(stop);
            }}
            role="radio"
            style={styles.stop}
            testID={`size-${stop + 1}`}
          >
            <View style={styles.line}>
              <Half color={stop === 0 ? 'transparent' : lineColor(colors, stop <= step)} />
              <Half
                color={stop === readingSteps - 1 ? 'transparent' : lineColor(colors, stop < step)}
              />
            </View>
            <View
              style={[
                stop === step ? styles.knob : styles.dot,
                { backgroundColor: lineColor(colors, stop <= step) },
              ]}
            />
          </Pressable>
        ))}
      </View>
    </View>
  );
}

type LineColors = { readonly primary: string; readonly surfaceVariant: string };

function lineColor({ primary, surfaceVariant }: LineColors, isBehind: boolean): string {
  return isBehind ? primary : surfaceVariant;
}

function Half({ color }: { readonly color: string }) {
  return <View style={[styles.half, { backgroundColor: color }]} />;
}

const styles = StyleSheet.create({
  // Above the line, not beside it: each of the seven stops is wide enough for a finger.
  ends: {
    flexDirection: 'row',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    paddingHorizontal: space.lg,
    marginBottom: -space.sm,
  },
  small: { fontSize: 16, fontFamily: 'Literata_400Regular' },
  large: { fontSize: 26 },
  track: { flexDirection: 'row' },
  stop: { flex: 1, height: size.tapTarget, alignItems: 'center', justifyContent: 'center' },
  line: { position: 'absolute', start: 0, end: 0, flexDirection: 'row' },
  // Half a dp over: two halves of an odd width would leave a gap between them.
  half: { flex: 1, height: 4, marginEnd: -0.5 },
  dot: { width: 8, height: 8, borderRadius: 4 },
  knob: { width: 20, height: 20, borderRadius: 10 },
});
