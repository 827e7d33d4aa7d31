import { isJsonObject } from '@/foundation/json';

/** Whether a file says what its player does not want to read of, in the form a story has it in. */
export function isBoundaries(value: unknown): boolean {
  return isJsonObject(value) && isTexts(value['lines']) && isTexts(value['veils']);
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
