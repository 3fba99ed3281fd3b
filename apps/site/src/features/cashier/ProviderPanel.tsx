import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Alert, Button, Loader } from '@mantine/core';
import { IconAlertCircle, IconExternalLink } from '@tabler/icons-react';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { QrPicture } from '../../parts/pictures/QrPicture.tsx';
import { timeLeft } from '../../parts/time/time-left.ts';
import { useSecondsUntil } from '../../parts/time/use-seconds-until.ts';
import { ArrivedLines } from './ArrivedLines.tsx';
import statusClasses from './DepositStatus.module.css';
import { type Deposit, stageOf } from './deposit-view.ts';
import classes from './ProviderPanel.module.css';
import panelClasses from './TransferPanel.module.css';
import { useRepeatDeposit } from './use-deposits.ts';

/** What a deposit through a provider asks of the member now, or how it ended. */
export function ProviderPanel({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('cashier');
  const secondsLeft = useSecondsUntil(Date.parse(deposit.expiresAt));
  const stage = stageOf(deposit, secondsLeft);
  switch (stage) {
    case 'unreached':
      return <Unreached deposit={deposit} />;
    case 'toPay':
      return <ToPay deposit={deposit} secondsLeft={secondsLeft} />;
    case 'closing':
    case 'seen':
      return (
        <p className={statusClasses.pulse} role="status">
          <Loader size="xs" />
          {t(`provider.${stage}`)}
        </p>
      );
    case 'paid':
      return <Paid deposit={deposit} />;
    case 'held':
    case 'returned':
      return null;
    default:
      return <p className={statusClasses.outcome}>{t(`provider.${stage}`)}</p>;
  }
}

function ToPay({ deposit, secondsLeft }: { deposit: Deposit; secondsLeft: number }) {
  const { t } = useTranslation('cashier');
  const { redirectUrl, kind } = deposit;
  if (redirectUrl === null) {
    return (
      <p className={statusClasses.pulse} role="status">
        <Loader size="xs" />
        {t('status.waiting')}
      </p>
    );
  }
  const isScanned = kind === 'wallet' || kind === 'crypto';
  return (
    <section className={panelClasses.panel} aria-label={t('status.step.paying')}>
      <header className={panelClasses.head}>
        <h3>{deposit.methodName}</h3>
        <span role="timer" className={panelClasses.left} data-late={secondsLeft < 300 || undefined}>
          {t('transfer.left')} <Figure>{timeLeft(secondsLeft)}</Figure>
        </span>
      </header>
      <div className={classes.ways}>
        <div className={classes.here}>
          <Button
            component="a"
            href={redirectUrl}
            target="_blank"
            rel="noopener"
            size="lg"
            rightSection={<IconExternalLink size={19} />}
          >
            {t('status.pay')}
          </Button>
          <p className={statusClasses.sub}>{t('status.payHint')}</p>
        </div>
        {isScanned ? (
          <figure className={classes.scan}>
            <QrPicture text={redirectUrl} label={deposit.methodName} />
            <figcaption>{t('provider.scan')}</figcaption>
          </figure>
        ) : null}
      </div>
      {kind === 'crypto' ? <p className={panelClasses.hint}>{t('provider.coins')}</p> : null}
      {deposit.feePercent === '0.00' ? null : (
        <p className={panelClasses.hint}>{t('transfer.feeOf', { percent: deposit.feePercent })}</p>
      )}
      <p className={statusClasses.pulse} role="status">
        <Loader size="xs" />
        {t('status.waiting')}
      </p>
    </section>
  );
}

/** The provider did not answer when it was begun; the same call goes on with the same deposit. */
function Unreached({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation(['cashier', 'common']);
  const failureText = useFailureText();
  const repeat = useRepeatDeposit(deposit);
  return (
    <div className={statusClasses.waiting}>
      <p className={statusClasses.outcome}>{t('provider.unreached')}</p>
      {repeat.isError ? (
        <Alert color="coral" icon={<IconAlertCircle />} role="alert">
          {failureText(repeat.error)}
        </Alert>
      ) : null}
      <Button loading={repeat.isPending} onClick={() => repeat.mutate()}>
        {t('common:action.retry')}
      </Button>
    </div>
  );
}

function Paid({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('cashier');
  const { arrived, amount } = deposit;
  if (arrived === null || (arrived.credited === amount && arrived.received === amount)) {
    return <p className={statusClasses.outcome}>{t('status.paid')}</p>;
  }
  return (
    <section className={panelClasses.panel} aria-label={t('status.paid')}>
      <p className={panelClasses.done}>{t('status.paid')}</p>
      <ArrivedLines
        wished={amount}
        currency={deposit.currency}
        feePercent={deposit.feePercent}
        arrived={arrived}
      />
    </section>
  );
}
