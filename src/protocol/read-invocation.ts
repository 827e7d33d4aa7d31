import type { ScriptOutput } from '@/ports/script-host';
import { afterOutput, freshInvocation, type Invocation } from '@/protocol/invocation';

/** Reads a script to its end; stops at the first line that breaks the protocol (001 §5.2). */
export async function readInvocation(outputs: AsyncIterable<ScriptOutput>): Promise<Invocation> {
  let invocation = freshInvocation;
  for await (const output of outputs) {
    invocation = afterOutput(invocation, output);
    if (invocation.violation !== null) break;
  }
  return invocation;
}
