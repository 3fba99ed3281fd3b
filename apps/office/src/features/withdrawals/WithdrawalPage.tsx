import { calls } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { Text } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { BackLink } from '../../parts/BackLink.tsx';
import { Mark } from '../../parts/Badges.tsx';
import { CaseColumns, CaseFound, CaseTitle } from '../../parts/Case.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { MemberLink } from '../../parts/MemberLink.tsx';
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
  const { t } = useTranslation('officeWithdrawals');
  const { withdrawalId } = useParams({ from: '/shell/withdrawals/$withdrawalId' });
  const query = useRead(
    calls.officeWithdrawals.officeWithdrawal,
    { params: { id: withdrawalId } },
    { everyMs: 15_000 },
  );
  return (
    <CaseFound query={query} unknown="withdrawal.unknown" unknownTitle={t('unknown')}>
      {(withdrawal) => <Detail key={withdrawal.id} withdrawal={withdrawal} />}
    </CaseFound>
  );
}

function Detail({ withdrawal }: { withdrawal: OfficeWithdrawal }) {
  const { t } = useTranslation('officeWithdrawals');
  return (
    <>
      <PageHead
        before={<BackLink to="/withdrawals">{t('title')}</BackLink>}
        title={
          <CaseTitle>
            <Money amount={withdrawal.amount} currency={withdrawal.currency} />
            <Mark tone={withdrawalTones[withdrawal.state]}>{t(`state.${withdrawal.state}`)}</Mark>
            {withdrawal.escalatedAt === null ? null : <Mark tone="bad">{t('escalated')}</Mark>}
          </CaseTitle>
        }
      />
      <CaseColumns
        aside={
          <>
            <Panel title={t('risks')}>
              <Risks withdrawal={withdrawal} />
            </Panel>
            <Panel title={t('about')}>
              <Facts facts={useFacts(withdrawal)} />
            </Panel>
          </>
        }
      >
        <WithdrawalDeeds withdrawal={withdrawal} />
        <PaymentPanel withdrawal={withdrawal} />
        {withdrawal.dispute ? <DisputePanel withdrawal={withdrawal} dispute={withdrawal.dispute} /> : null}
        <Panel title={t('timeline')}>
          <Timeline steps={withdrawal.steps} />
        </Panel>
      </CaseColumns>
    </>
  );
}

function Risks({ withdrawal }: { withdrawal: OfficeWithdrawal }) {
  const { t } = useTranslation('officeWithdrawals');
  const { risks, needsSecond } = withdrawal;
  if (risks.length === 0 && !needsSecond) return <Text c="dimmed">{t('noRisks')}</Text>;
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
  const bank = textIn(payout.bankName, language);
  const facts: (readonly [string, React.ReactNode])[] = [
    [t('account'), <MemberLink key="account" memberId={withdrawal.memberId} account={withdrawal.account} />],
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
