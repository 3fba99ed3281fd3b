import type { CallValue, calls } from '@ikka/contract';
import { formatMoney } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { afterFee } from '@ikka/money';
import { Figure, Money } from '@ikka/ui';
import { Alert, Button, UnstyledButton } from '@mantine/core';
import {
  IconAlertCircle,
  IconBuildingBank,
  IconCoins,
  IconCreditCard,
  IconDeviceMobile,
  IconWorld,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AmountField } from '../../parts/amounts/AmountField.tsx';
import { judgeAmount } from '../../parts/amounts/judge-amount.ts';
import { BonusChoice } from '../../parts/bonuses/BonusChoice.tsx';
import { isForMethod } from '../../parts/bonuses/bonus-sums.ts';
import { bonusOffersQuery } from '../../parts/bonuses/use-bonuses.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { BeforeYouPay } from './BeforeYouPay.tsx';
import classes from './DepositForm.module.css';
import type { Deposit } from './deposit-view.ts';
import { useCreateDeposit } from './use-deposits.ts';

const kindIcons = {
  transfer: IconBuildingBank,
  bank: IconWorld,
  wallet: IconDeviceMobile,
  card: IconCreditCard,
  crypto: IconCoins,
} as const;

function KindIcon({ kind }: { kind: Method['kind'] }) {
  const Icon = kindIcons[kind];
  return <Icon size={26} stroke={1.5} />;
}

type Settings = CallValue<typeof calls.cashier.depositSettings>;
type Method = Settings['methods'][number];

export function DepositForm({
  settings,
  onCreated,
}: {
  settings: Settings;
  onCreated: (deposit: Deposit) => void;
}) {
  const { t } = useTranslation(['cashier', 'common']);
  const failureText = useFailureText();
  const { methods } = settings;
  const [code, setCode] = useState(methods[0]?.code);
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const offers = useQuery(bonusOffersQuery).data?.list ?? [];
  const create = useCreateDeposit();
  const method = methods.find((one) => one.code === code) ?? methods[0];
  if (!method) return null;

  const judged = judgeAmount(typed, method);
  const limits = {
    min: formatMoney(method.min, method.currency),
    max: formatMoney(method.max, method.currency),
  };
  const credited =
    judged.amount === null ? null : afterFee(judged.amount, method.currency, method.feePercent);
  // As it is offered now: a version that was changed meanwhile is shown anew before it is taken.
  const bonus = offers.find((offer) => offer.offerId === chosen && isForMethod(offer, method.code)) ?? null;

  function submit(event: React.FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (judged.amount === null || create.isPending || !method) return;
    create.mutate(
      {
        method: method.code,
        amount: judged.amount,
        ...(bonus === null ? {} : { bonus: { offerId: bonus.offerId, version: bonus.version } }),
      },
      { onSuccess: onCreated },
    );
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <fieldset className={classes.methods}>
        <legend className={classes.label}>{t('method')}</legend>
        {methods.map((one) => (
          <UnstyledButton
            key={one.code}
            className={classes.method}
            aria-pressed={one.code === method.code}
            onClick={() => setCode(one.code)}
          >
            <KindIcon kind={one.kind} />
            <span className={classes.methodName}>
              {one.kind === 'transfer' ? t('transfer.method', { bank: one.name }) : one.name}
            </span>
            <span className={classes.methodHint}>
              <Figure>{`${formatMoney(one.min, one.currency)} – ${formatMoney(one.max, one.currency)}`}</Figure>
            </span>
          </UnstyledButton>
        ))}
      </fieldset>
      <AmountField
        label={t('amount')}
        description={t('limits', limits)}
        limits={method}
        typed={typed}
        onTyped={setTyped}
        isAsked={isAsked}
      />
      <div className={classes.suggested}>
        {method.suggested.map((amount) => (
          <Button
            key={amount}
            type="button"
            variant={judged.amount === amount ? 'filled' : 'default'}
            size="sm"
            onClick={() => {
              setTyped(amount);
            }}
          >
            <Money amount={amount} currency={method.currency} />
          </Button>
        ))}
      </div>
      {method.feePercent === '0.00' ? null : (
        <p className={classes.fee} aria-live="polite">
          {t('transfer.feeOf', { percent: method.feePercent })}{' '}
          {judged.amount === null ? null : (
            <strong>
              {t('credited')} <Money amount={credited ?? judged.amount} currency={method.currency} />
            </strong>
          )}
        </p>
      )}
      <BonusChoice method={method.code} credited={credited} chosen={bonus} onChoose={setChosen} />
      <BeforeYouPay {...settings} />
      {create.isError ? (
        <Alert color="coral" icon={<IconAlertCircle />} role="alert">
          {failureText(create.error)}
        </Alert>
      ) : null}
      <Button type="submit" size="lg" loading={create.isPending}>
        {t(method.kind === 'transfer' ? 'transfer.submit' : 'submit')}
      </Button>
      <p className={classes.hint}>
        {method.isSandbox ? `${t('sandbox')} ` : ''}
        {method.kind === 'crypto' ? `${t('provider.coins')} ` : ''}
        {t('expires', { minutes: method.expiresAfterMinutes })}
      </p>
    </form>
  );
}
