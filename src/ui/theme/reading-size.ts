import type { WindowClass } from '@/ui/theme/layout';

export type ReadingType = {
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly paragraphSpacing: number;
  readonly maxWidth: number;
};

const byWindow: Readonly<Record<WindowClass, ReadingType>> = {
  compact: { fontSize: 18, lineHeight: 28, paragraphSpacing: 16, maxWidth: 560 },
  medium: { fontSize: 20, lineHeight: 32, paragraphSpacing: 18, maxWidth: 600 },
  expanded: { fontSize: 19, lineHeight: 30, paragraphSpacing: 18, maxWidth: 640 },
};

const phoneSizes = [15, 16.5, 18, 20, 23, 27, 32] as const;

export const readingSteps = phoneSizes.length;
export const middleReadingStep = 2;
/** From here on lines are so large that decoration makes room for them. */
export const largeReadingStep = 4;

/** How much larger than usual the player wants to read; 1 is usual. */
export function readingScale(step: number): number {
  const known = Math.min(Math.max(Math.trunc(step) || 0, 0), readingSteps - 1);
  return (phoneSizes[known] ?? phoneSizes[middleReadingStep]) / phoneSizes[middleReadingStep];
}

export function readingType(window: WindowClass, step: number): ReadingType {
  const { fontSize, lineHeight, paragraphSpacing, maxWidth } = byWindow[window];
  const scale = readingScale(step);
  return {
    fontSize: fontSize * scale,
    lineHeight: Math.round(lineHeight * scale),
    paragraphSpacing: Math.round(paragraphSpacing * scale),
    // The column stays near 68 characters, so it grows with the letters.
    maxWidth: Math.round(maxWidth * Math.max(1, scale)),
  };
}
