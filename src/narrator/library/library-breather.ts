/**
 * A short paragraph of the engine's own, for a scene that would otherwise be thin. Only ever add at the end of
 * a list: the place in it is the id under which a scene keeps that it was told.
 */
export type LibraryBreather = {
  readonly text: string;
  readonly where: 'inside' | 'outside' | 'anywhere';
};
