import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { Mark } from '../../parts/Badges.tsx';
import { Panel } from '../../parts/Panel.tsx';
import classes from './protection.module.css';
import type { OnAsk, Security } from './security-view.ts';

const contacts = [
  { of: 'email', act: 'unverifyEmail' },
  { of: 'mobile', act: 'unverifyMobile' },
] as const;

/** Where codes go: masked, with whether the member has proven that it is his. */
export function ContactsPanel({ security, onAsk }: { security: Security; onAsk: OnAsk }) {
  const { t } = useTranslation('office');
  return (
    <Panel title={t('protection.contacts')}>
      <ul className={classes.list}>
        {contacts.map(({ of, act }) => {
          const contact = security[of];
          return (
            <li key={of}>
              <span className={classes.name}>
                {t(`protection.${of}`)}
                <bdi dir="ltr">{contact?.masked ?? '—'}</bdi>
              </span>
              {contact ? (
                <Mark tone={contact.isVerified ? 'good' : 'trial'}>
                  {t(contact.isVerified ? 'protection.verified' : 'protection.unverified')}
                </Mark>
              ) : null}
              {onAsk && contact?.isVerified ? (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={`${t(`protection.${of}`)}: ${t('protection.unverify')}`}
                  onClick={() => onAsk({ kind: act, contact: contact.masked })}
                >
                  {t('protection.unverify')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
