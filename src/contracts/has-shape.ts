import { isJsonObject } from '@/foundation/json';
import type { Shape } from './generated/contract-types';

/**
 * Whether a value is what a contract says, its limits aside: for what was judged before and is only read
 * again, where a validator would weigh on every start. Unknown fields pass.
 */
export function hasShape(shape: Shape, value: unknown): boolean {
  if (typeof shape === 'string') return isPlain(shape, value);
  if (!isTuple(shape)) return hasFields(shape, value);
  switch (shape[0]) {
    case 'list':
      return isListOf(shape[1], value);
    case 'nothing or':
      return value === null || hasShape(shape[1], value);
    case 'one':
      return shape.indexOf(value as string | null, 1) > 0;
    case 'kinds': {
      const kind = isJsonObject(value) ? value['kind'] : null;
      const of =
        typeof kind === 'string' && Object.hasOwn(shape[1], kind) ? shape[1][kind] : undefined;
      return of !== undefined && hasShape(of, value);
    }
  }
}

type Tuple = Extract<Shape, readonly unknown[]>;

function isTuple(shape: Exclude<Shape, string>): shape is Tuple {
  return Array.isArray(shape);
}

function isPlain(word: Extract<Shape, string>, value: unknown): boolean {
  switch (word) {
    case 'text':
      return typeof value === 'string';
    case 'text?':
      return value === null || typeof value === 'string';
    case 'number':
      return Number.isFinite(value);
    case 'number?':
      return value === null || Number.isFinite(value);
    case 'truth':
      return typeof value === 'boolean';
    case 'time':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value));
    case 'object':
      return isJsonObject(value);
  }
}

function isListOf(shape: Shape, value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const each of value) if (!hasShape(shape, each)) return false;
  return true;
}

function hasFields(shape: { readonly [field: string]: Shape }, value: unknown): boolean {
  if (!isJsonObject(value)) return false;
  for (const field in shape) {
    const isOptional = field.endsWith('?');
    const name = isOptional ? field.slice(0, -1) : field;
    const inner = shape[field];
    if (!Object.hasOwn(value, name)) {
      if (!isOptional) return false;
    } else if (inner !== undefined && !hasShape(inner, value[name])) return false;
  }
  return true;
}
