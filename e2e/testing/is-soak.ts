/** `NARRATORIA_SOAK=1`: what is tried a few times in `npm test` is tried much more often, and longer. */
export const isSoak = process.env['NARRATORIA_SOAK'] !== undefined;
