import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Code, EmptyState, ErrorState, Figure, Money, PageSkeleton } from '@ikka/ui';
import { Alert } from '@mantine/core';
import { IconFileUnknown, IconScale } from '@tabler/icons-react';
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
import { DepositDeeds } from './DepositDeeds.tsx';
import { depositTones, type OfficeDeposit } from './deposit-words.ts';
import classes from './deposits.module.css';
import { MatchPanel } from './MatchPanel.tsx';
import { ProofPicture } from './ProofPicture.tsx';

/** One bank transfer: what to look for on the statement, the proof, and what can be done. */
export function DepositPage() {
  return (
    <Allowed needs="deposits.read">
      <Found />
    </Allowed>
  );
}

function Found() {
  const { t } = useTranslation('officeDeposits');
  const { depositId } = useParams({ from: '/shell/deposits/$depositId' });
  const query = useRead(
    calls.officeDeposits.officeDeposit,
    { params: { id: depositId } },
    { everyMs: 15_000 },
  );
  const failureText = useFailureText();
  if (query.error?.code === 'cashier.deposit_unknown' || query.error?.code === 'request.malformed') {
    return <EmptyState icon={<IconFileUnknown size={34} stroke={1.5} />} title={t('unknown')} />;
  }
  if (query.error && !query.data) {
    return <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />;
  }
  if (query.data === undefined || query.isPlaceholderData) return <PageSkeleton />;
  return <Detail key={query.data.id} deposit={query.data} />;
}

function Detail({ deposit }: { deposit: OfficeDeposit }) {
  const { t } = useTranslation('officeDeposits');
  const facts = useFacts(deposit);
  return (
    <>
      <PageHead
        before={
          <Link to="/deposits" className={links.back}>
            <BackArrow />
            {t('title')}
          </Link>
        }
        title={
          <span className={classes.title}>
            <Money amount={deposit.amount} currency={deposit.currency} />
            <Mark tone={depositTones[deposit.state]}>{t(`state.${deposit.state}`)}</Mark>
            {deposit.isSecond ? <Mark tone="changed">{t('second')}</Mark> : null}
          </span>
        }
      />
      <div className={classes.columns}>
        <div className={classes.side}>
          {deposit.figuresDiffered && deposit.state === 'review' ? (
            <Alert icon={<IconScale />} color="amber">
              {t('figuresDiffered')}
            </Alert>
          ) : null}
          <DepositDeeds deposit={deposit} />
          <MatchPanel key={`${deposit.state} ${deposit.isSecond}`} deposit={deposit} />
          <Panel title={t('proofs')}>
            {deposit.proofIds.length === 0 ? (
              <p className={classes.calm}>{t('noProofs')}</p>
            ) : (
              <ul className={classes.proofs}>
                {deposit.proofIds.map((proof, at) => (
                  <ProofPicture key={proof} id={deposit.id} proof={proof} no={at + 1} />
                ))}
              </ul>
            )}
          </Panel>
        </div>
        <div className={classes.side}>
          <Panel title={t('about')}>
            <Facts facts={facts} />
          </Panel>
        </div>
      </div>
    </>
  );
}

function useFacts(deposit: OfficeDeposit) {
  const { t } = useTranslation('officeDeposits');
  const { to, currency } = deposit;
  const money = (key: string, amount: string) => <Money key={key} amount={amount} currency={currency} />;
  const facts: (readonly [string, React.ReactNode])[] = [
    [t('reference'), <Code key="reference" value={deposit.reference} />],
    [
      t('account'),
      <Link
        key="account"
        to="/members/$memberId"
        params={{ memberId: deposit.memberId }}
        className={links.openWhole}
      >
        <bdi>{deposit.account}</bdi>
      </Link>,
    ],
    [t('bank'), <bdi key="bank">{to.bank}</bdi>],
    [t('number'), <Figure key="number">{to.number}</Figure>],
    [t('feePercent'), <Figure key="percent">{`${to.feePercent} %`}</Figure>],
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
