import { formatInstant } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Code, EmptyState, ErrorState, Figure, ListSkeleton, Money } from '@ikka/ui';
import { Alert, Button, useDirection } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconClockExclamation, IconReceiptOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLayers } from '../../parts/address/use-layers.ts';
import { CallFailure } from '../../parts/calls/client.ts';
import { statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { instantInWords } from '../../parts/time/instant-in-words.ts';
import { DisputeCard } from './DisputeCard.tsx';
import { PaymentWord } from './PaymentWord.tsx';
import { useTargetName } from './use-target-name.ts';
import { withdrawalQuery } from './use-withdrawals.ts';
import { WithdrawalBadge } from './WithdrawalBadge.tsx';
import classes from './WithdrawalStatus.module.css';
import { isOver, type Withdrawal, whoHas } from './withdrawal-view.ts';

/** One withdrawal: where it is, who has it and by when, what is asked of the member, and what has happened. */
export function WithdrawalStatus({ id }: { id: string }) {
  const { t } = useTranslation(['withdrawals', 'common']);
  const failureText = useFailureText();
  const { show } = useLayers();
  const { dir } = useDirection();
  const withdrawal = useQuery(withdrawalQuery(id));
  const Back = dir === 'rtl' ? IconArrowRight : IconArrowLeft;
  const isUnknown =
    withdrawal.error instanceof CallFailure && withdrawal.error.failed.code === 'withdrawal.unknown';
  return (
    <div className={classes.status}>
      <Button
        variant="subtle"
        className={classes.back}
        leftSection={<Back size={17} />}
        onClick={() => show({ centre: 'withdraw' })}
      >
        {t('back')}
      </Button>
      {withdrawal.isPending ? (
        <ListSkeleton rows={4} height={72} />
      ) : isUnknown ? (
        <EmptyState title={t('unknownTitle')} icon={<IconReceiptOff size={34} stroke={1.4} />} />
      ) : withdrawal.isError ? (
        <ErrorState message={failureText(withdrawal.error)} onRetry={() => void withdrawal.refetch()} />
      ) : (
        <Known withdrawal={withdrawal.data} />
      )}
    </div>
  );
}

function Known({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals');
  const zone = useQuery(statusQuery).data?.timeZone;
  const { state } = withdrawal;
  return (
    <>
      <div className={classes.amount} aria-live="polite">
        <WithdrawalBadge state={state} />
        <span className={classes.money}>
          <Money amount={withdrawal.amount} currency={withdrawal.currency} />
        </span>
        <p className={classes.stage}>
          {state === 'received' && withdrawal.receipt
            ? `${t('stage.received')} ${t(`receipt.${withdrawal.receipt}`)}`
            : t(`stage.${state}`)}
        </p>
      </div>
      {withdrawal.escalatedAt && !isOver(state) ? (
        <Alert color="gold" icon={<IconClockExclamation />}>
          {t('late', { time: instantInWords(withdrawal.escalatedAt, zone) })}
        </Alert>
      ) : null}
      <Promised withdrawal={withdrawal} />
      {state === 'paid' ? <PaymentWord withdrawal={withdrawal} /> : null}
      {withdrawal.dispute ? <DisputeCard withdrawal={withdrawal} dispute={withdrawal.dispute} /> : null}
      <section className={classes.section}>
        <h3 className={classes.title}>{t('timeline')}</h3>
        <Timeline withdrawal={withdrawal} />
      </section>
      <MoreFacts withdrawal={withdrawal} />
    </>
  );
}

/** Who has it now and by when: what the house has promised. */
function Promised({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals');
  const zone = useQuery(statusQuery).data?.timeZone;
  const who = whoHas(withdrawal.state);
  if (who === null) return null;
  return (
    <dl className={classes.promise}>
      <Fact name={t('who.label')}>{t(`who.${who}`)}</Fact>
      {withdrawal.dueAt ? (
        <Fact name={t(withdrawal.state === 'paid' ? 'by.paid' : 'by.label')}>
          <Figure>{formatInstant(withdrawal.dueAt, zone)}</Figure>
        </Fact>
      ) : null}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Timeline({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals');
  const zone = useQuery(statusQuery).data?.timeZone;
  const last = withdrawal.steps.length - 1;
  return (
    <ol className={classes.timeline}>
      {withdrawal.steps.map(({ at, step }, place) => (
        <li
          key={`${at} ${step}`}
          data-step={step}
          aria-current={place === last && !isOver(withdrawal.state) ? 'step' : undefined}
        >
          <span>{t(`step.${step}`)}</span>
          <Figure>{formatInstant(at, zone)}</Figure>
        </li>
      ))}
    </ol>
  );
}

function MoreFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals');
  const zone = useQuery(statusQuery).data?.timeZone;
  const targetName = useTargetName();
  const { payout, settledAt, paymentReference, reason } = withdrawal;
  return (
    <dl className={classes.facts}>
      <Fact name={t('facts.to')}>
        {targetName(payout)} <Figure>{payout.numberMasked}</Figure> <bdi>{payout.holderName}</bdi>
      </Fact>
      <Fact name={t('facts.submittedAt')}>
        <Figure>{formatInstant(withdrawal.submittedAt, zone)}</Figure>
      </Fact>
      {settledAt ? (
        <Fact name={t('facts.settledAt')}>
          <Figure>{formatInstant(settledAt, zone)}</Figure>
        </Fact>
      ) : null}
      {paymentReference ? (
        <Fact name={t('facts.reference')}>
          <Code value={paymentReference} />
        </Fact>
      ) : null}
      {reason ? (
        <Fact name={t('facts.reason')}>
          <span dir="auto">{reason}</span>
        </Fact>
      ) : null}
    </dl>
  );
}
