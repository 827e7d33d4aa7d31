type Pip = { readonly cx: number; readonly cy: number };

const center: Pip = { cx: 12, cy: 12 };
const slope: readonly Pip[] = [
  { cx: 7.5, cy: 7.5 },
  { cx: 16.5, cy: 16.5 },
];
const wideSlope: readonly Pip[] = [
  { cx: 7, cy: 7 },
  { cx: 17, cy: 17 },
];
const corners: readonly Pip[] = [
  { cx: 7, cy: 7 },
  { cx: 17, cy: 7 },
  { cx: 7, cy: 17 },
  { cx: 17, cy: 17 },
];
const columns: readonly Pip[] = [6.5, 12, 17.5].flatMap((cy) => [
  { cx: 7.5, cy },
  { cx: 16.5, cy },
]);

const faces: readonly (readonly Pip[])[] = [
  [center],
  slope,
  [...wideSlope, center],
  corners,
  [...corners, center],
  columns,
];

/** Where the pips lie on a grid of 24; nothing for a face no six-sided die has. */
export function dieFacePips(value: number): readonly Pip[] | undefined {
  return faces[value - 1];
}
