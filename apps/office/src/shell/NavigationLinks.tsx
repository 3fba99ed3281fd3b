import { useTranslation } from '@ikka/i18n/react';
import { type AnyRoute, Link, useMatchRoute, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { AlarmBadge } from '../features/alarms/AlarmBadge.tsx';
import type { NavigationEntry } from '../page-route.tsx';
import { useMe } from '../session/use-session.ts';
import classes from './NavigationLinks.module.css';

/** The pages that this operator may see; the one that is open is in sight. */
export function NavigationLinks() {
  const { t } = useTranslation('office');
  const { permissions = [], hasOutbox = false } = useMe().data ?? {};
  // They stand in the order of the table of pages.
  const { routesById } = useRouter();
  return (
    <nav className={classes.links} aria-label={t('nav.label')}>
      {Object.values<AnyRoute>(routesById).map(({ to, options: { staticData } }) => {
        const { needs, navigation } = staticData ?? {};
        if (navigation === undefined || (navigation.ofOutbox && !hasOutbox)) return null;
        const { needsOne = [] } = navigation;
        const isTheirs = needs === undefined || permissions.includes(needs);
        const hasOne = needsOne.length === 0 || needsOne.some((one) => permissions.includes(one));
        return isTheirs && hasOne ? <NavigationLink key={to} to={to} {...navigation} /> : null;
      })}
    </nav>
  );
}

function NavigationLink({ to, text, icon: Icon }: NavigationEntry & { to: string }) {
  const { t } = useTranslation('office');
  const link = useRef<HTMLAnchorElement>(null);
  const isOpen = useMatchRoute()({ to, fuzzy: to !== '/' }) !== false;
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <Link
      ref={link}
      to={to}
      className={classes.link}
      activeOptions={{ exact: to === '/', includeSearch: false }}
      activeProps={{ 'aria-current': 'page' }}
    >
      <Icon size={19} stroke={1.7} aria-hidden="true" />
      {t(`nav.${text}`)}
      {to === '/alarms' ? <AlarmBadge /> : null}
    </Link>
  );
}
