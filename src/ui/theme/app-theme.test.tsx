import { readPreferences } from '@/ui/preferences/preferences';
import { appThemes } from '@/ui/theme/app-theme';
import { seedColor } from '@/ui/theme/color-schemes';
import { labColor } from '@/ui/theme/testing/lab-color';

const { theme } = readPreferences(null);
const usual = appThemes[theme];

it('[001 §12.1, §12.4] the usual theme is a dark one of Material Design 3', () => {
  expect(usual).toMatchObject({ dark: true, isV3: true, version: 3 });
});

describe('[arch §8.3.1] the usual theme is made from deep purple', () => {
  const { colors } = usual;

  it('#673AB7 is the seed', () => {
    expect(seedColor).toBe('#673AB7');
  });

  it.each([
    ['primary', 80],
    ['onPrimary', 20],
    ['primaryContainer', 30],
    ['onPrimaryContainer', 90],
    ['inversePrimary', 40],
  ] as const)(
    '%s is the seed’s hue at tone %d, as Material Design 3 has it for dark themes',
    (role, tone) => {
      const color = labColor(colors[role]);
      expect(Math.abs(color.tone - tone)).toBeLessThan(0.5);
      // A hue of Material's own space bends a little in this one.
      expect(Math.abs(color.hue - labColor(seedColor).hue)).toBeLessThan(5);
    },
  );

  it.each([
    'secondary',
    'secondaryContainer',
    'surface',
    'onSurface',
    'surfaceVariant',
    'outline',
  ] as const)('%s has the seed’s hue, and less of it', (role) => {
    const color = labColor(colors[role]);
    expect(Math.abs(color.hue - labColor(seedColor).hue)).toBeLessThan(7);
    expect(color.chroma).toBeLessThan(labColor(colors.primary).chroma / 2);
  });
});
