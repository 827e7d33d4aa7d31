import type { Recap } from '@/engine/library/recap';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import type { SceneWhy } from '@/engine/why/reasons';

/** Shows what happens: as prose in a terminal, or as NDJSON. */
export interface PlayView {
  show(event: TurnEvent): void;
  say(sentence: string): void;
  /** Reminds who comes back, before the scene they stand in. */
  remind(recap: Recap): void;
  /** What sentences and choices come from. */
  explain(why: SceneWhy): void;
}
