import { type CentrePage, centrePages } from '../../app/search.ts';

/** What a member reaches from the header without a way through the centre, in this order, as far as the centre has it. */
const wanted: readonly string[] = [
  'depositv2',
  'withdraw',
  'securityCenter',
  'personalHistoryCopy',
  'messageV2',
  'manualRebate',
];

export const accountPages: readonly CentrePage[] = wanted.flatMap((name) =>
  centrePages.filter((page) => page === name),
);
