import type { CentrePage } from '../../parts/address/search.ts';

/** What a member reaches from the header without a way through the centre, in this order, as far as the centre has it. */
const wanted: readonly CentrePage[] = [
  'depositv2',
  'withdraw',
  'securityCenter',
  'personalHistoryCopy',
  'messageV2',
  'manualRebate',
];

export const accountPages = (open: readonly CentrePage[]): readonly CentrePage[] =>
  wanted.filter((page) => open.includes(page));
