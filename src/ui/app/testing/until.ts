import type { StoreApi } from 'zustand/vanilla';

const patienceMs = 20_000;

/** The first state of a store that fits; what it is now counts too. */
export function until<State, Fitting extends State>(
  store: Pick<StoreApi<State>, 'getState' | 'subscribe'>,
  fits: (state: State) => state is Fitting,
): Promise<Fitting>;
export function until<State>(
  store: Pick<StoreApi<State>, 'getState' | 'subscribe'>,
  fits: (state: State) => boolean,
): Promise<State>;
export function until<State>(
  store: Pick<StoreApi<State>, 'getState' | 'subscribe'>,
  fits: (state: State) => boolean,
): Promise<State> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`it never came; last seen: ${JSON.stringify(store.getState())}`));
    }, patienceMs);
    const look = (state: State): void => {
      if (!fits(state)) return;
      stop();
      resolve(state);
    };
    const unsubscribe = store.subscribe(look);
    const stop = (): void => {
      clearTimeout(timer);
      unsubscribe();
    };
    look(store.getState());
  });
}
