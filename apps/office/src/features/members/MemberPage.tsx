import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState } from '@ikka/ui';
import { Alert, Button } from '@mantine/core';
import {
  IconBan,
  IconDice5,
  IconHandStop,
  IconHourglass,
  IconPlayCardOff,
  IconShieldLock,
  IconUser,
  IconUserQuestion,
} from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { BackLink } from '../../parts/BackLink.tsx';
import { StateBadge, TrialBadge } from '../../parts/Badges.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Sides } from '../../parts/Sides.tsx';
import { useMay } from '../../session/use-session.ts';
import { ImposeBan } from '../card-cases/BanDialogs.tsx';
import { MemberLimits } from '../limits/MemberLimits.tsx';
import { MemberProtection } from '../protection/MemberProtection.tsx';
import { MoneyButtons } from '../treasury/MoneyButtons.tsx';
import { MemberAccount } from './MemberAccount.tsx';
import classes from './members.module.css';
import { SuspensionButton } from './SuspensionButton.tsx';

export type Member = CallValue<typeof calls.office.officeMember>;

/** One member: his account with every movement of his money, what protects it, and his limits. */
export function MemberPage() {
  const { t } = useTranslation('office');
  const { memberId } = useParams({ from: '/shell/members/$memberId' });
  const query = useRead(calls.office.officeMember, { params: { id: memberId } });
  if (query.error?.code === 'member.unknown') {
    return (
      <EmptyState
        icon={<IconUserQuestion size={34} stroke={1.5} />}
        title={t('members.unknown')}
        action={
          <Button variant="default" component={Link} to="/members">
            {t('members.toList')}
          </Button>
        }
      />
    );
  }
  return <Loaded query={query}>{(member) => <MemberDetail member={member} />}</Loaded>;
}

function MemberDetail({ member }: { member: Member }) {
  const { t } = useTranslation('office');
  const mayWrite = useMay('members.write');
  const mayReadRounds = useMay('rounds.read');
  const mayBan = useMay('integrity.write') && !member.isTrial;
  return (
    <>
      <PageHead
        before={<BackLink to="/members">{t('members.title')}</BackLink>}
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
        {mayReadRounds ? (
          <Button
            variant="default"
            leftSection={<IconHourglass size={17} />}
            renderRoot={(props) => (
              <Link {...props} to="/rounds" search={{ memberId: member.id, state: 'open' }} />
            )}
          >
            {t('members.toOpenRounds')}
          </Button>
        ) : null}
        <MoneyButtons member={member} />
        {mayBan ? (
          <ImposeBan
            member={{ memberId: member.id, account: member.account }}
            look={{ leftSection: <IconPlayCardOff size={17} />, children: t('members.cardRoomBan') }}
          />
        ) : null}
        {mayWrite ? <SuspensionButton member={member} /> : null}
      </PageHead>
      {member.suspendedReason === null ? null : (
        <Alert color="coral" icon={<IconBan size={18} />} mb="md" title={t('members.suspendedTitle')}>
          <span dir="auto">{member.suspendedReason}</span>
        </Alert>
      )}
      <Sides
        label={t('members.tabsLabel')}
        sides={[
          {
            name: 'account',
            title: t('members.tabAccount'),
            icon: IconUser,
            shows: <MemberAccount member={member} />,
          },
          {
            name: 'protection',
            title: t('members.tabProtection'),
            icon: IconShieldLock,
            shows: <MemberProtection member={member} />,
          },
          {
            name: 'limits',
            title: t('members.tabLimits'),
            icon: IconHandStop,
            shows: <MemberLimits member={member} />,
          },
        ]}
      />
    </>
  );
}
