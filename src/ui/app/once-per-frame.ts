import { createStore, type StoreApi } from 'zustand/vanilla';

type FramedOptions<State> = {
  /** What must be seen at once. */
  readonly isUrgent: (next: State, shown: State) => boolean;
  /** Calls back when the screen can draw again. */
  readonly nextFrame: (draw: () => void) => void;
};

/** Follows another store, but not faster than a screen can draw: a scene's sentences come all at once. */
export function oncePerFrame<State>(
  source: StoreApi<State>,
  { isUrgent, nextFrame }: FramedOptions<State>,
): StoreApi<State> {
  const shown = createStore<State>(() => source.getState());
  let isWaiting = false;
  const show = (): void => {
    isWaiting = false;
    shown.setState(source.getState());
  };
  source.subscribe((next) => {
    if (isUrgent(next, shown.getState())) show();
    else if (!isWaiting) {
      isWaiting = true;
      nextFrame(show);
    }
  });
  return shown;
}
