import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import { Alert, Text } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { AskedPicture } from '../../parts/AskedPicture.tsx';
import { Mark } from '../../parts/Badges.tsx';
import { CaseColumns, CaseFound, CaseHead } from '../../parts/Case.tsx';
import { FactPanel, fact, type MaybeFact } from '../../parts/Facts.tsx';
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
  return (
    <CaseFound
      call={calls.officeDeposits.officeDeposit}
      request={{ params: { id: depositId } }}
      everyMs={15_000}
      unknown="cashier.deposit_unknown"
      unknownTitle={t('unknown')}
    >
      {(deposit) => <Detail key={deposit.id} deposit={deposit} />}
    </CaseFound>
  );
}

function Detail({ deposit }: { deposit: OfficeDeposit }) {
  const { t } = useTranslation('officeDeposits');
  return (
    <>
      <CaseHead to="/deposits" list={t('title')}>
        <Money amount={deposit.amount} currency={deposit.currency} />
        <Mark tone={depositTones[deposit.state]}>{t(`state.${deposit.state}`)}</Mark>
        {deposit.isSecond ? <Mark tone="changed">{t('second')}</Mark> : null}
      </CaseHead>
      <CaseColumns
        aside={
          <>
            <FactPanel title={t('about')} facts={useFacts(deposit)} />
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

function useFacts(deposit: OfficeDeposit): MaybeFact[] {
  const { t } = useTranslation('officeDeposits');
  const { to, currency, reviewSince, matchedBy, secondMatchedBy, bankReference, received, fee } = deposit;
  const { settledAt, held, note } = deposit;
  return [
    fact.copied(t('reference'), deposit.reference),
    fact.member(t('account'), deposit),
    ...(to === null
      ? [fact.name(t('provider'), deposit.provider), fact.copied(t('paymentId'), deposit.paymentId ?? '—')]
      : [
          fact.name(t('bank'), to.bank),
          fact.figure(t('number'), to.number),
          fact.figure(t('feePercent'), `${to.feePercent} %`),
        ]),
    fact.instant(t('createdAt'), deposit.createdAt),
    fact.instant(t('expiresAt'), deposit.expiresAt),
    fact.name(t('holder'), deposit.holder),
    reviewSince && fact.instant(t('reviewSince'), reviewSince),
    matchedBy && fact.name(t('matchedBy'), matchedBy),
    secondMatchedBy && fact.name(t('secondMatchedBy'), secondMatchedBy),
    bankReference && fact.figure(t('bankReference'), bankReference),
    received && fact.money(t('received'), received, currency),
    fee && fact.money(t('fee'), fee, currency),
    settledAt && fact.instant(t('settledAt'), settledAt),
    held?.reference && fact.figure(t('held.reference'), held.reference),
    note && fact.text(t('note'), note),
  ];
}
