/** A rung of a ladder that a host adds, by what answers there. */
export type ModelRung = `model:${string}`;

/** Who found the words of a scene, or made a plan: a model, the engine, or the last words beneath all others. */
export type Rung = 'built-in' | 'template' | ModelRung;
