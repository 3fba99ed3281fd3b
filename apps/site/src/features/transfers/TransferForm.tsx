import { formatMoney } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell, Money } from '@ikka/ui';
import { Alert, Button } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AmountField } from '../../parts/amounts/AmountField.tsx';
import { judgeAmount } from '../../parts/amounts/judge-amount.ts';
import { TurnoverPanel } from '../../parts/amounts/LimitPanels.tsx';
import { meets } from '../../parts/amounts/meets.ts';
import { statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { instantInWords } from '../../parts/time/instant-in-words.ts';
import classes from './Transfers.module.css';
import { type TransferBody, type TransferTerms, useSendTransfer } from './use-transfers.ts';

interface TransferFormProps {
  terms: TransferTerms;
  /** Null until somebody is chosen. */
  to: { account: string } | null;
  bodyOf: (amount: string) => TransferBody;
  /** Where the receiver is chosen. */
  children?: ReactNode;
}

/** How much and to whom; beside it what stands in the way. What is sent is said once more before it goes: it cannot be taken back. */
export function TransferForm({ terms, to, bodyOf, children }: TransferFormProps) {
  const { t } = useTranslation(['transfers', 'withdrawals']);
  const failureText = useFailureText();
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [asking, setAsking] = useState<string | null>(null);
  const send = useSendTransfer();
  const { currency } = terms;
  const judged = judgeAmount(typed, terms);
  const problem = judged.amount === null ? null : meets(judged.amount, terms);
  const isOpen = !terms.isExcluded && terms.day.countLeft > 0 && /^[0.]+$/.test(terms.turnover.missing);
  const money = (amount: string) => formatMoney(amount, currency);

  function ask(event: React.FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (isOpen && judged.amount !== null && problem === null && to !== null) setAsking(judged.amount);
  }

  function confirm() {
    if (asking === null || send.isPending) return;
    send.mutate(bodyOf(asking), {
      onSuccess: () => {
        setTyped('');
        setAsked(false);
      },
      onSettled: () => setAsking(null),
    });
  }

  return (
    <form className={classes.form} onSubmit={ask} noValidate>
      <p className={classes.available}>
        <span>{t('available')}</span>
        <strong>
          <Money amount={terms.available} currency={currency} />
        </strong>
      </p>
      {terms.isExcluded ? (
        <Alert color="coral" icon={<IconAlertCircle />}>
          {t('excluded')}
        </Alert>
      ) : null}
      <TurnoverPanel turnover={terms.turnover} currency={currency} />
      {children}
      {children === undefined && to !== null ? (
        <p className={classes.to}>
          <span>{t('to')}</span>
          <strong>
            <bdi>{to.account}</bdi>
          </strong>
        </p>
      ) : null}
      <AmountField
        label={t('amount')}
        description={t('limits', { min: money(terms.min), max: money(terms.max) })}
        limits={terms}
        typed={typed}
        onTyped={setTyped}
        isAsked={isAsked}
        problem={problem === null ? undefined : t(`error.${problem}`, { rest: money(terms.day.amountLeft) })}
        disabled={!isOpen}
      />
      <DayLine day={terms.day} money={money} />
      <div aria-live="polite" className={classes.news}>
        {send.isError ? (
          <Alert color="coral" icon={<IconAlertCircle />}>
            {failureText(send.error)}
          </Alert>
        ) : send.isSuccess ? (
          <Alert color="emerald" icon={<IconCircleCheck />}>
            {t('sent', {
              amount: formatMoney(send.data.amount, send.data.currency),
              account: `\u2068${send.data.account}\u2069`,
            })}
          </Alert>
        ) : null}
      </div>
      <Button type="submit" size="lg" disabled={!isOpen || to === null}>
        {t('send')}
      </Button>
      <ModalShell
        opened={asking !== null}
        onClose={() => {
          if (!send.isPending) setAsking(null);
        }}
        title={t('confirmTitle')}
      >
        <p className={classes.asked}>
          {t('confirmText', {
            amount: money(asking ?? '0.00'),
            account: `\u2068${to?.account ?? ''}\u2069`,
          })}
        </p>
        <div className={classes.deeds}>
          <Button onClick={confirm} loading={send.isPending} data-autofocus>
            {t('confirm')}
          </Button>
          <Button variant="default" onClick={() => setAsking(null)} disabled={send.isPending}>
            {t('back')}
          </Button>
        </div>
      </ModalShell>
    </form>
  );
}

function DayLine({ day, money }: { day: TransferTerms['day']; money: (amount: string) => string }) {
  const { t } = useTranslation('transfers');
  const zone = useQuery(statusQuery).data?.timeZone;
  const time = instantInWords(day.endsAt, zone);
  return (
    <p className={classes.note}>
      {day.countLeft === 0
        ? t('day.none', { time })
        : t('day.left', { rest: money(day.amountLeft), count: day.countLeft, time })}
    </p>
  );
}
