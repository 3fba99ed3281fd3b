import type { CallValue, calls, ReturnVerdict } from '@ikka/contract';
import { formatPercent } from '@ikka/i18n';

export type VersionRow = CallValue<typeof calls.officeReturns.officeReturns>['versions'][number];
export type DayRow = CallValue<typeof calls.officeReturns.officeReturnDays>['days'][number];

/** How a version stands to its sheet, as it is told: `early` where so little was staked that its band begins at nothing. */
export type Standing = ReturnVerdict | 'early';
export const standingOf = ({ verdict, from }: Pick<VersionRow, 'verdict' | 'from'>): Standing =>
  verdict === 'inside' && from !== null && Number(from) === 0 ? 'early' : verdict;

/** A share of what was staked, or a dash where there is none. */
export const percent = (share: string | null): string =>
  share === null ? '—' : formatPercent(Number(share));

/** Both ends of the band, or a dash. */
export const bandOf = ({ from, to }: { readonly from: string | null; readonly to: string | null }): string =>
  from === null || to === null ? '—' : `${percent(from)} – ${percent(to)}`;
