/** The kind of a memory that has what somebody said: it can be gone over. */
export const saidKind = 'said';
