import type { ArtPalette } from '@/ui/art/draw/art-palettes';
import type { ArtScene } from '@/ui/art/draw/art-scene';

/** How much snow lies: a first cover, up to the eaves, or what the thaw has left. */
export type Snow = 'none' | 'cover' | 'deep' | 'thaw';

export function snowIn({ features }: Pick<ArtScene, 'features'>): Snow {
  if (features.includes('thaw')) return 'thaw';
  if (features.includes('deep-snow')) return 'deep';
  return features.includes('snow-cover') ? 'cover' : 'none';
}

/** A share of one colour, the rest of the other. */
export function mixedColor(one: string, other: string, share: number): string {
  const part = (hex: string, from: number): number =>
    Number.parseInt(hex.slice(from, from + 2), 16);
  const channels = [1, 3, 5].map((from) =>
    Math.round(part(one, from) * share + part(other, from) * (1 - share)),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

type SnowTones = { readonly lit: string; readonly shade: string };

/** Snow has the light of the horizon; in its own shadow it has that of the land. */
export function snowTones(palette: ArtPalette): SnowTones {
  const lit = mixedColor(palette.star, palette.sky[2], 0.42);
  return { lit, shade: mixedColor(lit, palette.layers[2], 0.74) };
}

const whiteness: Readonly<Record<Snow, readonly [far: number, middle: number]>> = {
  none: [0, 0],
  cover: [0.22, 0.3],
  deep: [0.5, 0.72],
  thaw: [0.4, 0.42],
};

/** The hills and the rise before them, as white as the snow makes them. */
export function snowPalette(snow: Snow): (palette: ArtPalette) => ArtPalette {
  const [onFar, onMiddle] = whiteness[snow];
  return (palette) => {
    const [far, middle, near, nearest] = palette.layers;
    const { lit } = snowTones(palette);
    const white = (land: string, share: number): string => mixedColor(lit, land, share);
    return { ...palette, layers: [white(far, onFar), white(middle, onMiddle), near, nearest] };
  };
}
