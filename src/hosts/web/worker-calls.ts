import { closedFault } from '@/hosts/shared/sqlite-fault';
import type { SqlAnswer, ToSqlWorker } from '@/hosts/web/sql-worker-messages';
import { HostFault } from '@/ports/host-fault';

type Call = {
  readonly resolve: (rows: readonly unknown[]) => void;
  readonly reject: (fault: HostFault) => void;
};

type CallMessage = Exclude<ToSqlWorker, { readonly kind: 'take-over' }>;
type WithoutId<Message> = Message extends unknown ? Omit<Message, 'callId'> : never;

/** Not one for each worker: a late answer to the last one's call must find nobody. */
let lastCallId = 0;

/** What the page has asked of the worker with the database. */
export class WorkerCalls {
  private readonly calls = new Map<number, Call>();
  private ended: HostFault | undefined;
  private closing: Promise<void> | undefined;

  constructor(private readonly post: (message: CallMessage) => void) {}

  ask(message: WithoutId<CallMessage>, signal?: AbortSignal): Promise<readonly unknown[]> {
    if (this.ended !== undefined) return Promise.reject(this.ended);
    return signal?.aborted === true ? Promise.reject(closedFault()) : this.send(message);
  }

  close(): Promise<void> {
    this.closing ??= this.closeOnce();
    return this.closing;
  }

  /** The worker's answer to one of the calls. */
  settle(answer: SqlAnswer): void {
    const call = this.calls.get(answer.callId);
    this.calls.delete(answer.callId);
    if (answer.kind === 'rows') call?.resolve(answer.rows);
    else call?.reject(new HostFault(answer.fault.code, answer.fault.message));
  }

  /** The worker has ended or has lost the database: what was asked and not answered was not done. */
  end(fault: HostFault): void {
    this.ended ??= fault;
    for (const call of this.calls.values()) call.reject(fault);
    this.calls.clear();
  }

  private async closeOnce(): Promise<void> {
    if (this.ended !== undefined) return;
    const closed = this.send({ kind: 'close' });
    this.ended = closedFault();
    await closed;
  }

  private send(message: WithoutId<CallMessage>): Promise<readonly unknown[]> {
    lastCallId += 1;
    const callId = lastCallId;
    return new Promise((resolve, reject) => {
      this.calls.set(callId, { resolve, reject });
      this.post({ ...message, callId });
    });
  }
}
