import { useTranslation } from '@ikka/i18n/react';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { statusQuery } from '../../parts/calls/queries.ts';
import classes from './FilterPills.module.css';
import { type FilterName, filtersOn } from './lobby-filters.ts';
import type { LobbyPage } from './lobby-pages.ts';
import { featuresOf, type LobbySearch } from './lobby-search.ts';
import { useLobbyAddress } from './use-lobby-address.ts';

/** The filters that are on, each with the way to put it off. */
export function FilterPills({ page, search }: { page: LobbyPage; search: LobbySearch }) {
  const { t } = useTranslation('lobby');
  const { alter } = useLobbyAddress();
  const symbol = useQuery(statusQuery).data?.currencySymbol ?? '';
  const on = filtersOn(page, search);
  if (on.length === 0) return null;
  const words: Record<FilterName, () => string> = {
    minBet: () => t('pill.minBet', { amount: `${symbol} ${search.minBet}` }),
    lines: () => t('pill.lines', { lines: search.lines }),
    rtp: () => t('pill.rtp', { percent: `${search.rtp}%` }),
    volatility: () =>
      t('pill.volatility', { level: search.volatility ? t(`level.${search.volatility}`) : '' }),
    features: () =>
      featuresOf(search.features)
        .map((feature) => t(`feature.${feature}`))
        .join(t('and')),
  };
  return (
    <ul className={classes.pills} aria-label={t('filters')}>
      {on.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={classes.pill}
            aria-label={t('withoutFilter', { filter: words[name]() })}
            onClick={() => alter({ [name]: undefined })}
          >
            {words[name]()}
            <IconX size={15} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
