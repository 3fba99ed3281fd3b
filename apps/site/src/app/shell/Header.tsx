import { useTranslation } from '@ikka/i18n/react';
import { LogoMark, ThemeToggle } from '@ikka/ui';
import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo, Suspense } from 'react';
import { useAccount } from '../../parts/account/use-account.ts';
import { useLayers } from '../../parts/address/use-layers.ts';
import { lazyPart } from '../../parts/loading/lazy-part.ts';
import classes from './Header.module.css';
import { RewardsLink } from './RewardsLink.tsx';
import { SiteLanguagePicker } from './SiteLanguagePicker.tsx';
import { VipLabel } from './VipLabel.tsx';

// A phone has them in its menu.
const CategoryNav = lazyPart(async () => (await import('./CategoryNav.tsx')).CategoryNav);
// Not for guests, who are most of those who come for the first time.
const MemberTools = lazyPart(async () => (await import('./MemberTools.tsx')).MemberTools);

/** What stands above every page: the way home and into the account, and on a wide screen all categories. */
export const Header = memo(function Header({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation(['site', 'common']);
  const { openLogin, openRegister } = useLayers();
  const account = useAccount();
  const isWide = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });

  return (
    <header className={classes.header}>
      <div className={`page ${classes.bar}`}>
        <span className={classes.wide}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={38}
            onClick={onMenu}
            aria-haspopup="dialog"
            aria-label={t('nav.menu')}
            className={classes.menu ?? ''}
          >
            <IconMenu2 size={22} />
          </ActionIcon>
        </span>
        <Link to="/index" className={classes.brand} aria-label={`${t('common:brand')} — ${t('nav.home')}`}>
          <LogoMark size={34} />
          <span className={classes.name}>{t('common:brand')}</span>
        </Link>
        <div className={classes.tools}>
          <span className={classes.wide}>
            <VipLabel />
          </span>
          <span className={classes.wide}>
            <RewardsLink />
          </span>
          {account.isIn ? (
            <Suspense fallback={<Skeleton height={42} width={180} radius="xl" />}>
              <MemberTools name={account.name} isTrial={account.isTrial} isClosed={account.isClosed} />
            </Suspense>
          ) : (
            <>
              <Button variant="subtle" onClick={openLogin} className={classes.login}>
                {t('account.login')}
              </Button>
              <Button onClick={openRegister}>{t('account.register')}</Button>
            </>
          )}
          <span className={classes.wide}>
            <SiteLanguagePicker />
          </span>
          <span className={classes.wide}>
            <ThemeToggle />
          </span>
        </div>
      </div>
      <nav className={classes.row} aria-label={t('nav.label')}>
        <div className={`page ${classes.places}`}>
          {isWide ? (
            <Suspense fallback={<span />}>
              <CategoryNav />
            </Suspense>
          ) : null}
          <div className={classes.more}>
            <Link to="/promotions" className={classes.link} activeProps={{ 'data-active': true }}>
              {t('category.PROMO')}
            </Link>
            <Link to="/fair" className={classes.link} activeProps={{ 'data-active': true }}>
              {t('nav.fair')}
            </Link>
          </div>
        </div>
      </nav>
    </header>
  );
});
