import { scanJson } from '@/foundation/json-trees/scan-json';
import { textPositions, type TextPosition } from '@/foundation/text-position';
import { joinPath } from './check-contract';

/**
 * Where the values of a JSON text stand, by their path in a fault. Of one that is not there, the
 * position of the nearest that should have it.
 */
export function valuePositions(text: string): (path: string) => TextPosition {
  const offsets = new Map<string, number>();
  scanJson(text, (steps, offset) => {
    offsets.set(steps.map(String).reduce(joinPath, ''), offset);
  });
  const positionOf = textPositions(text);
  return (path) => {
    let known = path;
    while (known !== '' && !offsets.has(known)) known = withoutLastStep(known);
    return positionOf(offsets.get(known) ?? 0);
  };
}

function withoutLastStep(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('['), 0));
}
