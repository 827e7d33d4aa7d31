type Kept = { narratoriaWorkers?: Set<Worker> };

/** On the global object, because a hot reload forgets everything else. */
function workers(): Set<Worker> {
  const kept = globalThis as Kept;
  kept.narratoriaWorkers ??= new Set();
  return kept.narratoriaWorkers;
}

export function startWorker(url: string, name: string): Worker {
  const worker = new Worker(url, { type: 'module', name });
  workers().add(worker);
  return worker;
}

export function endWorker(worker: Worker): void {
  workers().delete(worker);
  worker.terminate();
}

/** A hot reload makes a new host and does not end the old one, which would keep the stories locked. */
export function endWorkersOfEarlierHost(): void {
  for (const worker of workers()) endWorker(worker);
}
