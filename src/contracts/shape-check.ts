import { isJsonObject } from '@/foundation/json';
import type { ValueShape } from './generated/contract-types';

/** Whether a value is what a contract says, its limits aside. */
export type ShapeCheck = (value: unknown) => boolean;

/**
 * For what was judged before and is only read again, where a validator would weigh on every start. Made once
 * and asked of every row: a shape that is read anew for each value takes three times as long. Unknown
 * fields pass.
 */
export function shapeCheck(shape: ValueShape): ShapeCheck {
  if (typeof shape === 'string') return plain[shape];
  if (!isTuple(shape)) return fieldsCheck(shape);
  switch (shape[0]) {
    case 'list':
      return listCheck(shapeCheck(shape[1]));
    case 'nothing or': {
      const check = shapeCheck(shape[1]);
      return (value) => value === null || check(value);
    }
    case 'one': {
      const words = new Set<unknown>(shape.slice(1));
      return (value) => words.has(value);
    }
    case 'kinds':
      return kindsCheck(shape[1]);
  }
}

type Fields = { readonly [field: string]: ValueShape };
type Tuple = Extract<ValueShape, readonly unknown[]>;

function isTuple(shape: Exclude<ValueShape, string>): shape is Tuple {
  return Array.isArray(shape);
}

const plain: Readonly<Record<Extract<ValueShape, string>, ShapeCheck>> = {
  text: (value) => typeof value === 'string',
  'text?': (value) => value === null || typeof value === 'string',
  number: Number.isFinite,
  'number?': (value) => value === null || Number.isFinite(value),
  truth: (value) => typeof value === 'boolean',
  time: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  object: isJsonObject,
};

function listCheck(check: ShapeCheck): ShapeCheck {
  return (value) => {
    if (!Array.isArray(value)) return false;
    for (const each of value) if (!check(each)) return false;
    return true;
  };
}

function kindsCheck(shapes: Fields): ShapeCheck {
  const checks = new Map<unknown, ShapeCheck>(
    Object.entries(shapes).map(([kind, shape]) => [kind, shapeCheck(shape)]),
  );
  return (value) => isJsonObject(value) && (checks.get(value['kind'])?.(value) ?? false);
}

function fieldsCheck(shape: Fields): ShapeCheck {
  const fields = Object.entries(shape).map(([field, inner]) => {
    const isOptional = field.endsWith('?');
    return { name: isOptional ? field.slice(0, -1) : field, isOptional, check: shapeCheck(inner) };
  });
  return (value) => {
    if (!isJsonObject(value)) return false;
    for (const { name, isOptional, check } of fields) {
      // What was parsed from JSON has no field that is there and undefined.
      const inner = value[name];
      if (inner === undefined ? !isOptional : !check(inner)) return false;
    }
    return true;
  };
}
