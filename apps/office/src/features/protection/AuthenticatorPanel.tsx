import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { Facts, fact } from '../../parts/Facts.tsx';
import { Panel } from '../../parts/Panel.tsx';
import classes from './protection.module.css';
import type { OnAsk, Security } from './security-view.ts';

export function AuthenticatorPanel({ security, onAsk }: { security: Security; onAsk: OnAsk }) {
  const { t } = useTranslation('office');
  const { hasAuthenticator, recoveryCodesLeft } = security;
  return (
    <Panel title={t('protection.authenticator')}>
      <Facts
        facts={[
          fact.mark(
            t('protection.app'),
            hasAuthenticator ? 'good' : 'trial',
            t(hasAuthenticator ? 'protection.set' : 'protection.notSet'),
          ),
          fact.count(t('protection.recoveryCodes'), recoveryCodesLeft),
        ]}
      />
      {onAsk && hasAuthenticator ? (
        <div className={classes.acts}>
          <Button
            variant="default"
            size="compact-sm"
            c="var(--ikka-money-out)"
            onClick={() => onAsk({ kind: 'removeAuthenticator' })}
          >
            {t('protection.ask.removeAuthenticator.action')}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}
