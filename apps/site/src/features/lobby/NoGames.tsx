import { useTranslation } from '@ikka/i18n/react';
import { EmptyState } from '@ikka/ui';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLayers } from '../../parts/address/use-layers.ts';
import { useSession } from '../../parts/calls/session.ts';
import { isNarrowed } from './lobby-filters.ts';
import type { LobbyPage } from './lobby-pages.ts';
import type { LobbySearch } from './lobby-search.ts';
import classes from './NoGames.module.css';
import { PlayInstead } from './PlayInstead.tsx';
import { useLobbyAddress } from './use-lobby-address.ts';

/** A page without a game says why, what undoes it, and what there is to play instead. */
export function NoGames({ page, search }: { page: LobbyPage; search: LobbySearch }) {
  const { t } = useTranslation(['lobby', 'site']);
  const { clear } = useLobbyAddress();
  const { openLogin, openRegister } = useLayers();
  const isGuest = useSession() === null;
  const sign = (
    <picture>
      <source srcSet={`/art/category-${page.art}.avif`} type="image/avif" />
      <img src={`/art/category-${page.art}.webp`} alt="" width={44} height={44} />
    </picture>
  );
  if (page.gameType === 'FAV' && isGuest) {
    return (
      <Empty>
        <EmptyState
          icon={sign}
          title={t('favGuestTitle')}
          hint={t('favGuestHint')}
          action={
            <div className={classes.ways}>
              <Button onClick={openLogin}>{t('site:account.login')}</Button>
              <Button variant="default" onClick={openRegister}>
                {t('site:account.register')}
              </Button>
            </div>
          }
        />
      </Empty>
    );
  }
  if (isNarrowed(page, search)) {
    return (
      <Empty>
        <EmptyState
          title={t('noneTitle')}
          hint={search.name ? t('noneNamed', { name: search.name }) : t('noneHint')}
          action={
            <Button variant="light" onClick={clear}>
              {t('showAll')}
            </Button>
          }
        />
      </Empty>
    );
  }
  return (
    <Empty>
      <EmptyState
        icon={sign}
        title={t(`page.${page.key}.emptyTitle`)}
        hint={t(`page.${page.key}.emptyHint`)}
      />
    </Empty>
  );
}

function Empty({ children }: { children: ReactNode }) {
  return (
    <div className={classes.empty}>
      {children}
      <PlayInstead />
    </div>
  );
}
