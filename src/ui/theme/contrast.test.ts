import { colorSchemes, type ThemeName } from '@/ui/theme/color-schemes';
import { contrastOf, rgbOf } from '@/ui/theme/testing/contrast';

const themeNames: readonly ThemeName[] = ['dark', 'light', 'sepia'];

type Colors = Readonly<Record<string, string>>;
type Pair = { readonly ink: string; readonly ground: string; readonly least: number };

/** Paper's colours and our own under one roof; their names do not meet. */
function colorsOf(theme: ThemeName): Colors {
  const { colors, own } = colorSchemes[theme];
  const { elevation, ...plain } = colors;
  return { ...plain, ...own, ...elevation };
}

const text = 4.5;
const comfortable = 13;
const shape = 3;

const containers = [
  'primary',
  'primaryContainer',
  'secondary',
  'secondaryContainer',
  'tertiary',
  'tertiaryContainer',
  'error',
  'errorContainer',
  'success',
  'successContainer',
  'warning',
  'warningContainer',
  'background',
  'surface',
  'surfaceVariant',
];
const inks = [
  'onSurface',
  'onSurfaceVariant',
  'primary',
  'tertiary',
  'success',
  'warning',
  'error',
];
const surfaces = [
  'surface',
  'surfaceContainerLow',
  'surfaceContainer',
  'surfaceContainerHigh',
  'surfaceContainerHighest',
];

function onName(container: string): string {
  return `on${container.charAt(0).toUpperCase()}${container.slice(1)}`;
}

const pairs: readonly Pair[] = [
  ...containers.map((ground) => ({ ink: onName(ground), ground, least: text })),
  { ink: 'inverseOnSurface', ground: 'inverseSurface', least: text },
  { ink: 'inversePrimary', ground: 'inverseSurface', least: text },
  ...surfaces.flatMap((ground) => inks.map((ink) => ({ ink, ground, least: text }))),
  { ink: 'proseMuted', ground: 'surface', least: text },
  { ink: 'prose', ground: 'surface', least: comfortable },
  { ink: 'outline', ground: 'surface', least: shape },
  { ink: 'focusRing', ground: 'surface', least: shape },
];

function contrastIn(theme: ThemeName, { ink, ground }: Pair): number {
  const colors = colorsOf(theme);
  return contrastOf(rgbOf(colors[ink] ?? ''), rgbOf(colors[ground] ?? ''));
}

describe.each(themeNames)('the theme %s', (theme) => {
  it.each(pairs)('shows $ink on $ground with a contrast of at least $least', (pair) => {
    expect(contrastIn(theme, pair)).toBeGreaterThanOrEqual(pair.least);
  });
});

it('contrast is measured as WCAG does: 21 between black and white, 4.54 for #767676 on white', () => {
  expect(contrastOf(rgbOf('#000000'), rgbOf('#FFFFFF'))).toBeCloseTo(21);
  expect(contrastOf(rgbOf('#FFFFFF'), rgbOf('#767676'))).toBeCloseTo(4.54, 2);
  expect(contrastOf(rgbOf('#767676'), rgbOf('#767676'))).toBe(1);
});
