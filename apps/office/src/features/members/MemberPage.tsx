import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Code, EmptyState, ErrorState, Money, PageSkeleton } from '@ikka/ui';
import { Alert, Button } from '@mantine/core';
import { IconBan, IconDice5, IconLockOpen, IconUserQuestion } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { useRead } from '../../api/use-call.ts';
import { Allowed } from '../../parts/Allowed.tsx';
import { BackArrow } from '../../parts/arrows.tsx';
import { StateBadge, TrialBadge } from '../../parts/Badges.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useWord } from '../../parts/use-word.ts';
import { useMay } from '../../session/use-session.ts';
import classes from './members.module.css';
import { Statement } from './Statement.tsx';
import { SuspensionDialog } from './SuspensionDialog.tsx';

type Member = CallValue<typeof calls.office.officeMember>;

/** One member: who, what is held, where he is logged in, and every movement of his money. */
export function MemberPage() {
  const { t } = useTranslation('office');
  const { memberId } = useParams({ from: '/shell/members/$memberId' });
  const query = useRead(calls.office.officeMember, { params: { id: memberId } });
  const failureText = useFailureText();
  return (
    <Allowed needs="members.read">
      {query.isPending ? <PageSkeleton /> : null}
      {query.error?.code === 'member.unknown' ? (
        <EmptyState
          icon={<IconUserQuestion size={34} stroke={1.5} />}
          title={t('members.unknown')}
          action={
            <Button variant="default" component={Link} to="/members">
              {t('members.toList')}
            </Button>
          }
        />
      ) : null}
      {query.error && query.error.code !== 'member.unknown' && !query.data ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data && !query.isPlaceholderData ? <MemberDetail member={query.data} /> : null}
    </Allowed>
  );
}

function MemberDetail({ member }: { member: Member }) {
  const { t } = useTranslation('office');
  const word = useWord();
  const mayWrite = useMay('members.write');
  const mayReadRounds = useMay('rounds.read');
  const [asking, setAsking] = useState(false);
  const isSuspended = member.state === 'suspended';
  return (
    <>
      <PageHead
        before={
          <Link to="/members" className={classes.back}>
            <BackArrow />
            {t('members.title')}
          </Link>
        }
        title={
          <span className={classes.title}>
            <bdi>{member.account}</bdi>
            <StateBadge state={member.state} />
            <TrialBadge isTrial={member.isTrial} />
          </span>
        }
      >
        {mayReadRounds ? (
          <Button
            variant="default"
            leftSection={<IconDice5 size={17} />}
            renderRoot={(props) => <Link {...props} to="/rounds" search={{ memberId: member.id }} />}
          >
            {t('members.toRounds')}
          </Button>
        ) : null}
        {mayWrite ? (
          <Button
            variant={isSuspended ? 'filled' : 'default'}
            {...(isSuspended ? {} : { c: 'var(--ikka-money-out)' })}
            leftSection={isSuspended ? <IconLockOpen size={17} /> : <IconBan size={17} />}
            onClick={() => setAsking(true)}
          >
            {t(isSuspended ? 'members.release' : 'members.suspend')}
          </Button>
        ) : null}
      </PageHead>
      {member.suspendedReason === null ? null : (
        <Alert color="coral" icon={<IconBan size={18} />} mb="md" title={t('members.suspendedTitle')}>
          <span dir="auto">{member.suspendedReason}</span>
        </Alert>
      )}
      <div className={classes.columns}>
        <Panel title={t('members.about')}>
          <Facts
            facts={[
              [t('members.id'), <Code key="id" value={member.id} />],
              [t('members.nickname'), <bdi key="nickname">{member.nickname}</bdi>],
              [t('members.role'), t(`members.agent.${member.isAgent}`)],
              [t('members.registered'), <Instant key="registered" at={member.registeredAt} />],
              [t('members.lastLogin'), <Instant key="last" at={member.lastLoginAt} />],
            ]}
          />
        </Panel>
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
      <Statement memberId={member.id} wallets={member.wallets} />
      <SuspensionDialog member={member} opened={asking} onClose={() => setAsking(false)} />
    </>
  );
}
