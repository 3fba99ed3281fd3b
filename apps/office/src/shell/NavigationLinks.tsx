import { useTranslation } from '@ikka/i18n/react';
import { Link } from '@tanstack/react-router';
import { AlarmBadge } from '../features/alarms/AlarmBadge.tsx';
import { useMe } from '../session/use-session.ts';
import classes from './NavigationLinks.module.css';
import { navigation } from './navigation.ts';

/** The pages that this operator may see. */
export function NavigationLinks() {
  const { t } = useTranslation('office');
  const { permissions = [], hasOutbox = false } = useMe().data ?? {};
  return (
    <nav className={classes.links} aria-label={t('nav.label')}>
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
