/**
 * How a provider's word and ours may differ: it has a paid payment that is no deposit of ours, or none where we credited
 * one; another sum or currency; or it takes back what it once called paid.
 */
export const discrepancyKinds = [
  'unknown_here',
  'unknown_there',
  'amount_differs',
  'currency_differs',
  'status_differs',
] as const;
export type DiscrepancyKind = (typeof discrepancyKinds)[number];

/** `credited`: what came is credited as it came. `dismissed`: dealt with elsewhere, as the note says. */
export type Resolution = 'credited' | 'dismissed';
