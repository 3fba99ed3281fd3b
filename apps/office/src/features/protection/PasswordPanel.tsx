import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { Badges, Mark } from '../../parts/Badges.tsx';
import { Facts, fact } from '../../parts/Facts.tsx';
import { Panel } from '../../parts/Panel.tsx';
import classes from './protection.module.css';
import type { OnAsk, Security } from './security-view.ts';

/** The log-in's password and the payment password: since when, never what. */
export function PasswordPanel({ security, onAsk }: { security: Security; onAsk: OnAsk }) {
  const { t } = useTranslation('office');
  const { hasPassword, isPasswordWeak, isPasswordChangeAsked, email, resetMailbox } = security;
  return (
    <Panel title={t('protection.passwords')}>
      <Facts
        facts={[
          [
            t('protection.password'),
            <Badges key="password">
              <Mark tone={hasPassword ? 'good' : 'trial'}>
                {t(hasPassword ? 'protection.set' : 'protection.notSet')}
              </Mark>
              {isPasswordWeak ? <Mark tone="bad">{t('protection.weak')}</Mark> : null}
              {isPasswordChangeAsked ? <Mark tone="changed">{t('protection.changeAsked')}</Mark> : null}
            </Badges>,
          ],
          fact.instant(t('protection.since'), security.passwordChangedAt),
          fact.mark(
            t('protection.paymentPassword'),
            security.hasPaymentPassword ? 'good' : 'trial',
            t(security.hasPaymentPassword ? 'protection.set' : 'protection.notSet'),
          ),
        ]}
      />
      {onAsk ? (
        <div className={classes.acts}>
          {hasPassword && !isPasswordChangeAsked ? (
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => onAsk({ kind: 'forcePasswordChange' })}
            >
              {t('protection.ask.forcePasswordChange.action')}
            </Button>
          ) : null}
          {email && resetMailbox ? (
            <Button
              variant="default"
              size="compact-sm"
              onClick={() =>
                onAsk({
                  kind: resetMailbox === 'verified' ? 'sendResetLink' : 'sendUnverifiedLink',
                  email: email.masked,
                })
              }
            >
              {t('protection.ask.sendResetLink.action')}
            </Button>
          ) : (
            <small>{t('protection.noMailbox')}</small>
          )}
        </div>
      ) : null}
    </Panel>
  );
}
