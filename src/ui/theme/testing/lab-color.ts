import { rgbOf } from '@/ui/theme/testing/contrast';

/** A colour by its lightness (0 to 100, the tone of Material Design 3), its strength and its hue in degrees. */
export type LabColor = { readonly tone: number; readonly chroma: number; readonly hue: number };

/** CIELAB under daylight (D65), in polar coordinates. */
export function labColor(hex: string): LabColor {
  const linear = (part: number): number =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  const [red, green, blue] = rgbOf(hex).map(linear) as [number, number, number];
  const bent = (part: number): number =>
    part > (6 / 29) ** 3 ? Math.cbrt(part) : part / (3 * (6 / 29) ** 2) + 4 / 29;
  const x = bent((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = bent(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = bent((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  const [a, b] = [500 * (x - y), 200 * (y - z)];
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { tone: 116 * y - 16, chroma: Math.hypot(a, b), hue: (hue + 360) % 360 };
}
