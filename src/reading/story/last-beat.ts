/** The last question: nothing of the engine's comes after it. */
export const lastBeat = 'read_last';
