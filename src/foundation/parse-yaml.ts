import { load as loadYaml, YAMLException } from 'js-yaml';

import { campaignLimits } from '@/foundation/limits';
import { messageOf, type TextFault } from '@/foundation/parse-text';
import { plainYaml } from '@/foundation/plain-yaml';
import { fail, succeed, type Result } from '@/foundation/result';

const tooDeep = `it is nested deeper than ${campaignLimits.depth} levels`;

/** The whole of YAML. A player's first visit must not wait for it: core rooms import it where it is needed. */
export function parseYaml(text: string): Result<unknown, TextFault> {
  const plain = plainYaml(text);
  if (plain !== undefined) return succeed(plain);
  try {
    return succeed(loadYaml(text, { maxAliases: 0, maxDepth: campaignLimits.depth }));
  } catch (reason) {
    if (!(reason instanceof YAMLException)) return fail({ message: messageOf(reason) });
    const { reason: cause, mark } = reason;
    const message = cause.startsWith('nesting exceeded') ? tooDeep : cause;
    return fail(
      mark === undefined ? { message } : { message, line: mark.line + 1, column: mark.column + 1 },
    );
  }
}
