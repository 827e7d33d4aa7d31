/** Phones need no help: what is pressed there opens. */
export const enterOpens: (open: () => void) => object = () => ({});
