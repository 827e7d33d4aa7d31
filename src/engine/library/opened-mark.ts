/** Lies in every campaign that the player opened: nothing else is ever replaced or written on. */
export const openedMark = '.opened';
