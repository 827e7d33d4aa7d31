export const mostCharacters = 200;
/** Of one roll, with those that exploding dice bring. */
export const mostDice = 100;
export const mostSides = 1_000;
/** What a modifier or a number may add or take; beyond it totals would lose their last digits. */
export const mostWorth = 1_000_000;
