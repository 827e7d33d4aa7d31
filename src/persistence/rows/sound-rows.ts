import { shapesOfRowContent } from '@/contracts/generated/shapes-of-story-rows';
import { shapeCheck, type ShapeCheck } from '@/contracts/shape-check';
import { parseJson } from '@/foundation/parse-text';

/**
 * Whether a row holds what whoever reads it takes for granted. Its hash says only that it is what was
 * written: a file from elsewhere may have been sealed by anybody.
 */
export const isSoundBody = textCheck(shapeCheck(shapesOfRowContent.body));
export const isSoundOutcome = textCheck(shapeCheck(shapesOfRowContent.outcome));
export const isSoundWords = textCheck(shapeCheck(shapesOfRowContent.words));
export const isSoundChange = textCheck(shapeCheck(shapesOfRowContent.change));

/** In a damaged file a column may hold anything. */
function textCheck(check: ShapeCheck): (text: unknown) => boolean {
  return (text) => {
    const parsed = typeof text === 'string' ? parseJson(text) : null;
    return parsed?.ok === true && check(parsed.value);
  };
}
