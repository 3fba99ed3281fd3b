import type { CallValue, calls } from '@ikka/contract';
import { formatPercent } from '@ikka/i18n';

export type VersionRow = CallValue<typeof calls.officeReturns.officeReturns>['versions'][number];
export type DayRow = CallValue<typeof calls.officeReturns.officeReturnDays>['days'][number];

/** A share of what was staked, or a dash where there is none. */
export const percent = (share: string | null): string =>
  share === null ? '—' : formatPercent(Number(share));

/** Both ends of the band, or a dash. */
export const bandOf = ({ from, to }: { readonly from: string | null; readonly to: string | null }): string =>
  from === null || to === null ? '—' : `${percent(from)} – ${percent(to)}`;
