import { type CallRequest, type calls, coolOffDays, exclusionMonths } from '@ikka/contract';

type Wish = CallRequest<typeof calls.protection.exclude>['body'];

/** What can be chosen: breaks of days, and exclusions of months or for good. Each with the name of its text. */
export const breakChoices = [
  { name: 'days1', wish: { kind: 'cool_off', days: coolOffDays.min } },
  { name: 'days3', wish: { kind: 'cool_off', days: 3 } },
  { name: 'days7', wish: { kind: 'cool_off', days: 7 } },
  { name: 'days14', wish: { kind: 'cool_off', days: 14 } },
  { name: 'days28', wish: { kind: 'cool_off', days: 28 } },
  { name: 'days42', wish: { kind: 'cool_off', days: coolOffDays.max } },
  { name: 'months6', wish: { kind: 'self_exclusion', months: exclusionMonths.min } },
  { name: 'months12', wish: { kind: 'self_exclusion', months: 12 } },
  { name: 'months24', wish: { kind: 'self_exclusion', months: 24 } },
  { name: 'months60', wish: { kind: 'self_exclusion', months: exclusionMonths.max } },
  { name: 'forGood', wish: { kind: 'self_exclusion', months: null } },
] as const satisfies readonly { readonly name: string; readonly wish: Wish }[];

export type BreakName = (typeof breakChoices)[number]['name'];
