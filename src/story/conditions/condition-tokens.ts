import type { TextFault } from '@/foundation/parse-text';
import { fail, succeed, type Result } from '@/foundation/result';

/** `at` is the offset in the text, for the position of a fault. */
export type Token = { readonly at: number } & (
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'name'; readonly path: string }
  | { readonly kind: 'sign'; readonly sign: string }
  | { readonly kind: 'end' }
);

const blank = /\s+/y;
const number = /\d+(?:\.\d+)?(?![\w.])/y;
const quoted = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/y;
// Ids of stories have hyphens and may start with a digit (`beat.first-flakes`, `beat.002`): inside a name
// a hyphen belongs to it, so that taking away needs a space.
const outsideNames = `\\s.,;:()'"[\\]{}<>=!?*/+&|%^~@#$\`\\\\`;
const name = new RegExp(
  `[^${outsideNames}\\d-][^${outsideNames}]*(?:\\.[^${outsideNames}]+)*`,
  'y',
);
const sign = /&&|\|\||[=!<>]=|[-+*/<>()!,.[\]{}?:;=%&|^~@#$\\`'"]/y;

export function conditionTokens(text: string): Result<readonly Token[], TextFault> {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const space = matchAt(blank, text, at);
    if (space !== null) {
      at += space[0].length;
      continue;
    }
    const found = tokenAt(text, at);
    if (found === null) return fail(faultAt(text, at, 'a condition cannot use this character'));
    tokens.push(found.token);
    at += found.length;
  }
  return succeed([...tokens, { kind: 'end', at }]);
}

/** Positions count from 1, as editors do. */
export function faultAt(text: string, at: number, message: string): TextFault {
  const before = text.slice(0, at).split('\n');
  return { message, line: before.length, column: (before[before.length - 1] ?? '').length + 1 };
}

function tokenAt(
  text: string,
  at: number,
): { readonly token: Token; readonly length: number } | null {
  const digits = matchAt(number, text, at);
  if (digits !== null)
    return { token: { kind: 'number', value: Number(digits[0]), at }, length: digits[0].length };
  const literal = matchAt(quoted, text, at);
  if (literal !== null) {
    const value = (literal[1] ?? literal[2] ?? '').replace(/\\(.)/g, '$1');
    return { token: { kind: 'text', value, at }, length: literal[0].length };
  }
  const named = matchAt(name, text, at);
  if (named !== null)
    return { token: { kind: 'name', path: named[0], at }, length: named[0].length };
  const signed = matchAt(sign, text, at);
  if (signed !== null)
    return { token: { kind: 'sign', sign: signed[0], at }, length: signed[0].length };
  return null;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
