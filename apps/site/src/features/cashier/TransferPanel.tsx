import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Code, Figure } from '@ikka/ui';
import { Loader } from '@mantine/core';
import { QrPicture } from '../../parts/pictures/QrPicture.tsx';
import { timeLeft } from '../../parts/time/time-left.ts';
import { useSecondsUntil } from '../../parts/time/use-seconds-until.ts';
import { ArrivedLines } from './ArrivedLines.tsx';
import statusClasses from './DepositStatus.module.css';
import type { Deposit } from './deposit-view.ts';
import classes from './TransferPanel.module.css';

export type Transfer = NonNullable<Deposit['transfer']>;

/** What a bank transfer asks of the member now, or how it ended. */
export function TransferPanel({ deposit, transfer }: { deposit: Deposit; transfer: Transfer }) {
  const { t } = useTranslation('cashier');
  switch (deposit.state) {
    case 'created':
    case 'pending':
      return <WhereToPay deposit={deposit} transfer={transfer} />;
    case 'review':
      return (
        <p className={statusClasses.pulse} role="status">
          <Loader size="xs" />
          {t('transfer.review')}
        </p>
      );
    case 'paid':
      return <Credited deposit={deposit} transfer={transfer} />;
    case 'failed':
      return (
        <div className={statusClasses.outcome}>
          {t('transfer.rejected')}
          <Reason transfer={transfer} />
        </div>
      );
    case 'expired':
    case 'cancelled':
      return (
        <p className={statusClasses.outcome}>
          {t(`transfer.${deposit.state}`)}{' '}
          {transfer.mayProve ? t('transfer.paidAfterAll') : t('transfer.askSupport')}
        </p>
      );
    case 'held':
    case 'returned':
      return null;
  }
}

function WhereToPay({ deposit, transfer }: { deposit: Deposit; transfer: Transfer }) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const left = useSecondsUntil(Date.parse(deposit.expiresAt));
  const note = textIn(transfer.note, language);
  return (
    <section className={classes.panel} aria-label={t('transfer.where')}>
      <header className={classes.head}>
        <h3>{t('transfer.where')}</h3>
        <span role="timer" className={classes.left} data-late={left < 600 || undefined}>
          {t('transfer.left')} <Figure>{timeLeft(left)}</Figure>
        </span>
      </header>
      <div className={classes.account}>
        <dl className={classes.lines}>
          <div>
            <dt>{t('transfer.bank')}</dt>
            <dd>
              <bdi>{transfer.bank}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('transfer.number')}</dt>
            <dd>
              <Code value={transfer.number} />
            </dd>
          </div>
          <div>
            <dt>{t('transfer.holder')}</dt>
            <dd>
              <bdi>{transfer.holder}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('transfer.exactly')}</dt>
            <dd>
              <Code value={deposit.amount} />
            </dd>
          </div>
          <div data-strong>
            <dt>{t('transfer.reference')}</dt>
            <dd>
              <Code value={deposit.reference} />
            </dd>
          </div>
        </dl>
        {transfer.qrText === '' ? null : <QrPicture text={transfer.qrText} label={transfer.bank} />}
      </div>
      {note === '' ? null : <p className={classes.note}>{note}</p>}
      <p className={classes.hint}>
        {t('transfer.referenceHint')}
        {transfer.feePercent === '0.00' ? '' : ` ${t('transfer.feeOf', { percent: transfer.feePercent })}`}
      </p>
    </section>
  );
}

function Credited({ deposit, transfer }: { deposit: Deposit; transfer: Transfer }) {
  const { t } = useTranslation('cashier');
  const { received, fee, credited } = transfer;
  if (received === null || fee === null || credited === null) return null;
  return (
    <section className={classes.panel} aria-label={t('status.paid')}>
      <p className={classes.done}>{t('status.paid')}</p>
      <ArrivedLines
        wished={deposit.amount}
        currency={deposit.currency}
        feePercent={transfer.feePercent}
        arrived={{ received, fee, credited }}
      />
      <Reason transfer={transfer} />
    </section>
  );
}

/** What an operator wrote to the member. */
function Reason({ transfer: { reason } }: { transfer: Transfer }) {
  return reason === null ? null : (
    <p className={classes.reason} dir="auto">
      {reason}
    </p>
  );
}
