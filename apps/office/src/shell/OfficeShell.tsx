import { useTranslation } from '@ikka/i18n/react';
import { DrawerShell, ErrorState, LanguagePicker, LogoMark, PageSkeleton, ThemeToggle } from '@ikka/ui';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { useDisclosure, useNetwork } from '@mantine/hooks';
import { IconCloudOff, IconLogout, IconMenu2, IconUserShield } from '@tabler/icons-react';
import { Outlet, useMatches, useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useFailureText } from '../api/failure-text.ts';
import { ApprovalsNotice } from '../features/approvals/ApprovalsNotice.tsx';
import { Allowed } from '../parts/Allowed.tsx';
import { leave } from '../session/leave.ts';
import { useMe, useSessionState } from '../session/use-session.ts';
import { IdleNotice } from './IdleNotice.tsx';
import { NavigationLinks } from './NavigationLinks.tsx';
import classes from './OfficeShell.module.css';

/** The frame of every page behind the login. */
export function OfficeShell() {
  const { t } = useTranslation(['office', 'common']);
  const { online } = useNetwork();
  const me = useMe();
  const failureText = useFailureText();
  const [opened, menu] = useDisclosure(false);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const needs = useMatches({ select: (matches) => matches.at(-1)?.staticData.needs });
  useReturnToLogin();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the page changes
  useEffect(menu.close, [path]);

  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#office-page">
        {t('nav.skip')}
      </a>
      <aside className={classes.side}>
        <Brand />
        <NavigationLinks />
      </aside>
      <header className={classes.bar}>
        <ActionIcon
          className={classes.burger}
          variant="subtle"
          color="gray"
          size={38}
          onClick={menu.open}
          aria-label={t('nav.menu')}
        >
          <IconMenu2 size={20} />
        </ActionIcon>
        <span className={classes.barBrand}>
          <Brand />
        </span>
        <span className={classes.tools}>
          <LanguagePicker />
          <ThemeToggle />
          <OperatorMenu name={me.data?.username} />
        </span>
      </header>
      <main id="office-page" className={classes.page} tabIndex={-1}>
        {online ? null : (
          <p className={classes.offline} role="status">
            <IconCloudOff size={18} aria-hidden="true" />
            {t('common:state.offline')}
          </p>
        )}
        {me.isPending ? <PageSkeleton /> : null}
        {me.error && !me.data ? (
          <ErrorState message={failureText(me.error)} onRetry={() => void me.refetch()} />
        ) : null}
        {me.data ? <ApprovalsNotice /> : null}
        {me.data ? (
          <Allowed needs={needs}>
            <Outlet />
          </Allowed>
        ) : null}
      </main>
      <DrawerShell
        opened={opened}
        onClose={menu.close}
        size={280}
        title={<Brand />}
        closeButtonProps={{ 'aria-label': t('nav.close') }}
      >
        <NavigationLinks />
      </DrawerShell>
      <IdleNotice />
    </div>
  );
}

function Brand() {
  const { t } = useTranslation('office');
  return (
    <span className={classes.brand}>
      <span className={classes.mark}>
        <LogoMark size={26} />
      </span>
      <span>
        {t('brand')} <small>{t('office')}</small>
      </span>
    </span>
  );
}

function OperatorMenu({ name }: { name: string | undefined }) {
  const { t } = useTranslation('office');
  const [leaving, setLeaving] = useState(false);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconUserShield size={17} />}
          loading={leaving}
          aria-label={`${t('nav.operator')}: ${name ?? '…'}`}
        >
          <bdi>{name ?? '…'}</bdi>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconLogout size={16} />}
          onClick={() => {
            setLeaving(true);
            void leave('left');
          }}
        >
          {t('nav.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** When the session is gone the login comes, and after it the same place. */
function useReturnToLogin(): void {
  const { token, reason } = useSessionState();
  const navigate = useNavigate();
  const here = useRouterState({ select: (state) => state.location.href });
  useEffect(() => {
    // On the way to the login this frame still stands for a moment: that address is not a place to come back to.
    if (token !== null || here.startsWith('/login')) return;
    void navigate({ to: '/login', search: { back: reason === 'left' ? undefined : here } });
  }, [token, reason, here, navigate]);
}
