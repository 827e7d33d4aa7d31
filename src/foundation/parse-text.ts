import jsep from 'jsep';
import { parseDocument } from 'yaml';

import { fail, succeed, type Result } from '@/foundation/result';

/** The only place of the core where a library may throw: text from outside becomes a value or a fault. */
export type TextFault = {
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
};

export function parseJson(text: string): Result<unknown, TextFault> {
  try {
    return succeed(JSON.parse(text) as unknown);
  } catch (reason) {
    return fail({ message: messageOf(reason) });
  }
}

export function parseYaml(text: string): Result<unknown, TextFault> {
  try {
    const document = parseDocument(text, { prettyErrors: false, uniqueKeys: true });
    const [fault] = document.errors;
    if (fault !== undefined) {
      const before = text.slice(0, fault.pos[0]).split('\n');
      return fail({
        message: fault.message,
        line: before.length,
        column: (before[before.length - 1] ?? '').length + 1,
      });
    }
    return succeed(document.toJS({ maxAliasCount: 0 }) as unknown);
  } catch (reason) {
    return fail({ message: messageOf(reason) });
  }
}

export type ExpressionTree = jsep.CoreExpression;

jsep.addBinaryOp('or', 1);
jsep.addBinaryOp('and', 2);
jsep.addUnaryOp('not');

export function parseExpression(text: string): Result<ExpressionTree, TextFault> {
  try {
    return succeed(jsep(text) as ExpressionTree);
  } catch (reason) {
    const column = (reason as { index?: number }).index;
    return fail({
      message: messageOf(reason),
      ...(column === undefined ? {} : { column: column + 1 }),
    });
  }
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
