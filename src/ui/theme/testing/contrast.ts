/** Red, green and blue, each from 0 to 1. */
export type Rgb = readonly [number, number, number];

export function rgbOf(hex: string): Rgb {
  const parts = /^#(..)(..)(..)$/
    .exec(hex)
    ?.slice(1)
    .map((part) => Number.parseInt(part, 16) / 255);
  const [red, green, blue] = parts ?? [];
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`"${hex}" is no colour`);
  return [red, green, blue];
}

/** What is seen when a colour lies over another and lets some of it through. */
export function laidOver(under: Rgb, over: Rgb, opacity: number): Rgb {
  const seen = (part: 0 | 1 | 2): number => under[part] + (over[part] - under[part]) * opacity;
  return [seen(0), seen(1), seen(2)];
}

/** WCAG 2.2: relative luminance. */
function luminanceOf(color: Rgb): number {
  const linear = (part: number): number =>
    part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  return 0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2]);
}

/** WCAG 2.2: contrast ratio, from 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const luminances = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}
