import { calls } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import { Text } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { Mark, MarkReasons } from '../../parts/Badges.tsx';
import { CaseColumns, CaseFound, CaseHead } from '../../parts/Case.tsx';
import { FactPanel, fact, type MaybeFact } from '../../parts/Facts.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { DisputePanel } from './DisputePanel.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { Timeline } from './Timeline.tsx';
import { WithdrawalDeeds } from './WithdrawalDeeds.tsx';
import { type OfficeWithdrawal, withdrawalTones } from './withdrawal-words.ts';

/** One withdrawal: what speaks for a closer look, what has happened, and what can be done. */
export function WithdrawalPage() {
  const { t } = useTranslation('officeWithdrawals');
  const { withdrawalId } = useParams({ from: '/shell/withdrawals/$withdrawalId' });
  return (
    <CaseFound
      call={calls.officeWithdrawals.officeWithdrawal}
      request={{ params: { id: withdrawalId } }}
      everyMs={15_000}
      unknown="withdrawal.unknown"
      unknownTitle={t('unknown')}
    >
      {(withdrawal) => <Detail key={withdrawal.id} withdrawal={withdrawal} />}
    </CaseFound>
  );
}

function Detail({ withdrawal }: { withdrawal: OfficeWithdrawal }) {
  const { t } = useTranslation('officeWithdrawals');
  return (
    <>
      <CaseHead to="/withdrawals" list={t('title')}>
        <Money amount={withdrawal.amount} currency={withdrawal.currency} />
        <Mark tone={withdrawalTones[withdrawal.state]}>{t(`state.${withdrawal.state}`)}</Mark>
        {withdrawal.escalatedAt === null ? null : <Mark tone="bad">{t('escalated')}</Mark>}
      </CaseHead>
      <CaseColumns
        aside={
          <>
            <Panel title={t('risks')}>
              <Risks withdrawal={withdrawal} />
            </Panel>
            <FactPanel title={t('about')} facts={useFacts(withdrawal)} />
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
    <MarkReasons>
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
    </MarkReasons>
  );
}

function useFacts(withdrawal: OfficeWithdrawal): MaybeFact[] {
  const { t } = useTranslation('officeWithdrawals');
  const language = useLanguage();
  const { payout, before, secondApprovedBy, paymentReference, receipt, reason } = withdrawal;
  const bank = textIn(payout.bankName, language);
  return [
    fact.member(t('account'), withdrawal),
    fact.name(t('payout'), bank ?? t(`kind.${payout.kind}`)),
    payout.network && fact.figure(t('network'), payout.network),
    fact.figure(t('number'), payout.numberMasked),
    fact.name(t('holderName'), payout.holderName),
    fact.instant(t('payoutAddedAt'), withdrawal.payoutAddedAt),
    [
      t('before'),
      <span key="before">
        {t('beforeCount', { count: before.count })} ·{' '}
        <Money amount={before.sum} currency={withdrawal.currency} />
      </span>,
    ],
    fact.instant(t('submittedAt'), withdrawal.submittedAt),
    fact.instant(t('dueAt'), withdrawal.dueAt),
    fact.name(t('holder'), withdrawal.holder),
    fact.name(t('approvedBy'), withdrawal.approvedBy),
    secondApprovedBy && fact.name(t('secondApprovedBy'), secondApprovedBy),
    paymentReference && fact.figure(t('reference'), paymentReference),
    receipt && [t('receiptLabel'), t(`receipt.${receipt}`)],
    reason && fact.text(t('reason'), reason),
  ];
}
