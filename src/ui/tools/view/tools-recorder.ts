import type { StoreApi } from 'zustand/vanilla';

import type { TurnEvent } from '@/engine/turn-data/turn-event';
import { afterToolsChange, type ToolsChange, type ToolsView } from '@/ui/tools/view/tools-view';
import type { TurnWatcher, Watched } from '@/ui/tools/view/turn-watcher';

type Seen = Pick<Watched, 'path' | 'skillHealth'>;

/** Writes down for the tools screen what happens in a story, and when. */
export class ToolsRecorder implements TurnWatcher {
  constructor(
    private readonly view: StoreApi<ToolsView>,
    /** Milliseconds that never go backwards. */
    private readonly elapsed: () => number,
  ) {}

  onOpened({ path, skillHealth: healths }: Seen): void {
    this.apply({ type: 'opened', path, healths });
  }

  onEvent(event: TurnEvent): void {
    this.apply({ type: 'happened', event, at: this.elapsed() });
  }

  onTurnEnded({ path, skillHealth: healths }: Seen): void {
    this.apply({ type: 'turn-ended', path, healths, at: this.elapsed() });
  }

  onLeft(): void {
    this.apply({ type: 'left' });
  }

  private apply(change: ToolsChange): void {
    this.view.setState((view) => afterToolsChange(view, change));
  }
}
