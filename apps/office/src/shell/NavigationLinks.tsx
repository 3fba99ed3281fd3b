import { useTranslation } from '@ikka/i18n/react';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { AlarmBadge } from '../features/alarms/AlarmBadge.tsx';
import { useMe } from '../session/use-session.ts';
import classes from './NavigationLinks.module.css';
import { navigation } from './navigation.ts';

/** The pages that this operator may see; the one that is open is in sight. */
export function NavigationLinks() {
  const { t } = useTranslation('office');
  const me = useMe().data;
  const { permissions = [], hasOutbox = false } = me ?? {};
  const links = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list grows with what the operator may see
  useEffect(() => {
    links.current?.querySelector(`[aria-current='page']`)?.scrollIntoView({ block: 'nearest' });
  }, [path, me]);
  return (
    <nav className={classes.links} ref={links} aria-label={t('nav.label')}>
      {navigation
        .filter(({ needs }) => needs === undefined || permissions.includes(needs))
        .filter(({ ofOutbox }) => hasOutbox || !ofOutbox)
        .map(({ to, text, icon: Icon }) => (
          <Link
            key={to}
            to={to}
            className={classes.link}
            activeOptions={{ exact: to === '/', includeSearch: false }}
            activeProps={{ 'aria-current': 'page' }}
          >
            <Icon size={19} stroke={1.7} aria-hidden="true" />
            {t(`nav.${text}`)}
            {to === '/alarms' ? <AlarmBadge /> : null}
          </Link>
        ))}
    </nav>
  );
}
