import { stagedLimits } from '@/foundation/limits';
import { fail, succeed, type Result } from '@/foundation/result';
import type { ServiceError } from '@/ports/script-host';

type BudgetedKind = keyof typeof stagedLimits;
type Taken = { readonly kind: BudgetedKind; readonly bytes: number };

const inWords: Readonly<Record<BudgetedKind, string>> = {
  memory: 'memories',
  standing: 'changes of what is thought of the player',
  storage: 'changes of storage',
  asset: 'files',
};

/** What all scripts of one turn may stage together: one that is refused may go on without it. */
export class StagedBudget {
  private readonly used = new Map<BudgetedKind, { count: number; bytes: number }>();

  forAttempt(): AttemptBudget {
    return new AttemptBudget(this);
  }

  take({ kind, bytes }: Taken): Result<null, ServiceError> {
    const used = this.used.get(kind) ?? { count: 0, bytes: 0 };
    const most = stagedLimits[kind];
    const begins = 'the scripts of a turn make at most';
    if (used.count >= most.count) return full(`${begins} ${most.count} ${inWords[kind]}`);
    if (used.bytes + bytes > most.bytes)
      return full(`${begins} ${most.bytes} bytes of ${inWords[kind]}`);
    this.used.set(kind, { count: used.count + 1, bytes: used.bytes + bytes });
    return succeed(null);
  }

  giveBack({ kind, bytes }: Taken): void {
    const { count, bytes: before } = this.used.get(kind) ?? { count: 1, bytes };
    this.used.set(kind, { count: count - 1, bytes: before - bytes });
  }
}

/** What one attempt of one tool takes of it: when it fails, what it staged is dropped and the room is free. */
export class AttemptBudget {
  private readonly taken: Taken[] = [];

  constructor(private readonly turn: StagedBudget) {}

  take(kind: BudgetedKind, bytes: number): Result<null, ServiceError> {
    const room = this.turn.take({ kind, bytes });
    if (room.ok) this.taken.push({ kind, bytes });
    return room;
  }

  giveBack(): void {
    for (const each of this.taken.splice(0)) this.turn.giveBack(each);
  }
}

function full(message: string): Result<never, ServiceError> {
  return fail({ code: 'turn-full', message });
}
