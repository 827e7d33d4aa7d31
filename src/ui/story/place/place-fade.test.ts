import { artPalettes, type PlaceLight } from '@/ui/art/draw/art-palettes';
import { canvasOf } from '@/ui/art/draw/canvas';
import { drawPlace } from '@/ui/art/draw-place';
import * as late from '@/ui/art/late-art';
import { pictureVeil } from '@/ui/art/late/picture-veil';
import { ground } from '@/ui/art/draw/marks';
import type { DrawnFeature, PictureKind } from '@/ui/art/draw/art-scene';
import { placeFade } from '@/ui/story/place/place-fade';
import { colorSchemes, type ThemeName } from '@/ui/theme/color-schemes';
import { size } from '@/ui/theme/layout';
import { painter } from '@/ui/theme/testing/color-at';
import { contrastOf, rgbOf } from '@/ui/theme/testing/contrast';
import { typeStyles } from '@/ui/theme/type-styles';

const themeNames: readonly ThemeName[] = ['dark', 'light', 'sepia'];
const lights: readonly PlaceLight[] = ['dawn', 'day', 'dusk', 'night'];
const kinds: readonly PictureKind[] = [
  'village',
  'field',
  'water',
  'sky',
  'interior',
  'forest',
  'road',
  'ending',
];

const weathers: readonly (readonly DrawnFeature[])[] = [
  ['standing-smokes'],
  ['falling-snow', 'snow-cover'],
  ['deep-snow', 'bare-doorsteps'],
  ['thaw', 'standing-smokes', 'smokes-near'],
];
const pictures = kinds.flatMap((kind) =>
  lights.flatMap((light) => weathers.map((features) => ({ kind, light, features }))),
);

const width = 390;
const margin = 24;
const overline = typeStyles.overline.lineHeight;
const titleLine = typeStyles.placeTitle.lineHeight;

type Hero = { readonly theme: ThemeName; readonly height: number; readonly lines: number };

/** The least contrast of the words on the foot of any picture: the line above the name, and the name. */
function leastContrast({ theme, height, lines }: Hero): { overline: number; title: number } {
  const { surface, onSurface, onSurfaceVariant } = colorSchemes[theme].colors;
  const words = overline + lines * titleLine;
  const fade = { into: surface, from: placeFade(height, words) };
  const least = { overline: Infinity, title: Infinity };
  for (const picture of pictures) {
    const palette = artPalettes[theme][picture.light];
    const colorAt = painter(
      drawPlace({ ...picture, placeId: 'ridge', palette, late, width, height, fade }),
      surface,
    );
    const contrastAt = (ink: string, x: number, y: number): number =>
      contrastOf(rgbOf(ink), colorAt([x, y]));
    const top = height - words;
    for (let x = margin; x <= width - margin; x += 19) {
      least.overline = Math.min(least.overline, contrastAt(onSurfaceVariant, x, top + 3));
      // Letters do not reach the top of their line.
      least.title = Math.min(least.title, contrastAt(onSurface, x, top + overline + 7));
    }
  }
  return least;
}

describe.each(themeNames)(
  'in the theme %s, on every kind of place, at every hour and in every weather',
  (theme) => {
    it.each([
      ['a name of one line', size.hero, 1],
      ['a name of two lines', size.hero, 2],
      ['a name of one line above large text', size.heroSmall, 1],
      ['a name of two lines above large text', size.heroSmall, 2],
    ])('%s and the line above it keep a contrast of 4.5', (_what, height, lines) => {
      const { overline: above, title } = leastContrast({ theme, height, lines });
      expect(Math.min(above, title)).toBeGreaterThanOrEqual(4.5);
    });
  },
);

describe('the fade of a picture', () => {
  it('begins just below the middle, where few words stand on it', () => {
    expect([placeFade(size.hero, 0), placeFade(size.hero, overline + titleLine)]).toEqual([
      0.52, 0.52,
    ]);
  });

  it('begins higher up the more words stand on it, and never above the picture', () => {
    const starts = [48, 80, 120, 400].map((words) => placeFade(size.hero, words));
    expect(starts).toEqual([...starts].sort((one, other) => other - one));
    expect(starts.at(-1)).toBe(0);
  });
});

const anything = ['#000000', '#FFFFFF', '#FF0000', '#00FF00', '#0000FF', '#FFFF00', '#808080'];
const bar = 56;

/** The least contrast of an ink at a height of the hero, on a picture of any one colour. */
function least(theme: ThemeName, ink: 'onSurface' | 'onSurfaceVariant', y: number): number {
  const { colors } = colorSchemes[theme];
  const words = overline + titleLine;
  const fade = { into: colors.surface, from: placeFade(size.hero, words) };
  return Math.min(
    ...anything.map((color) => {
      const picture = [ground('far', canvasOf(width, size.hero), 0, color)];
      const colorAt = painter([...picture, ...pictureVeil(width, size.hero, fade)], colors.surface);
      return contrastOf(rgbOf(colors[ink]), colorAt([width / 2, y]));
    }),
  );
}

describe.each(themeNames)('an author’s picture of any colour, in the theme %s', (theme) => {
  it('lets the words at its foot keep a contrast of 4.5', () => {
    const top = size.hero - overline - titleLine;
    expect(least(theme, 'onSurfaceVariant', top + 3)).toBeGreaterThanOrEqual(4.5);
    expect(least(theme, 'onSurface', top + overline + 7)).toBeGreaterThanOrEqual(4.5);
  });

  it('lets the icons of the bar above keep 3', () => {
    for (const y of [2, bar / 2, bar - 2])
      expect(least(theme, 'onSurfaceVariant', y)).toBeGreaterThanOrEqual(3);
  });
});
