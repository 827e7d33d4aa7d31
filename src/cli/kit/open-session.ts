import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode } from '@/cli/kit/exit-code';
import type { Output } from '@/cli/kit/output';
import type { Engine } from '@/engine/engine';
import type { Mended, StorySession } from '@/engine/session/story-session';
import type { PlaythroughId } from '@/foundation/ids';
import { damageWords } from '@/persistence/rows/inspect-story';

/** The story, or one sentence on why it cannot be opened. What was mended in it is told beside it. */
export async function openSession(
  engine: Engine,
  { id, output }: { readonly id: PlaythroughId; readonly output: Output },
  signal: AbortSignal,
): Promise<StorySession> {
  const opened = await engine.open(id, signal);
  if (opened.ok) {
    const { mended } = opened.value;
    if (mended !== null) output.talk(mendedWords(mended, id));
    return opened.value;
  }
  const { kind, message } = opened.error;
  if (kind === 'host') throw new CliFault(`The database ${message}.`, exitCode.bad);
  throw new CliFault(message, exitCode.usage);
}

function mendedWords({ damage, kept, aside }: Mended, id: string): string {
  const scenes = kept === 1 ? 'One scene is' : `${String(kept)} scenes are`;
  return `The database was damaged at ${damageWords(damage, id)}. ${scenes} whole and kept; the damaged database is kept as ${aside}.`;
}
