import type { ToolEvent } from '@/contracts/generated/tool-events';
import type { ScriptOutput } from '@/ports/script-host';
import type { Invocation } from '@/protocol/invocation';
import { InvocationReader } from '@/protocol/invocation-reader';

/** Reads a script to its end; stops at the first line that breaks the protocol (001 §5.2). */
export async function readInvocation(
  outputs: AsyncIterable<ScriptOutput>,
  onEvent?: (event: ToolEvent) => void,
): Promise<Invocation> {
  const reader = new InvocationReader(onEvent);
  for await (const output of outputs) if (reader.read(output) === 'stop') break;
  return reader.invocation();
}
