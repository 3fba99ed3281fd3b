/**
 * What the player is ahead on the average by basic strategy, in stakes, for each value of the dealer's open card (1 the ace, 10 the ten
 * and the courts), to nine digits: counted over every card that can come by an outside program, and by `gainAgainst`.
 */
export const gains: ReadonlyMap<number, number> = new Map([
  [1, -0.340768947],
  [2, 0.091675603],
  [3, 0.124882973],
  [4, 0.160634464],
  [5, 0.20021307],
  [6, 0.233752329],
  [7, 0.143498017],
  [8, 0.05731709],
  [9, -0.041169787],
  [10, -0.173358135],
]);
