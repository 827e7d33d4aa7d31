import { conditionCharacters, conditionDepth, conditionSteps } from '@/foundation/limits';
import type { TextFault } from '@/foundation/parse-text';
import { fail, succeed, type Result } from '@/foundation/result';
import type { Condition, Operator } from '@/story/conditions/condition';
import { conditionTokens, faultAt, type Token } from '@/story/conditions/condition-tokens';
import { conditionName, type Name } from '@/story/conditions/moment';

/** How strongly an operator binds; `not` stands between `and` and a comparison: `not a == b` is not (a == b). */
const strengths: Readonly<Record<Operator, number>> = {
  or: 1,
  and: 2,
  '==': 4,
  '!=': 4,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
};
const strengthOfNot = 3;
const strengthOfSign = 7;

const literals: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Text becomes a condition once, when a campaign is loaded; a fault says where in the text it is. */
export function parseCondition(text: string): Result<Condition, TextFault> {
  if (text.length > conditionCharacters)
    return fail({ message: `a condition has at most ${String(conditionCharacters)} characters` });
  const tokens = conditionTokens(text);
  if (!tokens.ok) return tokens;
  const parser = new ConditionParser(text, tokens.value);
  return parser.whole();
}

type Parsed = Result<Condition, TextFault>;

/** Thousands of conditions ask for few names: shared, they stay where a processor finds them at once. */
const names = new Map<string, Name>();

function sharedName(path: string): Name {
  const known = names.get(path) ?? conditionName(path);
  names.set(path, known);
  return known;
}

class ConditionParser {
  private next = 0;
  private steps = 0;

  constructor(
    private readonly text: string,
    private readonly tokens: readonly Token[],
  ) {}

  whole(): Parsed {
    const condition = this.expression(0, 0);
    if (!condition.ok) return condition;
    const rest = this.peek();
    return rest.kind === 'end' ? condition : this.refused(rest);
  }

  private expression(weakest: number, depth: number): Parsed {
    // Each part is looked at once when it is judged: what is counted here is what judging can take.
    this.steps += 1;
    if (this.steps > conditionSteps)
      return this.fault(this.peek(), `a condition has at most ${String(conditionSteps)} parts`);
    if (depth > conditionDepth)
      return this.fault(this.peek(), `a condition nests at most ${String(conditionDepth)} deep`);
    let left = this.operand(depth);
    while (left.ok) {
      const operator = operatorOf(this.peek());
      if (operator === null || strengths[operator] <= weakest) return left;
      this.next += 1;
      const right = this.expression(strengths[operator], depth + 1);
      if (!right.ok) return right;
      left = succeed({ kind: 'binary', operator, left: left.value, right: right.value });
    }
    return left;
  }

  private operand(depth: number): Parsed {
    const token = this.peek();
    this.next += 1;
    switch (token.kind) {
      case 'number':
      case 'text':
        return succeed({ kind: 'value', value: token.value });
      case 'name':
        return this.named(token, depth);
      case 'sign':
        return this.signed(token, depth);
      case 'end':
        return this.fault(token, 'the condition stops in the middle');
    }
  }

  private named(token: Extract<Token, { kind: 'name' }>, depth: number): Parsed {
    if (token.path === 'not') return this.unary('not', strengthOfNot, depth);
    if (operatorOf(token) !== null) return this.refused(token);
    const literal = literals.get(token.path);
    if (literal !== undefined) return succeed({ kind: 'value', value: literal });
    const after = this.peek();
    if (after.kind === 'sign' && after.sign === '(') return this.call(token);
    return succeed({ kind: 'name', name: sharedName(token.path) });
  }

  private signed(token: Extract<Token, { kind: 'sign' }>, depth: number): Parsed {
    if (token.sign === '!') return this.unary('not', strengthOfSign, depth);
    if (token.sign === '-') return this.unary('minus', strengthOfSign, depth);
    if (token.sign !== '(') return this.refused(token);
    const inner = this.expression(0, depth + 1);
    if (!inner.ok) return inner;
    return this.isTaken(')') ? inner : this.fault(this.peek(), 'a ) is missing');
  }

  private unary(kind: 'not' | 'minus', strength: number, depth: number): Parsed {
    const of = this.expression(strength, depth + 1);
    return of.ok ? succeed({ kind, of: of.value }) : of;
  }

  private call(token: Extract<Token, { kind: 'name' }>): Parsed {
    this.next += 1;
    const { path: kind } = token;
    const parameter = this.peek();
    if ((kind !== 'has' && kind !== 'count') || parameter.kind === 'end')
      return this.fault(token, `a condition cannot use the call ${kind}()`);
    if (parameter.kind !== 'name')
      return this.fault(parameter, `${kind}() takes a name, such as ${kind}(inventory.rope)`);
    this.next += 1;
    return this.isTaken(')')
      ? succeed({ kind, name: sharedName(parameter.path) })
      : this.fault(this.peek(), `${kind}() takes one name and a ) after it`);
  }

  private isTaken(sign: string): boolean {
    const token = this.peek();
    const isThere = token.kind === 'sign' && token.sign === sign;
    if (isThere) this.next += 1;
    return isThere;
  }

  private peek(): Token {
    return this.tokens[this.next] ?? { kind: 'end', at: this.text.length };
  }

  private refused(token: Token): Parsed {
    if (token.kind === 'sign') {
      if (token.sign === '"' || token.sign === "'")
        return this.fault(token, 'a quotation mark that nothing closes');
      const instead = inWords.get(token.sign);
      return this.fault(
        token,
        `a condition cannot use ${token.sign}${instead === undefined ? '' : `: write ${instead}`}`,
      );
    }
    return this.fault(token, 'an operator such as "and" is missing here');
  }

  private fault(token: Token, message: string): { readonly ok: false; readonly error: TextFault } {
    return fail(faultAt(this.text, token.at, message));
  }
}

const inWords: ReadonlyMap<string, string> = new Map([
  ['&&', 'and'],
  ['||', 'or'],
  ['=', '=='],
]);

function operatorOf(token: Token): Operator | null {
  const text = token.kind === 'sign' ? token.sign : token.kind === 'name' ? token.path : '';
  return Object.hasOwn(strengths, text) ? (text as Operator) : null;
}
