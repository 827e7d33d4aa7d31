import { answerCall, type GuestCall } from '@/hosts/shared/script-host/answer-call';
import type { GuestLink } from '@/hosts/shared/script-host/guest-link';
import type { FromGuest, GuestJob, ToGuest } from '@/hosts/shared/guest/guest-messages';
import { cancelledExit, scriptExit, type ScriptExit } from '@/hosts/shared/script-host/script-exit';
import { InTurns } from '@/hosts/shared/script-host/in-turns';
import { ServiceMeter } from '@/hosts/shared/script-host/service-meter';
import { timerDelay } from '@/hosts/shared/timer-delay';
import type { ScriptOutput, ScriptRunOptions } from '@/ports/script-host';

type Timer = ReturnType<typeof setTimeout>;

/** How long a guest that should have stopped may go on before it is ended by force. */
const graceMs = 250;
/** When this thread was busy itself, the guest's messages are still unread: look once more. */
const lastLookMs = 10;

/** The host's half of one run: the queue of output, the service calls, the clocks. */
export class HostRun {
  private readonly outputs: ScriptOutput[] = [];
  /** One for each call: many listeners on one signal make Node warn. */
  private readonly openCalls = new Set<AbortController>();
  private wakeReader: () => void = () => undefined;
  private exited = false;
  private holdsGuest = true;
  /** Slices of work the guest was given and has not yet ended. */
  private openSlices = 0;
  private watchdog: Timer | undefined;
  private readonly wall: Timer;
  private readonly meter: ServiceMeter;
  private readonly inTurns = new InTurns();

  constructor(
    private readonly link: GuestLink,
    private readonly job: GuestJob,
    private readonly services: ScriptRunOptions['services'],
  ) {
    const { wallMs } = job.limits;
    this.wall = setTimeout(() => {
      this.stop(scriptExit('wall', `The script took longer than ${wallMs} ms.`));
    }, timerDelay(wallMs));
    this.meter = new ServiceMeter(job.limits, (exit) => {
      this.stop(exit);
    });
    link.listen((message) => {
      this.receive(message);
    });
    this.giveSlice({ kind: 'run', job });
  }

  async next(): Promise<ScriptOutput> {
    for (;;) {
      const output = this.outputs.shift();
      if (output !== undefined) return output;
      await new Promise<void>((resolve) => {
        this.wakeReader = resolve;
      });
    }
  }

  /** Safe at any time, also after the end. Lines that nobody has read yet are dropped. */
  cancel(): void {
    if (this.exited) return;
    this.outputs.length = 0;
    this.stop(cancelledExit());
  }

  private receive(message: FromGuest): void {
    switch (message.kind) {
      case 'line':
        if (!this.exited) this.put(message);
        return;
      case 'call':
        void this.serve(message);
        return;
      case 'sleep':
        void this.answerTo(message);
        return;
      case 'waiting':
        this.sliceEnded();
        return;
      case 'exit':
        this.exit(scriptExit(message.reason, message.message, message.code));
        this.letGo('release');
    }
  }

  private async serve(call: Extract<GuestCall, { readonly kind: 'call' }>): Promise<void> {
    if (this.exited) return;
    this.meter.called(call.params);
    this.meter.answered(await this.inTurns.run(() => this.answerTo(call)));
  }

  /** Resolves with what the guest was told; with nothing when there is nobody to tell any more. */
  private async answerTo(call: GuestCall): Promise<string> {
    if (this.hasExited()) return '';
    const controller = new AbortController();
    this.openCalls.add(controller);
    const answer = await answerCall(call, this.services, controller.signal);
    this.openCalls.delete(controller);
    if (this.hasExited()) return '';
    const text = JSON.stringify(answer.ok ? answer.value : answer.error);
    this.giveSlice({ kind: 'answer', callId: call.callId, ok: answer.ok, text });
    return text;
  }

  private hasExited(): boolean {
    return this.exited;
  }

  private giveSlice(work: ToGuest): void {
    this.openSlices += 1;
    this.armWatchdog();
    this.link.send(work);
  }

  private sliceEnded(): void {
    this.openSlices -= 1;
    if (this.openSlices > 0) this.armWatchdog();
    else {
      clearTimeout(this.watchdog);
      if (this.exited) this.letGo('release');
    }
  }

  /** A native loop never polls the guest's own deadline; only the host can end it. */
  private armWatchdog(): void {
    clearTimeout(this.watchdog);
    const { cpuMs } = this.job.limits;
    const bark = (): void => {
      this.exit(
        scriptExit('cpu', `The script computed for more than ${cpuMs} ms without waiting.`),
      );
      this.letGo('discard');
    };
    this.watchdog = setTimeout(
      () => {
        this.watchdog = setTimeout(bark, lastLookMs);
      },
      timerDelay(this.exited ? graceMs : cpuMs + graceMs),
    );
  }

  private stop(exit: ScriptExit): void {
    this.exit(exit);
    if (!this.holdsGuest) return;
    this.link.send({ kind: 'cancel' });
    if (this.openSlices === 0) this.letGo('release');
    else this.armWatchdog();
  }

  private exit(exit: ScriptExit): void {
    if (this.exited) return;
    this.exited = true;
    clearTimeout(this.wall);
    this.meter.close();
    for (const call of this.openCalls) call.abort();
    this.put(exit);
  }

  private letGo(how: 'release' | 'discard'): void {
    if (!this.holdsGuest) return;
    this.holdsGuest = false;
    clearTimeout(this.watchdog);
    this.link[how]();
  }

  private put(output: ScriptOutput): void {
    this.outputs.push(output);
    this.wakeReader();
  }
}
