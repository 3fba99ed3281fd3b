import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { useQuery } from '@tanstack/react-query';
import type { LobbyPage } from './lobby-pages.ts';
import type { LobbySearch } from './lobby-search.ts';
import classes from './Tabs.module.css';
import { kindsQuery } from './use-games.ts';
import { useLobbyAddress } from './use-lobby-address.ts';

/** The kinds of games of the page in their order, one of which can be chosen; those without a game stand back. */
export function KindTabs({ page, search }: { page: LobbyPage; search: LobbySearch }) {
  const { t } = useTranslation('lobby');
  const { alter } = useLobbyAddress();
  const kinds = useQuery({ ...kindsQuery(search.page), enabled: page.kinds.length > 0 });
  if (page.kinds.length === 0) return null;
  const counted = kinds.data?.list.find(({ gameType }) => gameType === page.gameType)?.categories ?? [];
  const gamesOf = (kind: string) => counted.find(({ category }) => category === kind)?.games ?? 0;
  return (
    <nav className={classes.kinds} aria-label={t('kinds')}>
      {page.kinds.map((kind) => {
        const games = gamesOf(kind);
        const isChosen = search.kind === kind;
        return (
          <button
            key={kind}
            type="button"
            className={classes.kind}
            aria-pressed={isChosen}
            data-empty={(kinds.data && games === 0) || undefined}
            onClick={() => alter({ kind: isChosen ? undefined : kind })}
          >
            {t(`kind.${kind}`)}
            {games > 0 ? (
              <span className={classes.number}>
                <Figure>{formatNumber(games)}</Figure>
              </span>
            ) : null}
          </button>
        );
      })}
    </nav>
  );
}
