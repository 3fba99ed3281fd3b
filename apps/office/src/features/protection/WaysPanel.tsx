import { useTranslation } from '@ikka/i18n/react';
import { Text } from '@mantine/core';
import { Instant } from '../../parts/Instant.tsx';
import { Panel } from '../../parts/Panel.tsx';
import classes from './protection.module.css';
import type { Security } from './security-view.ts';

/** The keys of devices by which the member gets in. */
export function PasskeysPanel({ security: { passkeys } }: { security: Security }) {
  const { t } = useTranslation('office');
  return (
    <Panel title={t('protection.passkeys')}>
      <ul className={classes.list}>
        {passkeys.map(({ id, name, lastUsedAt, createdAt }) => (
          <li key={id}>
            <bdi className={classes.name}>{name}</bdi>
            <small>
              {t(lastUsedAt ? 'protection.lastUsed' : 'protection.added')}{' '}
              <Instant at={lastUsedAt ?? createdAt} />
            </small>
          </li>
        ))}
      </ul>
      {passkeys.length === 0 ? <Text c="dimmed">{t('protection.noWays')}</Text> : null}
    </Panel>
  );
}

/** The houses elsewhere by which the member gets in. */
export function LinksPanel({ security: { links } }: { security: Security }) {
  const { t } = useTranslation('office');
  return (
    <Panel title={t('protection.links')}>
      <ul className={classes.list}>
        {links.map(({ provider, linkedAt }) => (
          <li key={provider}>
            <span className={classes.name}>{t(`protection.method.${provider}`)}</span>
            <small>
              {t('protection.added')} <Instant at={linkedAt} />
            </small>
          </li>
        ))}
      </ul>
      {links.length === 0 ? <Text c="dimmed">{t('protection.noWays')}</Text> : null}
    </Panel>
  );
}
