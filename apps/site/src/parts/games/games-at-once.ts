/** How many games are asked for at once where nobody wants another number. */
export const gamesAtOnce = 24;
