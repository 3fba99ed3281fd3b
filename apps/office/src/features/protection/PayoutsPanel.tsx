import { useTranslation } from '@ikka/i18n/react';
import { Text } from '@mantine/core';
import { Instant } from '../../parts/Instant.tsx';
import { Panel } from '../../parts/Panel.tsx';
import classes from './protection.module.css';
import type { Security } from './security-view.ts';

/** Where the member is paid out to: the kind and the end of each number. */
export function PayoutsPanel({ security: { payoutAccounts } }: { security: Security }) {
  const { t } = useTranslation('office');
  return (
    <Panel title={t('protection.payouts')}>
      <ul className={classes.list}>
        {payoutAccounts.map(({ id, kind, bankCode, network, numberMasked, addedAt }) => (
          <li key={id}>
            <span className={classes.name}>
              {t(`protection.payoutKind.${kind}`)}
              <bdi dir="ltr">{[bankCode ?? network, numberMasked].filter(Boolean).join(' ')}</bdi>
            </span>
            <small>
              {t('protection.added')} <Instant at={addedAt} />
            </small>
          </li>
        ))}
      </ul>
      {payoutAccounts.length === 0 ? <Text c="dimmed">{t('protection.noPayouts')}</Text> : null}
    </Panel>
  );
}
