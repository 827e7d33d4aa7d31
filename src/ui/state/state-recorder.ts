import type { StoreApi } from 'zustand/vanilla';

import { emptyState, stateViewOf, type Looked, type StateView } from '@/ui/state/state-view';
import type { TurnWatcher } from '@/ui/tools/view/turn-watcher';

/** Keeps what the state and the tree show in step with the story. */
export class StateRecorder implements TurnWatcher {
  constructor(private readonly view: StoreApi<StateView>) {}

  onOpened(session: Looked): void {
    this.view.setState(stateViewOf(session));
  }

  onEvent(): void {
    // A turn that is under way has changed nothing yet.
  }

  onTurnEnded(session: Looked): void {
    this.view.setState(stateViewOf(session));
  }

  onLeft(): void {
    this.view.setState(emptyState);
  }
}
