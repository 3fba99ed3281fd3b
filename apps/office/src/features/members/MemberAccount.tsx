import { useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import { Box } from '@mantine/core';
import { FactPanel, fact } from '../../parts/Facts.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useWord } from '../../parts/use-word.ts';
import { useMay } from '../../session/use-session.ts';
import { BonusClaims } from '../bonuses/BonusClaims.tsx';
import { MemberDocuments } from '../documents/MemberDocuments.tsx';
import { FrozenMoney } from '../treasury/FrozenMoney.tsx';
import type { Member } from './MemberPage.tsx';
import { MemberProfile } from './MemberProfile.tsx';
import classes from './members.module.css';
import { Statement } from './Statement.tsx';

/** Who the member is, what is held, where he is logged in, and every movement of his money. */
export function MemberAccount({ member }: { member: Member }) {
  const { t } = useTranslation('office');
  const word = useWord();
  const mayReview = useMay('documents.review');
  const maySeeFrozen = useMay('adjustments.read');
  const maySeeBonuses = useMay('bonuses.read');
  return (
    <>
      <div className={classes.columns}>
        <FactPanel
          title={t('members.about')}
          facts={[
            fact.copied(t('members.id'), member.id),
            fact.name(t('members.nickname'), member.nickname),
            [t('members.role'), t(`members.agent.${member.isAgent}`)],
            fact.instant(t('members.registered'), member.registeredAt),
            fact.instant(t('members.lastLogin'), member.lastLoginAt),
          ]}
        />
        <Panel title={t('members.wallets')}>
          {member.wallets.map((wallet) => (
            <div key={wallet.accountId} className={classes.wallet}>
              <span>
                {word('account', wallet.kind)}{' '}
                <small>
                  <bdi>{wallet.accountId}</bdi>
                </small>
              </span>
              <strong>
                <Money amount={wallet.balance} currency={wallet.currency} />
              </strong>
            </div>
          ))}
          {member.wallets.length === 0 ? t('members.noWallets') : null}
        </Panel>
        <Panel title={t('members.sessions')}>
          {member.sessions.map((session) => (
            <div key={session.id} className={classes.session}>
              <span>
                <bdi dir="ltr">{session.ip}</bdi> · {t('members.lastSeen')}{' '}
                <Instant at={session.lastSeenAt} />
              </span>
              <small className={classes.agent} title={session.userAgent}>
                <bdi dir="ltr">{session.userAgent}</bdi>
              </small>
            </div>
          ))}
          {member.sessions.length === 0 ? t('members.noSessions') : null}
        </Panel>
      </div>
      <div className={classes.columns}>
        <MemberProfile member={member} />
        {maySeeFrozen && !member.isTrial ? <FrozenMoney memberId={member.id} /> : null}
        {mayReview ? <MemberDocuments memberId={member.id} /> : null}
      </div>
      {maySeeBonuses && !member.isTrial ? (
        <Box mb="lg">
          <BonusClaims filter={{ memberId: member.id }} title={t('nav.bonuses')} />
        </Box>
      ) : null}
      <Statement memberId={member.id} wallets={member.wallets} />
    </>
  );
}
