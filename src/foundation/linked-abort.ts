/** A signal that also fires when its parent does. `release` must be called, else the parent keeps it alive. */
export type LinkedAbort = {
  readonly signal: AbortSignal;
  abort(): void;
  release(): void;
};

export function linkedAbort(parent: AbortSignal): LinkedAbort {
  const controller = new AbortController();
  const onAbort = (): void => {
    controller.abort();
  };
  if (parent.aborted) controller.abort();
  else parent.addEventListener('abort', onAbort);
  return {
    signal: controller.signal,
    abort: onAbort,
    release: () => {
      parent.removeEventListener('abort', onAbort);
    },
  };
}
