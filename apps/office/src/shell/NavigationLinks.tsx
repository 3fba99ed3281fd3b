import { useTranslation } from '@ikka/i18n/react';
import { Link, useMatchRoute } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { AlarmBadge } from '../features/alarms/AlarmBadge.tsx';
import { useMe } from '../session/use-session.ts';
import classes from './NavigationLinks.module.css';
import { navigation } from './navigation.ts';

/** The pages that this operator may see; the one that is open is in sight. */
export function NavigationLinks() {
  const { t } = useTranslation('office');
  const { permissions = [], hasOutbox = false } = useMe().data ?? {};
  return (
    <nav className={classes.links} aria-label={t('nav.label')}>
      {navigation
        .filter(({ needs }) => needs === undefined || permissions.includes(needs))
        .filter(({ needsOne }) => needsOne?.some((one) => permissions.includes(one)) ?? true)
        .filter(({ ofOutbox }) => hasOutbox || !ofOutbox)
        .map((entry) => (
          <NavigationLink key={entry.to} {...entry} />
        ))}
    </nav>
  );
}

function NavigationLink({ to, text, icon: Icon }: (typeof navigation)[number]) {
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
