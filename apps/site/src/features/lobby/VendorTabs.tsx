import { formatNumber, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { vendorsQuery } from '../../parts/calls/queries.ts';
import type { LobbyPage } from './lobby-pages.ts';
import type { LobbySearch } from './lobby-search.ts';
import classes from './Tabs.module.css';
import { chosenVendorsQuery } from './use-games.ts';
import { useLobbyAddress } from './use-lobby-address.ts';
import { choiceOf, vendorsFor } from './vendors-for.ts';

/** A tab with the room above and below it. */
const tabsHeight = '3rem';

/** The vendors of the page, one of which can be chosen. Their place is kept while they are fetched. */
export function VendorTabs({ page, search }: { page: LobbyPage; search: LobbySearch }) {
  const { t } = useTranslation('lobby');
  const language = useLanguage();
  const { alter } = useLobbyAddress();
  const choice = choiceOf(page);
  const all = useQuery({ ...vendorsQuery, enabled: choice === undefined });
  const chosen = useQuery({ ...chosenVendorsQuery(choice ?? 'HOT'), enabled: choice !== undefined });
  const vendors = choice === undefined ? all : chosen;
  if (vendors.isPending) return <Skeleton height={tabsHeight} />;
  const cards = vendorsFor(page, vendors.data?.lanes ?? []);
  if (cards.length === 0) return null;
  const choose = (vendor: string | undefined) => alter({ page: vendor });
  return (
    <nav className={classes.tabs} aria-label={t('vendors')}>
      <button
        type="button"
        className={classes.tab}
        aria-pressed={search.page === undefined}
        onClick={() => choose(undefined)}
      >
        {t('allVendors')}
      </button>
      {cards.map((card) => (
        <button
          key={card.vassalage}
          type="button"
          className={classes.tab}
          aria-pressed={search.page === card.vassalage}
          onClick={() => choose(card.vassalage)}
        >
          {textIn(card.name, language)}
          {card.maintenance ? <span className={classes.note}>{t('resting')}</span> : null}
          <span className={classes.number}>
            <Figure>{formatNumber(card.games)}</Figure>
          </span>
        </button>
      ))}
    </nav>
  );
}
