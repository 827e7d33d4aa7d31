import { render } from '@testing-library/react-native';
import { StyleSheet, type ViewStyle } from 'react-native';
import { PaperProvider } from 'react-native-paper';

import { FeelingBar } from '@/ui/story/people/feeling-bar';
import { appThemes } from '@/ui/theme/app-theme';

const { primary, onSurfaceVariant, tertiary, onSurface } = appThemes.dark.colors;

/** The parts of the bar in these colours: where they start and how wide they are. */
function partsOf(feeling: number, change: number): Readonly<Record<string, unknown>> {
  const bar = render(
    <PaperProvider theme={appThemes.dark}>
      <FeelingBar change={change} feeling={feeling} />
    </PaperProvider>,
  );
  const styles = bar.root
    .findAll(({ props }) => props['style'] !== undefined)
    .map(({ props }) => StyleSheet.flatten(props['style'] as ViewStyle));
  const part = (color: string) => styles.find(({ backgroundColor }) => backgroundColor === color);
  const ends = (color: string) => [part(color)?.start, part(color)?.width];
  return {
    liking: ends(primary),
    dislike: ends(onSurfaceVariant),
    lit: ends(tertiary),
    knob: part(onSurface)?.start,
  };
}

it.each([
  ['that grew', 30, 10, { liking: ['50%', '15%'], lit: ['60%', '5%'], knob: '65%' }],
  ['that shrank', 30, -10, { liking: ['50%', '15%'], lit: ['65%', '5%'], knob: '65%' }],
  ['that turned', -20, -40, { dislike: ['40%', '10%'], lit: ['40%', '20%'], knob: '40%' }],
  ['that went as far as there is', 100, 150, { lit: ['25%', '75%'], knob: '100%' }],
  ['that did not change', -50, 0, { dislike: ['25%', '25%'], lit: ['25%', '0%'], knob: '25%' }],
])('a feeling %s shows where it is, and lights the way it went', (_, feeling, change, parts) => {
  expect(partsOf(feeling, change)).toMatchObject(parts);
});
