import { formatInstant, formatMoney } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Code, ErrorState, Figure, ListSkeleton, ModalShell, Money } from '@ikka/ui';
import { Alert, Button, Group, useDirection } from '@mantine/core';
import { IconAlertCircle, IconArrowLeft, IconArrowRight, IconCheck, IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLayers } from '../../parts/address/use-layers.ts';
import { ChosenBonus } from '../../parts/bonuses/ChosenBonus.tsx';
import { balanceQuery, statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { ExclusionNote } from '../../parts/protection/ExclusionNote.tsx';
import { protectionQuery } from '../../parts/protection/protection-query.ts';
import { DepositBadge } from './DepositBadge.tsx';
import classes from './DepositStatus.module.css';
import { broughtBy, type Deposit, depositSteps, isOpen, stepStates } from './deposit-view.ts';
import { ProviderPanel } from './ProviderPanel.tsx';
import { TransferPanel } from './TransferPanel.tsx';
import { TransferProofs } from './TransferProofs.tsx';
import { chosenWith, depositQuery, useCancelDeposit, useCreateDeposit } from './use-deposits.ts';

/** One deposit on its way: where the money is, what to do next, and the outcome as soon as it is known. */
export function DepositStatus({ id }: { id: string }) {
  const { t } = useTranslation(['cashier', 'common']);
  const failureText = useFailureText();
  const { show } = useLayers();
  const { dir } = useDirection();
  const queries = useQueryClient();
  const deposit = useQuery(depositQuery(id));
  const state = deposit.data?.state;
  useEffect(() => {
    if (state === 'paid') void queries.invalidateQueries({ queryKey: balanceQuery.queryKey });
  }, [state, queries]);
  const Back = dir === 'rtl' ? IconArrowRight : IconArrowLeft;

  return (
    <div className={classes.status}>
      <Button
        variant="subtle"
        className={classes.back}
        leftSection={<Back size={17} />}
        onClick={() => show({ centre: 'depositv2' })}
      >
        {t('status.back')}
      </Button>
      {deposit.isPending ? (
        <ListSkeleton rows={4} height={72} />
      ) : deposit.isError ? (
        <ErrorState message={failureText(deposit.error)} onRetry={() => void deposit.refetch()} />
      ) : (
        <Known deposit={deposit.data} />
      )}
    </div>
  );
}

function Known({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation(['cashier', 'bonuses']);
  const zone = useQuery(statusQuery).data?.timeZone;
  const open = isOpen(deposit.state);
  const exclusion = useQuery(protectionQuery).data?.exclusion ?? null;
  // To whom play is closed no way to pay is shown; what he has paid already is taken care of.
  const isClosed = exclusion !== null && open && !deposit.isSeen;
  return (
    <>
      <div className={classes.amount} aria-live="polite">
        <DepositBadge deposit={deposit} />
        <span className={classes.money}>
          <Money
            amount={broughtBy(deposit)}
            currency={deposit.currency}
            tone={deposit.state === 'paid' ? 'direction' : 'plain'}
          />
        </span>
        <span className={classes.sub}>{deposit.methodName}</span>
      </div>
      <Steps deposit={deposit} />
      {isClosed ? (
        <ExclusionNote exclusion={exclusion} />
      ) : deposit.held ? (
        <HeldNote held={deposit.held} currency={deposit.currency} />
      ) : deposit.transfer ? (
        <TransferPanel deposit={deposit} transfer={deposit.transfer} />
      ) : (
        <ProviderPanel deposit={deposit} />
      )}
      {deposit.transfer?.mayProve ? <TransferProofs deposit={deposit} transfer={deposit.transfer} /> : null}
      <dl className={classes.facts}>
        <div>
          <dt>{t('status.reference')}</dt>
          <dd>
            <Code value={deposit.reference} />
          </dd>
        </div>
        <div>
          <dt>{t('status.startedAt')}</dt>
          <dd>
            <Figure>{formatInstant(deposit.createdAt, zone)}</Figure>
          </dd>
        </div>
        {deposit.bonus === null ? null : (
          <div>
            <dt>{t('bonuses:deposit.title')}</dt>
            <dd>
              <ChosenBonus bonus={deposit.bonus} currency={deposit.currency} />
            </dd>
          </div>
        )}
        {deposit.state === 'review' ? null : (
          <div>
            <dt>{t(open ? 'status.expiresAt' : 'status.settledAt')}</dt>
            <dd>
              <Figure>{formatInstant(deposit.settledAt ?? deposit.expiresAt, zone)}</Figure>
            </dd>
          </div>
        )}
      </dl>
      {open && !deposit.isSeen ? <Cancel deposit={deposit} /> : null}
      {open || exclusion ? null : <Again deposit={deposit} />}
    </>
  );
}

/** Why money that came is not in the balance, and what becomes of it. */
function HeldNote({ held, currency }: { held: NonNullable<Deposit['held']>; currency: string }) {
  const { t } = useTranslation('cashier');
  const amount = formatMoney(held.amount, currency);
  if (held.reference === null)
    return <p className={classes.outcome}>{t(`held.${held.because}`, { amount })}</p>;
  return (
    <div className={classes.outcome}>
      <p>{t('held.returned', { amount })}</p>
      <dl className={classes.facts}>
        <div>
          <dt>{t('held.reference')}</dt>
          <dd>
            <Code value={held.reference} />
          </dd>
        </div>
        {held.reason === null ? null : (
          <div>
            <dt>{t('held.reason')}</dt>
            <dd dir="auto">{held.reason}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** One more of the same where this one brought nothing; else the form. */
function Again({ deposit: { transfer, state, isUnclear, method, amount, bonus } }: { deposit: Deposit }) {
  const { t } = useTranslation('cashier');
  const failureText = useFailureText();
  const { show } = useLayers();
  const create = useCreateDeposit();
  const mayRepeat = !transfer && state !== 'paid' && state !== 'held' && !isUnclear;
  const onSuccess = ({ id }: Deposit) => show({ centre: 'depositv2', deposit: id });
  return (
    <>
      {create.isError ? (
        <Alert color="coral" icon={<IconAlertCircle />} role="alert">
          {failureText(create.error)}
        </Alert>
      ) : null}
      <Group grow gap="sm">
        {mayRepeat ? (
          <Button
            loading={create.isPending}
            onClick={() => create.mutate({ method, amount, ...chosenWith(bonus) }, { onSuccess })}
          >
            {t('status.sameAgain')}
          </Button>
        ) : null}
        <Button variant="light" onClick={() => show({ centre: 'depositv2' })}>
          {t('status.again')}
        </Button>
      </Group>
    </>
  );
}

function Steps({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('cashier');
  const states = stepStates(deposit.state);
  return (
    <ol className={classes.steps}>
      {depositSteps.map((step, i) => (
        <li
          key={step}
          className={classes.step}
          data-state={states[i]}
          aria-current={states[i] === 'now' ? 'step' : undefined}
        >
          <span className={classes.dot}>
            {states[i] === 'done' ? (
              <IconCheck size={16} stroke={3} />
            ) : states[i] === 'stopped' ? (
              <IconX size={16} stroke={3} />
            ) : null}
          </span>
          {t(deposit.transfer && step === 'paying' ? 'transfer.step' : `status.step.${step}`)}
        </li>
      ))}
    </ol>
  );
}

function Cancel({ deposit: { id, transfer } }: { deposit: Deposit }) {
  const { t } = useTranslation('cashier');
  const [asking, setAsking] = useState(false);
  const cancel = useCancelDeposit(id);
  return (
    <>
      <Button variant="subtle" color="coral" onClick={() => setAsking(true)}>
        {t('status.cancel')}
      </Button>
      <ModalShell opened={asking} onClose={() => setAsking(false)} title={t('status.cancelTitle')} size={400}>
        <p>{t(transfer ? 'transfer.cancelHint' : 'status.cancelHint')}</p>
        <Group justify="end" gap="sm">
          <Button variant="default" data-autofocus onClick={() => setAsking(false)}>
            {t('status.keep')}
          </Button>
          <Button
            color="coral"
            loading={cancel.isPending}
            onClick={() => cancel.mutate(undefined, { onSettled: () => setAsking(false) })}
          >
            {t('status.cancel')}
          </Button>
        </Group>
      </ModalShell>
    </>
  );
}
