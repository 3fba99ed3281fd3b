import { useTranslation } from '@ikka/i18n/react';
import { ThemeToggle } from '@ikka/ui';
import { Drawer, NavLink } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconCherry,
  IconCoins,
  IconHistory,
  IconHome,
  IconLogout,
  IconMenu2,
  IconShieldCheck,
  IconUserCircle,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { menusQuery } from '../../app/queries.ts';
import { useLayers } from '../../app/use-layers.ts';
import classes from './BottomBar.module.css';
import { routedMenus } from './menu-view.ts';
import { SignOutDialog } from './SignOutDialog.tsx';
import { SiteLanguagePicker } from './SiteLanguagePicker.tsx';
import { useAccount } from './use-account.ts';

/** The phone's way around: five places within the thumb's reach, the rest in a drawer. */
export function BottomBar() {
  const { t } = useTranslation('site');
  const { openCentre, openRegister } = useLayers();
  const account = useAccount();
  const [opened, drawer] = useDisclosure(false);
  const menus = routedMenus(useQuery(menusQuery).data?.menus ?? []);
  const canDeposit = account.isIn && !account.isTrial;
  return (
    <>
      <nav className={classes.bar} aria-label={t('nav.label')}>
        <Link to="/index" className={classes.item} activeProps={{ 'data-active': true }}>
          <IconHome size={22} stroke={1.7} />
          {t('nav.home')}
        </Link>
        {menus.slice(0, 1).map((menu) => (
          <Link
            key={menu.gameType}
            to={menu.to}
            className={classes.item}
            activeProps={{ 'data-active': true }}
          >
            <IconCherry size={22} stroke={1.7} />
            {t(`category.${menu.gameType}`)}
          </Link>
        ))}
        <button
          type="button"
          className={classes.main}
          onClick={() => (canDeposit ? openCentre('depositv2') : openRegister())}
          hidden={account.isIn && account.isTrial}
        >
          <span>
            <IconCoins size={24} stroke={1.8} />
          </span>
          {t(account.isIn ? 'account.deposit' : 'account.register')}
        </button>
        {account.isIn ? (
          <button type="button" className={classes.item} onClick={() => openCentre('personalHistoryCopy')}>
            <IconHistory size={22} stroke={1.7} />
            {t('account.records')}
          </button>
        ) : (
          <Link to="/fair" className={classes.item} activeProps={{ 'data-active': true }}>
            <IconShieldCheck size={22} stroke={1.7} />
            {t('nav.fair')}
          </Link>
        )}
        <button type="button" className={classes.item} onClick={drawer.open} aria-haspopup="dialog">
          <IconMenu2 size={22} stroke={1.7} />
          {t('nav.menu')}
        </button>
      </nav>
      <MenuDrawer opened={opened} onClose={drawer.close} />
    </>
  );
}

function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('site');
  const { openCentre, openLogin } = useLayers();
  const navigate = useNavigate();
  const account = useAccount();
  const [leaving, setLeaving] = useState(false);
  const go = (run: () => void) => () => {
    onClose();
    run();
  };
  const entry = { radius: 'md', variant: 'subtle' } as const;
  return (
    <>
      <Drawer
        opened={opened}
        onClose={onClose}
        position="bottom"
        size={290}
        title={t('nav.menu')}
        classNames={{ content: classes.drawer ?? '' }}
      >
        {account.isIn ? (
          <NavLink
            {...entry}
            label={t('account.centre')}
            leftSection={<IconUserCircle size={20} />}
            component="button"
            onClick={go(() => openCentre('securityCenter'))}
          />
        ) : (
          <NavLink
            {...entry}
            label={t('account.login')}
            leftSection={<IconUserCircle size={20} />}
            component="button"
            onClick={go(openLogin)}
          />
        )}
        <NavLink
          {...entry}
          label={t('nav.fair')}
          leftSection={<IconShieldCheck size={20} />}
          component="button"
          onClick={go(() => void navigate({ to: '/fair' }))}
        />
        {account.isIn ? (
          <NavLink
            {...entry}
            label={t('account.signOut')}
            leftSection={<IconLogout size={20} />}
            component="button"
            onClick={go(() => setLeaving(true))}
          />
        ) : null}
        <div className={classes.choices}>
          <SiteLanguagePicker />
          <ThemeToggle />
        </div>
      </Drawer>
      <SignOutDialog opened={leaving} onClose={() => setLeaving(false)} />
    </>
  );
}
