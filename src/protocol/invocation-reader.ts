import type { DoneEvent, ToolEvent } from '@/contracts/generated/tool-events';
import type { ScriptOutput } from '@/ports/script-host';
import { freshInvocation, type Invocation } from '@/protocol/invocation';
import { parseEventLine, shortened } from '@/protocol/parse-event-line';

type Violation = Pick<Invocation, 'violation' | 'invalidJson'>;

/** Takes what one run puts out, one piece at a time; a list copied at each line would cost its square. */
export class InvocationReader {
  private readonly events: ToolEvent[] = [];
  private readonly assetIds = new Set<string>();
  private done: DoneEvent | null = null;
  private broken: Violation | null = null;
  private exit: Invocation['exit'] = null;

  /** `onEvent` is told each event as it is read. */
  constructor(private readonly onEvent: (event: ToolEvent) => void = () => undefined) {}

  /** Whether there is any use in reading on (001 §5.2). */
  read(output: ScriptOutput): 'go-on' | 'stop' {
    if (output.kind === 'exit') this.exit = output;
    else if (this.done === null && this.broken === null) this.readLine(output.text);
    return this.broken === null ? 'go-on' : 'stop';
  }

  invocation(): Invocation {
    return {
      ...freshInvocation,
      ...this.broken,
      events: [...this.events],
      done: this.done,
      exit: this.exit,
    };
  }

  private readLine(text: string): void {
    const event = parseEventLine(text);
    if (event.ok) this.readEvent(event.value);
    else if (text.trim() !== '')
      this.broken = {
        violation: event.error.message,
        invalidJson: event.error.code === 'invalid-json',
      };
  }

  private readEvent(event: ToolEvent): void {
    if (event.type === 'asset') {
      const { assetId } = event;
      if (this.assetIds.has(assetId)) {
        const violation = `two assets have the id ${shortened(JSON.stringify(assetId))}`;
        this.broken = { violation, invalidJson: false };
        return;
      }
      this.assetIds.add(assetId);
    }
    if (event.type === 'done') this.done = event;
    this.events.push(event);
    this.onEvent(event);
  }
}
