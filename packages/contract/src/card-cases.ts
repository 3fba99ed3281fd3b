/** How a case of the card rooms came to be: by the statistics of two members, or by what players reported of one. */
export const cardCaseKinds = ['pair', 'report'] as const;
export type CardCaseKind = (typeof cardCaseKinds)[number];

export const cardCaseStates = ['open', 'taken', 'cleared', 'confirmed'] as const;
export type CardCaseState = (typeof cardCaseStates)[number];

/** What speaks for two members playing together against the others. */
export const pairSigns = [
  'transfer',
  'soft_play',
  'conceded',
  'shared_network',
  'shared_browser',
  'shared_payout',
] as const;
export type PairSign = (typeof pairSigns)[number];

export const seatReportReasons = ['collusion', 'abuse', 'stalling', 'other'] as const;
export type SeatReportReason = (typeof seatReportReasons)[number];

/** Longest: a year. */
export const playBanMinutesMost = 525_600;
