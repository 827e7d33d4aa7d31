export type Canvas = {
  readonly width: number;
  readonly height: number;
  /** What sizes are measured in: a house is so many units wide at whatever aspect ratio. */
  readonly unit: number;
  /** A part of the width, 0 to 1. */
  x(part: number): number;
  /** A part of the unit, hanging from the foot of the picture so that tall frames gain sky. */
  y(part: number): number;
  size(part: number): number;
};

const smallest = 1;
const largest = 20_000;
const narrowestRatio = 0.9;
const widestRatio = 8;

function usableLength(length: number): number {
  return Number.isFinite(length) ? Math.min(Math.max(length, smallest), largest) : smallest;
}

export function canvasOf(givenWidth: number, givenHeight: number): Canvas {
  const width = usableLength(givenWidth);
  const height = usableLength(givenHeight);
  const unit = Math.min(Math.max(height, width / widestRatio), width / narrowestRatio);
  return {
    width,
    height,
    unit,
    x: (part) => part * width,
    y: (part) => height - (1 - part) * unit,
    size: (part) => part * unit,
  };
}
