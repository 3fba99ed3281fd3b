import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState } from '@ikka/ui';
import { Alert, Button, Tabs } from '@mantine/core';
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
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { BackLink } from '../../parts/BackLink.tsx';
import { StateBadge, TrialBadge } from '../../parts/Badges.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { useMay } from '../../session/use-session.ts';
import { ImposeBan } from '../card-cases/BanDialogs.tsx';
import { MemberLimits } from '../limits/MemberLimits.tsx';
import { MemberProtection } from '../protection/MemberProtection.tsx';
import { MoneyButtons } from '../treasury/MoneyButtons.tsx';
import { MemberAccount } from './MemberAccount.tsx';
import classes from './members.module.css';
import { SuspensionButton } from './SuspensionButton.tsx';

export type Member = CallValue<typeof calls.office.officeMember>;

/** The sides of a member beside his account. */
const tabs = ['protection', 'limits'] as const;

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
  const { tab } = useSearch({ from: '/shell/members/$memberId' });
  const navigate = useNavigate({ from: '/members/$memberId' });
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
      <Tabs
        value={tab ?? 'account'}
        keepMounted={false}
        onChange={(next) =>
          void navigate({ search: { tab: tabs.find((one) => one === next) }, resetScroll: false })
        }
      >
        <Tabs.List mb="md" aria-label={t('members.tabsLabel')}>
          <Tabs.Tab value="account" leftSection={<IconUser size={17} />}>
            {t('members.tabAccount')}
          </Tabs.Tab>
          <Tabs.Tab value="protection" leftSection={<IconShieldLock size={17} />}>
            {t('members.tabProtection')}
          </Tabs.Tab>
          <Tabs.Tab value="limits" leftSection={<IconHandStop size={17} />}>
            {t('members.tabLimits')}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="account">
          <MemberAccount member={member} />
        </Tabs.Panel>
        <Tabs.Panel value="protection">
          <MemberProtection member={member} />
        </Tabs.Panel>
        <Tabs.Panel value="limits">
          <MemberLimits member={member} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
