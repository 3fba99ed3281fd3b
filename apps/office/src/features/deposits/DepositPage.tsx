import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Code, Figure, Money } from '@ikka/ui';
import { Alert, Text } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { AskedPicture } from '../../parts/AskedPicture.tsx';
import { BackLink } from '../../parts/BackLink.tsx';
import { Mark } from '../../parts/Badges.tsx';
import { CaseColumns, CaseFound, CaseTitle } from '../../parts/Case.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { MemberLink } from '../../parts/MemberLink.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { PictureRow } from '../../parts/Pictures.tsx';
import { ChosenBonus } from './ChosenBonus.tsx';
import { DepositDeeds } from './DepositDeeds.tsx';
import { depositTones, type OfficeDeposit } from './deposit-words.ts';
import { HeldPanel } from './HeldPanel.tsx';
import { MatchPanel } from './MatchPanel.tsx';

/** One bank transfer: what to look for on the statement, the proof, and what can be done. */
export function DepositPage() {
  const { t } = useTranslation('officeDeposits');
  const { depositId } = useParams({ from: '/shell/deposits/$depositId' });
  const query = useRead(
    calls.officeDeposits.officeDeposit,
    { params: { id: depositId } },
    { everyMs: 15_000 },
  );
  return (
    <CaseFound query={query} unknown="cashier.deposit_unknown" unknownTitle={t('unknown')}>
      {(deposit) => <Detail key={deposit.id} deposit={deposit} />}
    </CaseFound>
  );
}

function Detail({ deposit }: { deposit: OfficeDeposit }) {
  const { t } = useTranslation('officeDeposits');
  const facts = useFacts(deposit);
  return (
    <>
      <PageHead
        before={<BackLink to="/deposits">{t('title')}</BackLink>}
        title={
          <CaseTitle>
            <Money amount={deposit.amount} currency={deposit.currency} />
            <Mark tone={depositTones[deposit.state]}>{t(`state.${deposit.state}`)}</Mark>
            {deposit.isSecond ? <Mark tone="changed">{t('second')}</Mark> : null}
          </CaseTitle>
        }
      />
      <CaseColumns
        aside={
          <>
            <Panel title={t('about')}>
              <Facts facts={facts} />
            </Panel>
            <ChosenBonus deposit={deposit} />
          </>
        }
      >
        {deposit.figuresDiffered && deposit.state === 'review' ? (
          <Alert icon={<IconScale />} color="amber">
            {t('figuresDiffered')}
          </Alert>
        ) : null}
        <HeldPanel deposit={deposit} />
        <DepositDeeds deposit={deposit} />
        <MatchPanel key={`${deposit.state} ${deposit.isSecond}`} deposit={deposit} />
        <Panel title={t('proofs')}>
          {deposit.proofIds.length === 0 ? (
            <Text c="dimmed">{t('noProofs')}</Text>
          ) : (
            <PictureRow>
              {deposit.proofIds.map((proof, at) => (
                <AskedPicture
                  key={proof}
                  call={calls.officeDeposits.officeDepositProof}
                  request={{ params: { id: deposit.id, proof } }}
                  ask={t('showProof', { no: at + 1 })}
                  alt={t('proofOf', { no: at + 1 })}
                />
              ))}
            </PictureRow>
          )}
        </Panel>
      </CaseColumns>
    </>
  );
}

function useFacts(deposit: OfficeDeposit) {
  const { t } = useTranslation('officeDeposits');
  const { to, currency } = deposit;
  const money = (key: string, amount: string) => <Money key={key} amount={amount} currency={currency} />;
  const facts: (readonly [string, React.ReactNode])[] = [
    [t('reference'), <Code key="reference" value={deposit.reference} />],
    [t('account'), <MemberLink key="account" memberId={deposit.memberId} account={deposit.account} />],
    ...(to === null
      ? ([
          [t('provider'), <bdi key="provider">{deposit.provider}</bdi>],
          [t('paymentId'), <Code key="paymentId" value={deposit.paymentId ?? '—'} />],
        ] as const)
      : ([
          [t('bank'), <bdi key="bank">{to.bank}</bdi>],
          [t('number'), <Figure key="number">{to.number}</Figure>],
          [t('feePercent'), <Figure key="percent">{`${to.feePercent} %`}</Figure>],
        ] as const)),
    [t('createdAt'), <Instant key="created" at={deposit.createdAt} />],
    [t('expiresAt'), <Instant key="expires" at={deposit.expiresAt} />],
    [t('holder'), <bdi key="holder">{deposit.holder ?? '—'}</bdi>],
  ];
  if (deposit.reviewSince) {
    facts.push([t('reviewSince'), <Instant key="since" at={deposit.reviewSince} />]);
  }
  if (deposit.matchedBy) facts.push([t('matchedBy'), <bdi key="matched">{deposit.matchedBy}</bdi>]);
  if (deposit.secondMatchedBy) {
    facts.push([t('secondMatchedBy'), <bdi key="second">{deposit.secondMatchedBy}</bdi>]);
  }
  if (deposit.bankReference) {
    facts.push([t('bankReference'), <Figure key="bankReference">{deposit.bankReference}</Figure>]);
  }
  if (deposit.received) facts.push([t('received'), money('received', deposit.received)]);
  if (deposit.fee) facts.push([t('fee'), money('fee', deposit.fee)]);
  if (deposit.settledAt) facts.push([t('settledAt'), <Instant key="settled" at={deposit.settledAt} />]);
  if (deposit.held?.reference) {
    facts.push([t('held.reference'), <Figure key="back">{deposit.held.reference}</Figure>]);
  }
  if (deposit.note) {
    facts.push([
      t('note'),
      <span key="note" dir="auto">
        {deposit.note}
      </span>,
    ]);
  }
  return facts;
}
