import { isJsonObject, type Json } from '@/foundation/json';
import { conditionCharacters, conditionSteps } from '@/foundation/limits';
import { parseExpression, type ExpressionTree, type TextFault } from '@/foundation/parse-text';
import { fail, succeed, type Result } from '@/foundation/result';
import { valueOf, type Moment } from '@/story/moment';

/** A small safe language: names, numbers, strings, and or not, comparisons, + - * /, has(), count(). */
export type Condition =
  | { readonly kind: 'value'; readonly value: Json }
  | { readonly kind: 'name'; readonly path: string }
  | { readonly kind: 'not' | 'minus'; readonly of: Condition }
  | { readonly kind: 'has' | 'count'; readonly path: string }
  | {
      readonly kind: 'binary';
      readonly operator: Operator;
      readonly left: Condition;
      readonly right: Condition;
    };

const operators = ['and', 'or', '==', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/'] as const;
type Operator = (typeof operators)[number];

export function parseCondition(text: string): Result<Condition, TextFault> {
  if (text.length > conditionCharacters)
    return fail({ message: `a condition has at most ${String(conditionCharacters)} characters` });
  const tree = parseExpression(text);
  return tree.ok ? fromTree(tree.value) : tree;
}

/** Whether a condition holds; a condition that runs out of steps does not. */
export function holds(condition: Condition, moment: Moment): boolean {
  const budget = { left: conditionSteps };
  const value = evaluate(condition, moment, budget);
  return budget.left >= 0 && isTrue(value);
}

function fromTree(tree: ExpressionTree): Result<Condition, TextFault> {
  if (tree.type === 'Identifier' || tree.type === 'MemberExpression') return named(tree);
  if (tree.type === 'Literal')
    return tree.value instanceof RegExp
      ? refused('a regular expression')
      : succeed({ kind: 'value', value: tree.value });
  if (tree.type === 'UnaryExpression') return unary(tree.operator, tree.argument as ExpressionTree);
  if (tree.type === 'BinaryExpression')
    return binary(tree.operator, tree.left as ExpressionTree, tree.right as ExpressionTree);
  if (tree.type === 'CallExpression')
    return call(tree.callee as ExpressionTree, tree.arguments as readonly ExpressionTree[]);
  return refused(tree.type === 'Compound' ? 'more than one expression' : `a ${tree.type}`);
}

function named(tree: ExpressionTree): Result<Condition, TextFault> {
  const path = pathOf(tree);
  if (path === null) return refused('a computed name');
  return succeed({ kind: 'name', path });
}

function pathOf(tree: ExpressionTree): string | null {
  if (tree.type === 'Identifier') return tree.name;
  if (tree.type !== 'MemberExpression' || tree.computed) return null;
  const object = pathOf(tree.object as ExpressionTree);
  const property = pathOf(tree.property as ExpressionTree);
  return object === null || property === null ? null : `${object}.${property}`;
}

function unary(operator: string, argument: ExpressionTree): Result<Condition, TextFault> {
  if (operator !== 'not' && operator !== '!' && operator !== '-')
    return refused(`the operator ${operator}`);
  const of = fromTree(argument);
  if (!of.ok) return of;
  return succeed({ kind: operator === '-' ? 'minus' : 'not', of: of.value });
}

function binary(
  operator: string,
  left: ExpressionTree,
  right: ExpressionTree,
): Result<Condition, TextFault> {
  const known = operators.find((candidate) => candidate === operator);
  if (known === undefined) return refused(`the operator ${operator}`);
  // The parser binds `not` to the nearest name; people mean `not (a == b)` by `not a == b`.
  if (
    known !== 'and' &&
    known !== 'or' &&
    left.type === 'UnaryExpression' &&
    left.operator === 'not'
  ) {
    const inner = binary(operator, left.argument as ExpressionTree, right);
    return inner.ok ? succeed({ kind: 'not', of: inner.value }) : inner;
  }
  const leftSide = fromTree(left);
  if (!leftSide.ok) return leftSide;
  const rightSide = fromTree(right);
  if (!rightSide.ok) return rightSide;
  return succeed({
    kind: 'binary',
    operator: known,
    left: leftSide.value,
    right: rightSide.value,
  });
}

function call(
  callee: ExpressionTree,
  parameters: readonly ExpressionTree[],
): Result<Condition, TextFault> {
  const name = pathOf(callee);
  const [parameter] = parameters;
  if ((name !== 'has' && name !== 'count') || parameter === undefined || parameters.length > 1)
    return refused(`the call ${name ?? ''}()`);
  const path = pathOf(parameter);
  return path === null ? refused('a computed name') : succeed({ kind: name, path });
}

function refused(what: string): { readonly ok: false; readonly error: TextFault } {
  return fail({ message: `a condition cannot use ${what}` });
}

function evaluate(
  condition: Condition,
  moment: Moment,
  budget: { left: number },
): Json | undefined {
  budget.left -= 1;
  if (budget.left < 0) return undefined;
  switch (condition.kind) {
    case 'value':
      return condition.value;
    case 'name':
      return valueOf(moment, condition.path);
    case 'not':
      return !isTrue(evaluate(condition.of, moment, budget));
    case 'minus':
      return -asNumber(evaluate(condition.of, moment, budget));
    case 'has':
      return isTrue(valueOf(moment, condition.path));
    case 'count':
      return sizeOf(valueOf(moment, condition.path));
    case 'binary':
      return combine(condition, moment, budget);
  }
}

function combine(
  condition: Extract<Condition, { kind: 'binary' }>,
  moment: Moment,
  budget: { left: number },
): Json {
  const left = evaluate(condition.left, moment, budget);
  if (condition.operator === 'and' && !isTrue(left)) return false;
  if (condition.operator === 'or' && isTrue(left)) return true;
  const right = evaluate(condition.right, moment, budget);
  switch (condition.operator) {
    case 'and':
    case 'or':
      return isTrue(right);
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
      return asNumber(right) === 0 ? 0 : asNumber(left) / asNumber(right);
  }
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
