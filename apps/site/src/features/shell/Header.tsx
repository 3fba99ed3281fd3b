import { useTranslation } from '@ikka/i18n/react';
import { LogoMark, ThemeToggle } from '@ikka/ui';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { menusQuery } from '../../app/queries.ts';
import { useLayers } from '../../app/use-layers.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { BalancePill } from './BalancePill.tsx';
import classes from './Header.module.css';
import { routedMenus } from './menu-view.ts';
import { SiteLanguagePicker } from './SiteLanguagePicker.tsx';
import { useAccount } from './use-account.ts';

export function Header() {
  const { t } = useTranslation(['site', 'common']);
  const { openLogin, openRegister, openCentre } = useLayers();
  const account = useAccount();
  const menus = useQuery(menusQuery);

  return (
    <header className={classes.header}>
      <div className={`page ${classes.bar}`}>
        <Link to="/index" className={classes.brand} aria-label={`${t('common:brand')} — ${t('nav.home')}`}>
          <LogoMark size={34} />
          <span className={classes.name}>{t('common:brand')}</span>
        </Link>
        <nav className={classes.nav} aria-label={t('nav.label')}>
          {routedMenus(menus.data?.menus ?? []).map((menu) => (
            <Link
              key={menu.gameType}
              to={menu.to}
              className={classes.link}
              activeProps={{ 'data-active': true }}
            >
              {t(`category.${menu.gameType}`)}
            </Link>
          ))}
          <Link to="/fair" className={classes.link} activeProps={{ 'data-active': true }}>
            {t('nav.fair')}
          </Link>
        </nav>
        <div className={classes.tools}>
          {account.isIn ? (
            <>
              <BalancePill />
              {account.isTrial ? null : (
                <Button className={classes.wide} onClick={() => openCentre('depositv2')}>
                  {t('account.deposit')}
                </Button>
              )}
              <AccountMenu name={account.name} isTrial={account.isTrial} />
            </>
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
    </header>
  );
}
