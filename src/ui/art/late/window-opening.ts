/** Parts of the height between which the windows of a room are. */
export const windowTop = 0.2;
export const windowSill = 0.52;

export type Opening = { readonly left: number; readonly right: number };
