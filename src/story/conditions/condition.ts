import { isJsonObject, type Json } from '@/foundation/json';
import { valueOf, type Moment, type Name } from '@/story/conditions/moment';

/** A small safe language: names, numbers, strings, and or not, comparisons, + - * /, has(), count(). */
export type Condition =
  | { readonly kind: 'value'; readonly value: Json }
  | { readonly kind: 'name' | 'has' | 'count'; readonly name: Name }
  | { readonly kind: 'not' | 'minus'; readonly of: Condition }
  | {
      readonly kind: 'binary';
      readonly operator: Operator;
      readonly left: Condition;
      readonly right: Condition;
    };

export type Operator = 'and' | 'or' | '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/';

/** Whether a condition holds. Each part is judged at most once, and the parser bounds the parts. */
export function holds(condition: Condition, moment: Moment): boolean {
  return isTrue(evaluate(condition, moment));
}

function evaluate(condition: Condition, moment: Moment): Json | undefined {
  switch (condition.kind) {
    case 'name':
      return valueOf(moment, condition.name);
    case 'value':
      return condition.value;
    case 'binary':
      return combine(condition, moment);
    case 'not':
      return !isTrue(evaluate(condition.of, moment));
    case 'has':
      return isTrue(valueOf(moment, condition.name));
    case 'count':
      return sizeOf(valueOf(moment, condition.name));
    case 'minus':
      return -asNumber(evaluate(condition.of, moment));
  }
}

function combine(condition: Extract<Condition, { kind: 'binary' }>, moment: Moment): Json {
  const { operator } = condition;
  const left = evaluate(condition.left, moment);
  if (operator === 'and') return isTrue(left) && isTrue(evaluate(condition.right, moment));
  if (operator === 'or') return isTrue(left) || isTrue(evaluate(condition.right, moment));
  const right = evaluate(condition.right, moment);
  switch (operator) {
    case '==':
      return (left ?? null) === (right ?? null);
    case '!=':
      return (left ?? null) !== (right ?? null);
    case '<':
      return asNumber(left) < asNumber(right);
    case '<=':
      return asNumber(left) <= asNumber(right);
    case '>':
      return asNumber(left) > asNumber(right);
    case '>=':
      return asNumber(left) >= asNumber(right);
    case '+':
      return asNumber(left) + asNumber(right);
    case '-':
      return asNumber(left) - asNumber(right);
    case '*':
      return asNumber(left) * asNumber(right);
    case '/':
      return divided(asNumber(left), asNumber(right));
  }
}

/** A division by zero is zero, not an accident. */
function divided(left: number, right: number): number {
  return right === 0 ? 0 : left / right;
}

function isTrue(value: Json | undefined): boolean {
  return value !== undefined && value !== null && value !== false && value !== 0 && value !== '';
}

function asNumber(value: Json | undefined): number {
  return typeof value === 'number' ? value : value === true ? 1 : 0;
}

function sizeOf(value: Json | undefined): number {
  if (Array.isArray(value)) return value.length;
  if (isJsonObject(value)) return Object.keys(value).length;
  return typeof value === 'number' ? value : 0;
}
