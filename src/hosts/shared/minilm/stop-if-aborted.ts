/** What is thrown is for no player: whoever aborted knows. */
export function stopIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new Error('Embedding was stopped.');
}
