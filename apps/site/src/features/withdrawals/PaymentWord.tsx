import { formatMoney } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Alert, Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { AmountField } from '../../parts/amounts/AmountField.tsx';
import { judgeAmount } from '../../parts/amounts/judge-amount.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { useSendOnceArrived } from '../../parts/pictures/use-send-once-arrived.ts';
import classes from './PaymentWord.module.css';
import { ProofPictures } from './ProofPictures.tsx';
import { useProofs } from './use-proofs.ts';
import { useConfirm, withdrawSettingsQuery } from './use-withdrawals.ts';
import { remainderOf, type Withdrawal } from './withdrawal-view.ts';

/** Asks whether a payment arrived: all of it, a part, or nothing. */
export function PaymentWord({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals');
  const failureText = useFailureText();
  const [kind, setKind] = useState<'partly' | 'missing' | null>(null);
  const confirm = useConfirm(withdrawal.id);
  const { id, amount, currency } = withdrawal;
  if (kind !== null) {
    return <NotWhole kind={kind} withdrawal={withdrawal} onBack={() => setKind(null)} />;
  }
  return (
    <section className={classes.word}>
      <h3 className={classes.title}>{t('confirm.title', { amount: formatMoney(amount, currency) })}</h3>
      <p className={classes.hint}>{t('confirm.hint')}</p>
      {confirm.isError ? (
        <Alert color="coral" icon={<IconAlertCircle />} role="alert">
          {failureText(confirm.error)}
        </Alert>
      ) : null}
      <div className={classes.ways}>
        <Button loading={confirm.isPending} onClick={() => confirm.mutate({ id, outcome: 'received' })}>
          {t('confirm.received')}
        </Button>
        <Button variant="default" disabled={confirm.isPending} onClick={() => setKind('partly')}>
          {t('confirm.partly')}
        </Button>
        <Button variant="default" disabled={confirm.isPending} onClick={() => setKind('missing')}>
          {t('confirm.missing')}
        </Button>
      </div>
    </section>
  );
}

function NotWhole({
  kind,
  withdrawal,
  onBack,
}: {
  kind: 'partly' | 'missing';
  withdrawal: Withdrawal;
  onBack: () => void;
}) {
  const { t } = useTranslation('withdrawals');
  const failureText = useFailureText();
  const confirm = useConfirm(withdrawal.id);
  const settings = useQuery(withdrawSettingsQuery).data;
  const proofs = useProofs(settings?.uploadMaxBytes);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const { id, amount, currency } = withdrawal;
  const limits = { currency, min: '0.00', max: amount };
  const judged = judgeAmount(typed, limits);
  const remainder = judged.amount === null ? null : remainderOf(amount, judged.amount, currency);
  const isAmountWrong = kind === 'partly' && remainder === null;
  const isProofMissing = kind === 'missing' && proofs.pictures.length === 0;

  const { isWanted, want } = useSendOnceArrived(proofs, () => {
    const received = judged.amount;
    if (kind === 'missing') confirm.mutate({ id, outcome: 'missing', proofs: proofs.ids });
    else if (received !== null) confirm.mutate({ id, outcome: 'partly', received, proofs: proofs.ids });
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isAmountWrong && !isProofMissing && !confirm.isPending) want();
  }

  return (
    <form className={classes.word} onSubmit={submit} noValidate>
      <h3 className={classes.title}>{t(`confirm.${kind}Title`)}</h3>
      {kind === 'partly' ? (
        <AmountField
          label={t('confirm.arrived')}
          description={
            remainder === null
              ? undefined
              : t('confirm.remainder', { amount: formatMoney(remainder, currency) })
          }
          limits={limits}
          typed={typed}
          onTyped={setTyped}
          isAsked={asked}
          problem={
            isAmountWrong ? t('confirm.partlyWrong', { amount: formatMoney(amount, currency) }) : undefined
          }
          size="sm"
          isFirst
        />
      ) : null}
      <ProofPictures proofs={proofs} maxBytes={settings?.uploadMaxBytes} />
      {asked && isProofMissing ? (
        <p className={classes.problem} role="alert">
          {t('confirm.pictureMissing')}
        </p>
      ) : null}
      {confirm.isError ? (
        <Alert color="coral" icon={<IconAlertCircle />} role="alert">
          {failureText(confirm.error)}
        </Alert>
      ) : null}
      <div className={classes.ways}>
        <Button type="submit" loading={confirm.isPending || isWanted}>
          {t('confirm.send')}
        </Button>
        <Button variant="default" disabled={confirm.isPending} onClick={onBack}>
          {t('confirm.cancel')}
        </Button>
      </div>
    </form>
  );
}
