import type { StorySession } from '@/engine/session/story-session';
import { isJsonObject } from '@/foundation/json';
import { parseJson } from '@/foundation/parse-text';
import type { ScriptHost, ScriptOutput } from '@/ports/script-host';

/** Looks on while scripts roll dice: asked for the same in the same scene, they always fall the same. */
export class DiceWatch implements ScriptHost {
  /** By scene and by what was asked: every total that was ever thrown. */
  private readonly thrown = new Map<string, Set<number>>();

  constructor(private readonly scripts: ScriptHost) {}

  close(): Promise<void> {
    return this.scripts.close();
  }

  async *run(...asked: Parameters<ScriptHost['run']>): AsyncGenerator<ScriptOutput> {
    const [, { requestId, operation, input }] = asked;
    for await (const output of this.scripts.run(...asked)) {
      if (operation === 'roll-dice' && output.kind === 'line')
        this.note(`${requestId} ${JSON.stringify(input)}`, output.text);
      yield output;
    }
  }

  /** Of the newest scene. */
  broken({ path }: StorySession): readonly string[] {
    const scene = path[path.length - 1];
    return [...this.thrown]
      .filter(([key, totals]) => key.startsWith(`${String(scene?.id)}/`) && totals.size > 1)
      .map(([key, totals]) => `dice fell ${[...totals].join(' and ')} for ${key}`);
  }

  private note(key: string, line: string): void {
    const event = parseJson(line);
    if (!event.ok || !isJsonObject(event.value) || event.value['event'] !== 'dice_roll') return;
    const { payload } = event.value;
    const total = isJsonObject(payload) ? payload['total'] : undefined;
    // A faulty script may say anything; that is no throw of the dice.
    if (typeof total !== 'number' || total > 1e6) return;
    this.thrown.set(key, (this.thrown.get(key) ?? new Set()).add(total));
  }
}
