import { fail, succeed, type Result } from '@/foundation/result';
import { hostFunctions } from '@/hosts/shared/guest/guest-boot-script';
import type { GuestImage } from '@/hosts/shared/guest/guest-image';
import type { FromGuest, GuestAnswer, GuestJob } from '@/hosts/shared/guest/guest-messages';
import { GuestOutput } from '@/hosts/shared/guest/guest-output';
import { GuestStop, outOfMemory } from '@/hosts/shared/guest/guest-stop';
import type { GuestValue } from '@/hosts/shared/guest/quickjs-exports';
import type { QuickJsVm } from '@/hosts/shared/guest/quickjs-vm';
import {
  resolveImport,
  sdkModuleName,
  skillModuleName,
  skillPath,
} from '@/hosts/shared/guest/resolve-import';
import { isOutOfMemory, thrownMessage, type ThrownReport } from '@/hosts/shared/thrown-message';

const jobsBetweenChecks = 32;
const mostFaultBytes = 4096;
const decoder = new TextDecoder();

/** How a run left its instance: after a trap the instance must not be used again. */
export type GuestRunState = 'going' | 'ended' | 'trapped';

/** One script in one fresh runtime, from its first instruction to its exit. */
export class GuestRun {
  state: GuestRunState = 'going';
  private readonly output: GuestOutput;
  private deadline = 0;
  private openCalls = 0;
  private phase: 'loading' | 'running' = 'loading';
  private awaited: GuestValue = 0;
  private usesSdk = false;
  private report: ThrownReport | undefined;

  constructor(
    private readonly vm: QuickJsVm,
    private readonly controls: GuestImage['controls'],
    private readonly job: GuestJob,
    private readonly post: (message: FromGuest) => void,
  ) {
    this.output = new GuestOutput(job.limits);
    vm.exports.qjs_set_memory_limit(job.limits.memoryBytes);
    vm.hooks = {
      interrupted: () => {
        this.checkDeadline();
      },
      hostCall: (name, values) => {
        this.hostCall(name, values);
      },
      resolveImport: (importer, specifier) => {
        this.usesSdk ||= specifier === sdkModuleName;
        return resolveImport(importer, specifier);
      },
      loadModule: (name) => this.file(skillPath(name)),
      now: () => job.now,
    };
  }

  start(): void {
    this.slice(() => {
      const { vm, job } = this;
      const source = this.file(job.main);
      if (!source.ok) throw new GuestStop('threw', source.error);
      const input = vm.newString(job.input);
      const seed = vm.exports.qjs_new_number(job.seed);
      const now = vm.exports.qjs_new_number(job.now);
      vm.exports.qjs_free_value(this.checked(vm.call(this.controls.start, [input, seed, now])));
      this.awaited = this.checked(vm.evaluate(source.value, skillModuleName(job.main), 'module'));
    });
  }

  answer({ callId, ok, text }: GuestAnswer): void {
    this.openCalls -= 1;
    this.slice(() => {
      const { exports } = this.vm;
      const returned = this.vm.call(this.controls.settle, [
        exports.qjs_new_number(callId),
        exports.qjs_dup_value(ok ? exports.qjs_get_true() : exports.qjs_get_false()),
        this.vm.newString(text),
      ]);
      exports.qjs_free_value(this.checked(returned));
    });
  }

  /** The time between two waits: whatever happens in it ends in `waiting` or `exit`. */
  private slice(work: () => void): void {
    this.deadline = performance.now() + this.job.limits.cpuMs;
    try {
      work();
      this.goOn();
    } catch (stopped) {
      this.end(stopped);
    }
  }

  private goOn(): void {
    this.drainJobs();
    switch (this.vm.promiseState(this.awaited)) {
      case 'pending':
        if (this.openCalls === 0)
          throw new GuestStop('stalled', 'The script waits for something that never comes.');
        this.post({ kind: 'waiting' });
        return;
      case 'rejected':
        throw this.stopFor(this.vm.exports.qjs_promise_result(this.awaited));
      case 'fulfilled':
        if (this.phase === 'loading') {
          this.enterMain();
          this.goOn();
          return;
        }
        // Not thrown: noting a stack is a good part of what a small script costs.
        this.state = 'ended';
        this.post({ kind: 'exit', reason: 'finished', message: '' });
    }
  }

  private enterMain(): void {
    const { vm } = this;
    const { exports } = vm;
    this.phase = 'running';
    const module = exports.qjs_promise_result(this.awaited);
    const mayLackMain = this.usesSdk ? exports.qjs_get_true() : exports.qjs_get_false();
    this.awaited = this.checked(
      vm.call(this.controls.enter, [module, exports.qjs_dup_value(mayLackMain)]),
    );
  }

  private drainJobs(): void {
    const { exports } = this.vm;
    for (let done = 1; exports.qjs_is_job_pending() !== 0; done++) {
      // Jobs that are busy in native code reach the engine's own interrupt ten times too late.
      if (done % jobsBetweenChecks === 0) this.checkDeadline();
      if (exports.qjs_execute_pending_job() < 0) throw this.stopFor(exports.qjs_get_exception());
    }
  }

  private checkDeadline(): void {
    if (performance.now() > this.deadline)
      throw new GuestStop(
        'cpu',
        `The script computed for more than ${this.job.limits.cpuMs} ms without waiting.`,
      );
  }

  private hostCall(name: string, values: readonly GuestValue[]): void {
    const [first = 0, second = 0, third = 0] = values;
    switch (name) {
      case hostFunctions.line:
        for (const text of this.vm.withStringBytes(first, (bytes) => this.output.linesOf(bytes)))
          this.post({ kind: 'line', text });
        return;
      case hostFunctions.call: {
        const callId = this.openCall(first);
        const { outputBytes, lineBytes } = this.job.limits;
        const method = this.boundedText(second, lineBytes);
        this.post({ kind: 'call', callId, method, params: this.boundedText(third, outputBytes) });
        return;
      }
      case hostFunctions.sleep: {
        const ms = this.vm.exports.qjs_get_float64(second);
        this.post({ kind: 'sleep', callId: this.openCall(first), ms });
        return;
      }
      case hostFunctions.fault:
        this.report = {
          name: this.beginningOf(first),
          message: this.beginningOf(second),
          stack: this.beginningOf(third),
        };
    }
  }

  private openCall(id: GuestValue): number {
    this.openCalls += 1;
    const { openCalls } = this.job.limits;
    if (this.openCalls > openCalls)
      throw new GuestStop('calls', `The script had more than ${openCalls} calls open at once.`);
    return this.vm.exports.qjs_get_float64(id);
  }

  private boundedText(value: GuestValue, mostBytes: number): string {
    return this.vm.withStringBytes(value, (bytes) => {
      if (bytes.length > mostBytes)
        throw new GuestStop('output', `The script sent more than ${mostBytes} bytes at once.`);
      return decoder.decode(bytes);
    });
  }

  private beginningOf(value: GuestValue): string {
    return this.vm.withStringBytes(value, (bytes) =>
      decoder.decode(bytes.subarray(0, mostFaultBytes)),
    );
  }

  private file(path: string): Result<string, string> {
    const source = Object.hasOwn(this.job.files, path) ? this.job.files[path] : undefined;
    return source === undefined ? fail(`the skill has no file "${path}"`) : succeed(source);
  }

  private checked(value: GuestValue): GuestValue {
    if (this.vm.isException(value)) throw this.stopFor(this.vm.exports.qjs_get_exception());
    return value;
  }

  private stopFor(thrown: GuestValue): GuestStop {
    this.vm.call(this.controls.describe, [thrown]);
    const report = this.report;
    if (report === undefined)
      return new GuestStop('threw', 'The script threw something that cannot be shown.');
    return isOutOfMemory(report) ? outOfMemory() : new GuestStop('threw', thrownMessage(report));
  }

  private end(stopped: unknown): void {
    this.state = stopped instanceof GuestStop ? 'ended' : 'trapped';
    const { reason, message } = stopped instanceof GuestStop ? stopped : trap(stopped);
    this.post({ kind: 'exit', reason, message });
  }
}

/** On a thread with a small stack the host's own can end before the guest's limit is reached. */
function trap(thrown: unknown): GuestStop {
  return thrown instanceof Error && thrown.name === 'RangeError'
    ? new GuestStop('threw', 'RangeError: the script nests too deeply')
    : new GuestStop('crashed', 'The script runtime failed.');
}
