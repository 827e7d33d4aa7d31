import type { Duplex } from 'node:stream';

import { succeed, fail, type Result } from '@/foundation/result';
import { programLimits } from '@/foundation/limits';
import type { Json } from '@/foundation/json';
import type { FromGuest, GuestAnswer } from '@/hosts/shared/guest/guest-messages';
import type { ExitReason, ScriptLimits, ServiceError } from '@/ports/script-host';
import { LineDecoder } from '@/protocol/line-decoder';
import { parseServiceLine, serviceAnswerLine, type ServiceLineId } from '@/protocol/service-line';

export type ServicePipeEvents = {
  call(call: Extract<FromGuest, { readonly kind: 'call' }>): void;
  /** The program broke a limit; nothing more is read. */
  broken(reason: ExitReason, message: string): void;
};

/** The second channel of a program: its calls, numbered for the host, and their answers. */
export class ServicePipe {
  private readonly decoder: LineDecoder;
  private readonly open = new Map<number, ServiceLineId>();
  private calls = 0;
  private badLines = 0;
  private isBroken = false;

  constructor(
    private readonly pipe: Duplex,
    private readonly limits: ScriptLimits,
    private readonly events: ServicePipeEvents,
  ) {
    // Calls one after another may go on for ever; each is no larger than all output may be.
    this.decoder = new LineDecoder({
      lineBytes: limits.outputBytes,
      outputBytes: Infinity,
      lines: Infinity,
    });
    pipe.on('data', (bytes: Buffer) => {
      this.read(bytes);
    });
    pipe.on('drain', () => {
      pipe.resume();
    });
  }

  answer({ callId, ok, text }: GuestAnswer): void {
    const id = this.open.get(callId);
    if (id === undefined) return;
    this.open.delete(callId);
    const said: unknown = JSON.parse(text);
    const answer: Result<Json, ServiceError> = ok
      ? succeed(said as Json)
      : fail(said as ServiceError);
    this.write(serviceAnswerLine(id, answer));
  }

  private read(bytes: Buffer): void {
    if (this.isBroken) return;
    const { lines, fault } = this.decoder.feed(bytes);
    for (const line of lines) if (!this.hasBroken()) this.readLine(line);
    if (fault !== null) this.break('output', fault);
  }

  private readLine(line: string): void {
    const parsed = parseServiceLine(line);
    if (!parsed.ok) {
      this.badLines += 1;
      this.write(parsed.error);
      const { badServiceLines } = programLimits;
      if (this.badLines > badServiceLines)
        this.break('output', `The script wrote more than ${badServiceLines} calls that are none.`);
      return;
    }
    const { id, method, params } = parsed.value;
    this.calls += 1;
    this.open.set(this.calls, id);
    const { openCalls } = this.limits;
    if (this.open.size > openCalls)
      this.break('calls', `The script had more than ${openCalls} calls open at once.`);
    else
      this.events.call({
        kind: 'call',
        callId: this.calls,
        method,
        params: JSON.stringify(params),
      });
  }

  /** A program that asks and never reads its answers must not fill the host's memory with them. */
  private write(line: string): void {
    if (this.pipe.writable && !this.pipe.write(`${line}\n`)) this.pipe.pause();
  }

  private break(reason: ExitReason, message: string): void {
    if (this.isBroken) return;
    this.isBroken = true;
    this.events.broken(reason, message);
  }

  private hasBroken(): boolean {
    return this.isBroken;
  }
}
