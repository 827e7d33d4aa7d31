import { scriptExit, type ScriptExit } from '@/hosts/shared/script-host/script-exit';
import { timerDelay } from '@/hosts/shared/timer-delay';
import type { ScriptLimits } from '@/ports/script-host';

/** What services cost the host, counted against the run that called them. */
export class ServiceMeter {
  private open = 0;
  private characters = 0;
  private spentMs = 0;
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly limits: Pick<ScriptLimits, 'serviceCharacters' | 'serviceMs'>,
    /** Called once too often rather than too seldom; the run ends only once. */
    private readonly spent: (exit: ScriptExit) => void,
  ) {}

  called(params: string): void {
    this.open += 1;
    if (this.open === 1) this.start();
    this.count(params);
  }

  answered(answer: string): void {
    this.open -= 1;
    if (this.open === 0) this.stop();
    this.count(answer);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private start(): void {
    const { serviceMs } = this.limits;
    this.since = performance.now();
    this.timer = setTimeout(
      () => {
        this.spent(
          scriptExit('wall', `The script waited for services for more than ${serviceMs} ms.`),
        );
      },
      timerDelay(serviceMs - this.spentMs),
    );
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.spentMs += performance.now() - this.since;
  }

  private count({ length }: string): void {
    this.characters += length;
    const { serviceCharacters } = this.limits;
    if (this.characters > serviceCharacters)
      this.spent(
        scriptExit(
          'calls',
          `The script exchanged more than ${serviceCharacters} characters with services.`,
        ),
      );
  }
}
