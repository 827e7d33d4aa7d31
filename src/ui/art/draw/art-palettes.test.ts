import { artPalettes, type ArtPalette } from '@/ui/art/draw/art-palettes';
import { colorSchemes, type ThemeName } from '@/ui/theme/color-schemes';

type Rgb = readonly [number, number, number];

function rgb(hex: string): Rgb {
  const channel = (from: number): number => Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

function mixed(over: Rgb, under: Rgb, share: number): Rgb {
  const mix = (index: 0 | 1 | 2): number => over[index] * share + under[index] * (1 - share);
  return [mix(0), mix(1), mix(2)];
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const pictures = (['dark', 'light', 'sepia'] as const).flatMap((theme) =>
  (['dawn', 'day', 'dusk', 'night'] as const).map(
    (light): readonly [ThemeName, string, ArtPalette] => [theme, light, artPalettes[theme][light]],
  ),
);

/** How much of the surface covers the picture where the first line under the place begins, as the fade has it. */
const fadeBehindText = 0.78;

describe('artPalettes', () => {
  it.each(pictures)('%s, %s: text on the faded foot keeps 4.5', (theme, _light, palette) => {
    const { colors } = colorSchemes[theme];
    const behind = [...palette.layers, ...palette.room, ...palette.sky].map((color) =>
      contrast(
        rgb(colors.onSurfaceVariant),
        mixed(rgb(colors.surface), rgb(color), fadeBehindText),
      ),
    );
    expect(Math.min(...behind)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pictures)('%s, %s: what lies on the open sky keeps 4.5', (theme, _light, palette) => {
    const ink = rgb(colorSchemes[theme].colors.onSurfaceVariant);
    const [top, middle] = palette.sky;
    expect(Math.min(contrast(ink, rgb(top)), contrast(ink, rgb(middle)))).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  it.each(pictures)('%s, %s: icons before the wall of a room keep 3', (theme, _light, palette) => {
    const ink = rgb(colorSchemes[theme].colors.onSurfaceVariant);
    const [wall, boards] = palette.room;
    expect(Math.min(contrast(ink, rgb(wall)), contrast(ink, rgb(boards)))).toBeGreaterThanOrEqual(
      3,
    );
  });
});
