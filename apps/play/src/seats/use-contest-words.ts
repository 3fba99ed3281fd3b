import type { ContestTermsView } from '@ikka/contract';
import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';

type Kind = Pick<ContestTermsView, 'kind'>;

/** Contests in words. */
export function useContestWords() {
  const { t } = useTranslation('seats');
  const blinds = (big: string) => ({ small: formatNumber(BigInt(big) / 2n), big: formatNumber(BigInt(big)) });
  return {
    /** 3rd place. */
    place: (no: number): string => t(`contest.place.${String(no) as `${number}`}` as 'contest.place.1'),
    /** Pool 101. `points` are those with which one is out. */
    kind: ({ kind, points, deals }: Kind & { readonly points: string; readonly deals: number }): string =>
      t(`contest.kind.${kind}`, { points, deals }),
    /** How it goes on, or when one is out. */
    how: ({ kind, stack, deals, levelMinutes }: ContestTermsView): string =>
      t(`contest.how.${kind}`, {
        points: stack,
        deals,
        chips: stack,
        minutes: levelMinutes ?? 0,
      }),
    /** What a seat has: chips, or in a pool its points. */
    has: ({ kind }: Kind, amount: string): string =>
      kind === 'pool'
        ? t('contest.points', { points: formatNumber(BigInt(amount)) })
        : t('contest.stack', { chips: formatNumber(BigInt(amount)) }),
    blinds,
  };
}
