import { useTranslation } from '@ikka/i18n/react';
import type { NiuNiuView } from '@ikka/niu-niu/rules';
import { useWireMoney } from '../use-seats.ts';

type Rank = NonNullable<NiuNiuView['players'][number]['rank']>;

/** NiuNiu in words. */
export function useNiuNiuWords() {
  const { t } = useTranslation('niuNiu');
  const { brief } = useWireMoney();
  return {
    t,
    brief,
    /** What five cards are and pay: Bull 9 ×3. */
    rank({ kind, pays }: Rank): string {
      const name = t(`rank.${kind}`);
      return pays === 1 ? name : `${name} ×${pays}`;
    },
    /** What a seat did, for the record. */
    act(type: string, count: number | null): string | null {
      if (type === 'bid') return count === 0 ? t('act.noBid') : t('act.bid', { bid: count ?? 0 });
      return type === 'bet' ? t('act.bet', { bet: count ?? 0 }) : null;
    },
  };
}
