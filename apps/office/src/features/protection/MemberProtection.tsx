import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Alert, Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useRead } from '../../api/use-call.ts';
import { Instant } from '../../parts/Instant.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { useMay } from '../../session/use-session.ts';
import { AuthenticatorPanel } from './AuthenticatorPanel.tsx';
import { ContactsPanel } from './ContactsPanel.tsx';
import { GuardDialog } from './GuardDialog.tsx';
import type { GuardAct } from './guard-acts.ts';
import { LoginLog } from './LoginLog.tsx';
import { Messages } from './Messages.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { PayoutsPanel } from './PayoutsPanel.tsx';
import classes from './protection.module.css';
import { SessionPanels } from './SessionPanels.tsx';
import { LinksPanel, PasskeysPanel } from './WaysPanel.tsx';

/** What protects a member, where he is logged in, what happened at his account, and what can be done about it. */
export function MemberProtection({ member }: { member: { readonly id: string; readonly account: string } }) {
  const { t } = useTranslation('office');
  const mayWrite = useMay('members.write');
  const [asked, setAsked] = useState<GuardAct | null>(null);
  const query = useRead(calls.office.officeMemberSecurity, { params: { id: member.id } });
  // Who may only read sees no buttons.
  const onAsk = mayWrite ? setAsked : null;
  return (
    <>
      <Loaded query={query}>
        {(security) => (
          <>
            {security.locks.length > 0 ? (
              <Alert
                color="coral"
                icon={<IconLock size={18} />}
                mb="md"
                title={t('protection.lockedTitle')}
                role="status"
              >
                <ul className={classes.locks}>
                  {security.locks.map(({ of, until }) => (
                    <li key={of}>
                      {t(`protection.lock.${of}`)} · {t('protection.until')} <Instant at={until} />
                    </li>
                  ))}
                </ul>
                {onAsk ? (
                  <Button size="compact-sm" variant="default" onClick={() => onAsk({ kind: 'unlock' })}>
                    {t('protection.ask.unlock.action')}
                  </Button>
                ) : null}
              </Alert>
            ) : null}
            <div className={classes.columns}>
              <PasswordPanel security={security} onAsk={onAsk} />
              <ContactsPanel security={security} onAsk={onAsk} />
              <AuthenticatorPanel security={security} onAsk={onAsk} />
              <PasskeysPanel security={security} />
              <LinksPanel security={security} />
              <PayoutsPanel security={security} />
            </div>
          </>
        )}
      </Loaded>
      <SessionPanels memberId={member.id} onAsk={onAsk} />
      <LoginLog memberId={member.id} />
      <Messages key={member.id} memberId={member.id} />
      <GuardDialog member={member} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
