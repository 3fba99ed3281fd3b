import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Button } from '@mantine/core';
import { Mark } from '../../parts/Badges.tsx';
import { Facts } from '../../parts/Facts.tsx';
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
          [
            t('protection.app'),
            <Mark key="app" tone={hasAuthenticator ? 'good' : 'trial'}>
              {t(hasAuthenticator ? 'protection.set' : 'protection.notSet')}
            </Mark>,
          ],
          [t('protection.recoveryCodes'), <Figure key="codes">{formatNumber(recoveryCodesLeft)}</Figure>],
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
