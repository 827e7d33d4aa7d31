import { createStore, type StoreApi } from 'zustand/vanilla';

import type { JsonObject } from '@/foundation/json';
import { pronounChoices, type PlayerForm, type PlayerWish } from '@/story/campaign/player-form';
import { playerOf } from '@/story/state/player';
import type { AppView } from '@/ui/app/app-view';

/** A story that begins once the player has said who they are, or has not wanted to. */
export type AskedBeginning = {
  readonly campaign: string;
  readonly seed: number | null;
  readonly title: string;
  readonly form: PlayerForm;
  /** What is known already. */
  readonly said: PlayerWish;
};

type Beginner = {
  readonly app: StoreApi<AppView>;
  begin(campaign: string, seed: number | null, player?: PlayerWish): Promise<void>;
};

/** Between a campaign's card and its first scene: who the player is, where the campaign asks that. */
export class WhoBegins {
  readonly store: StoreApi<{ readonly asked: AskedBeginning | null }> = createStore(() => ({
    asked: null as AskedBeginning | null,
  }));

  constructor(private readonly beginner: Beginner) {}

  /** Whether the player is asked first; `before` is what an earlier story was begun with. */
  ask(campaign: string, seed: number | null, before: JsonObject = {}): boolean {
    const view = this.beginner.app.getState();
    const cards = view.kind === 'ready' ? view.campaigns : [];
    const card = cards.find(({ id }) => id === campaign);
    if (card?.kind !== 'playable' || card.asks === undefined) return false;
    const { title, asks: form } = card;
    this.store.setState({ asked: { campaign, seed, title, form, said: saidIn(before) } });
    return true;
  }

  /** Begins what was asked about. */
  begin(player: PlayerWish): void {
    const { asked } = this.store.getState();
    this.leave();
    if (asked === null) return;
    const { campaign, seed } = asked;
    void this.beginner.begin(campaign, seed, player);
  }

  leave(): void {
    this.store.setState({ asked: null });
  }
}

function saidIn(before: JsonObject): PlayerWish {
  const { name, pronouns, race, class: calling, background } = playerOf(before);
  const known = pronounChoices.find((each) => each === pronouns);
  return {
    ...(name === null ? {} : { name }),
    ...(known === undefined ? {} : { pronouns: known }),
    ...(race === null ? {} : { race }),
    ...(calling === null ? {} : { class: calling }),
    ...(background === null ? {} : { background }),
  };
}
