import { calls } from '@ikka/contract';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Figure, Money, PageSkeleton } from '@ikka/ui';
import { IconFileUnknown } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { useFailureText } from '../../api/failure-text.ts';
import { useRead } from '../../api/use-call.ts';
import { Allowed } from '../../parts/Allowed.tsx';
import { BackArrow } from '../../parts/arrows.tsx';
import { Mark } from '../../parts/Badges.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { Instant } from '../../parts/Instant.tsx';
import links from '../../parts/Links.module.css';
import { PageHead } from '../../parts/PageHead.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { DisputePanel } from './DisputePanel.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { Timeline } from './Timeline.tsx';
import { WithdrawalDeeds } from './WithdrawalDeeds.tsx';
import { type OfficeWithdrawal, withdrawalTones } from './withdrawal-words.ts';
import classes from './withdrawals.module.css';

/** One withdrawal: what speaks for a closer look, what has happened, and what can be done. */
export function WithdrawalPage() {
  return (
    <Allowed needs="withdrawals.read">
      <Found />
    </Allowed>
  );
}

function Found() {
  const { t } = useTranslation('officeWithdrawals');
  const { withdrawalId } = useParams({ from: '/shell/withdrawals/$withdrawalId' });
  const query = useRead(
    calls.officeWithdrawals.officeWithdrawal,
    { params: { id: withdrawalId } },
    { everyMs: 15_000 },
  );
  const failureText = useFailureText();
  if (query.error?.code === 'withdrawal.unknown' || query.error?.code === 'request.malformed') {
    return <EmptyState icon={<IconFileUnknown size={34} stroke={1.5} />} title={t('unknown')} />;
  }
  if (query.error && !query.data) {
    return <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />;
  }
  if (query.data === undefined || query.isPlaceholderData) return <PageSkeleton />;
  return <Detail key={query.data.id} withdrawal={query.data} />;
}

function Detail({ withdrawal }: { withdrawal: OfficeWithdrawal }) {
  const { t } = useTranslation('officeWithdrawals');
  return (
    <>
      <PageHead
        before={
          <Link to="/withdrawals" className={links.back}>
            <BackArrow />
            {t('title')}
          </Link>
        }
        title={
          <span className={classes.title}>
            <Money amount={withdrawal.amount} currency={withdrawal.currency} />
            <Mark tone={withdrawalTones[withdrawal.state]}>{t(`state.${withdrawal.state}`)}</Mark>
            {withdrawal.escalatedAt === null ? null : <Mark tone="bad">{t('escalated')}</Mark>}
          </span>
        }
      />
      <div className={classes.columns}>
        <div className={classes.side}>
          <WithdrawalDeeds withdrawal={withdrawal} />
          <PaymentPanel withdrawal={withdrawal} />
          {withdrawal.dispute ? <DisputePanel withdrawal={withdrawal} dispute={withdrawal.dispute} /> : null}
          <Panel title={t('timeline')}>
            <Timeline steps={withdrawal.steps} />
          </Panel>
        </div>
        <div className={classes.side}>
          <Panel title={t('risks')}>
            <Risks withdrawal={withdrawal} />
          </Panel>
          <Panel title={t('about')}>
            <Facts facts={useFacts(withdrawal)} />
          </Panel>
        </div>
      </div>
    </>
  );
}

function Risks({ withdrawal }: { withdrawal: OfficeWithdrawal }) {
  const { t } = useTranslation('officeWithdrawals');
  const { risks, needsSecond } = withdrawal;
  if (risks.length === 0 && !needsSecond) return <p className={classes.calm}>{t('noRisks')}</p>;
  return (
    <ul className={classes.risks}>
      {needsSecond ? (
        <li>
          <Mark tone="changed">{t('fourEyes')}</Mark>
          <span>{t('fourEyesWhy')}</span>
        </li>
      ) : null}
      {risks.map((risk) => (
        <li key={risk}>
          <Mark tone="trial">{t(`risk.${risk}`)}</Mark>
          <span>{t(`riskWhy.${risk}`)}</span>
        </li>
      ))}
    </ul>
  );
}

function useFacts(withdrawal: OfficeWithdrawal) {
  const { t } = useTranslation('officeWithdrawals');
  const language = useLanguage();
  const { payout, before } = withdrawal;
  const bank = language === 'en' ? payout.bankName?.EN : payout.bankName?.UR;
  const facts: (readonly [string, React.ReactNode])[] = [
    [
      t('account'),
      <Link
        key="account"
        to="/members/$memberId"
        params={{ memberId: withdrawal.memberId }}
        className={links.openWhole}
      >
        <bdi>{withdrawal.account}</bdi>
      </Link>,
    ],
    [t('payout'), <bdi key="payout">{bank ?? t(`kind.${payout.kind}`)}</bdi>],
    [t('number'), <Figure key="number">{payout.numberMasked}</Figure>],
    [t('holderName'), <bdi key="name">{payout.holderName}</bdi>],
    [t('payoutAddedAt'), <Instant key="added" at={withdrawal.payoutAddedAt} />],
    [
      t('before'),
      <span key="before">
        {t('beforeCount', { count: before.count })} ·{' '}
        <Money amount={before.sum} currency={withdrawal.currency} />
      </span>,
    ],
    [t('submittedAt'), <Instant key="submitted" at={withdrawal.submittedAt} />],
    [t('dueAt'), <Instant key="due" at={withdrawal.dueAt} />],
    [t('holder'), <bdi key="holder">{withdrawal.holder ?? '—'}</bdi>],
    [t('approvedBy'), <bdi key="approved">{withdrawal.approvedBy ?? '—'}</bdi>],
  ];
  if (payout.network) facts.splice(2, 0, [t('network'), <Figure key="network">{payout.network}</Figure>]);
  if (withdrawal.secondApprovedBy) {
    facts.push([t('secondApprovedBy'), <bdi key="second">{withdrawal.secondApprovedBy}</bdi>]);
  }
  if (withdrawal.paymentReference) {
    facts.push([t('reference'), <Figure key="reference">{withdrawal.paymentReference}</Figure>]);
  }
  if (withdrawal.receipt) facts.push([t('receiptLabel'), t(`receipt.${withdrawal.receipt}`)]);
  if (withdrawal.reason) {
    facts.push([
      t('reason'),
      <span key="reason" dir="auto">
        {withdrawal.reason}
      </span>,
    ]);
  }
  return facts;
}
