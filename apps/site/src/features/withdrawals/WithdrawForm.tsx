import type { CallValue, calls } from '@ikka/contract';
import { formatMoney, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { Alert, Button, UnstyledButton } from '@mantine/core';
import { IconAlertCircle, IconBuildingBank, IconWallet } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AmountField } from '../../parts/amounts/AmountField.tsx';
import { judgeAmount } from '../../parts/amounts/judge-amount.ts';
import { DayPanel, TurnoverPanel } from '../../parts/amounts/LimitPanels.tsx';
import { meets } from '../../parts/amounts/meets.ts';
import { BonusAtStake, ForfeitDialog } from '../../parts/bonuses/BonusAtStake.tsx';
import { bonusesKey, bonusOffersQuery } from '../../parts/bonuses/use-bonuses.ts';
import { statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { isUsable } from '../../parts/payouts/is-usable.ts';
import { instantInWords } from '../../parts/time/instant-in-words.ts';
import { HowItGoes } from './HowItGoes.tsx';
import { useWithdraw } from './use-withdrawals.ts';
import classes from './WithdrawForm.module.css';
import { everything, type Withdrawal, type WithdrawSettings } from './withdrawal-view.ts';

type Account = CallValue<typeof calls.member.payoutAccounts>['list'][number];

interface WithdrawFormProps {
  settings: WithdrawSettings;
  accounts: readonly Account[];
  onMade: (made: Withdrawal) => void;
}

/** How much and where to; beside it what stands in the way, before anything is asked for. */
export function WithdrawForm({ settings, accounts, onMade }: WithdrawFormProps) {
  const { t } = useTranslation(['withdrawals', 'common']);
  const failureText = useFailureText();
  const usable = accounts.filter(({ usableFrom }) => isUsable(usableFrom, Date.now()));
  const [chosen, setChosen] = useState<string | null>(null);
  const account = usable.find(({ id }) => id === chosen) ?? usable[0];
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const queries = useQueryClient();
  const withdraw = useWithdraw();
  const bonus = useQuery(bonusOffersQuery).data?.active ?? null;
  const [asking, setAsking] = useState(false);
  const { currency } = settings;
  const judged = judgeAmount(typed, settings);
  const problem = judged.amount === null ? null : meets(judged.amount, settings);
  const all = everything(settings);
  const isOpen = settings.day.countLeft > 0 && /^[0.]+$/.test(settings.turnover.missing) && usable.length > 0;

  function met(): string | undefined {
    if (problem === 'above') return t('error.above');
    if (problem === 'day') return t('error.day', { rest: formatMoney(settings.day.amountLeft, currency) });
    return undefined;
  }

  function submit(event: React.FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isOpen || judged.amount === null || problem !== null || !account || withdraw.isPending) return;
    if (bonus === null) send();
    else setAsking(true);
  }

  function send() {
    if (judged.amount === null || !account || withdraw.isPending) return;
    withdraw.mutate(
      {
        payoutAccountId: account.id,
        amount: judged.amount,
        ...(bonus === null ? {} : { forfeitBonus: bonus.id }),
      },
      {
        onSuccess: onMade,
        onSettled: () => {
          setAsking(false);
          void queries.invalidateQueries({ queryKey: [bonusesKey] });
        },
      },
    );
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.available}>
        <span>{t('available')}</span>
        <strong>
          <Money amount={settings.available} currency={currency} />
        </strong>
      </p>
      <TurnoverPanel turnover={settings.turnover} currency={currency} />
      {bonus === null ? null : <BonusAtStake bonus={bonus} />}
      <DayPanel day={settings.day} currency={currency} />
      <AccountChoice accounts={accounts} chosen={account?.id} onChoose={setChosen} />
      <AmountField
        label={t('amount')}
        description={t('limits', {
          min: formatMoney(settings.min, currency),
          max: formatMoney(settings.max, currency),
        })}
        limits={settings}
        typed={typed}
        onTyped={setTyped}
        isAsked={isAsked}
        problem={met()}
        disabled={!isOpen}
        rightSectionWidth="auto"
        rightSection={
          all === null || !isOpen ? null : (
            <Button type="button" variant="subtle" size="compact-sm" me="xs" onClick={() => setTyped(all)}>
              {t('all')}
            </Button>
          )
        }
      />
      {withdraw.isError ? (
        <Alert color="coral" icon={<IconAlertCircle />} role="alert">
          {failureText(withdraw.error)}
        </Alert>
      ) : null}
      <Button type="submit" size="lg" loading={withdraw.isPending} disabled={!isOpen}>
        {t('submit')}
      </Button>
      <HowItGoes settings={settings} />
      {bonus === null ? null : (
        <ForfeitDialog
          bonus={bonus}
          opened={asking}
          isBusy={withdraw.isPending}
          onConfirm={send}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
}

function AccountChoice({
  accounts,
  chosen,
  onChoose,
}: {
  accounts: readonly Account[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}) {
  const { t } = useTranslation(['withdrawals', 'member']);
  const language = useLanguage();
  const zone = useQuery(statusQuery).data?.timeZone;
  const first = [...accounts].sort((one, other) => one.usableFrom.localeCompare(other.usableFrom))[0];
  return (
    <fieldset className={classes.accounts}>
      <legend className={classes.label}>{t('to')}</legend>
      {accounts.map((account) => {
        const Icon = account.kind === 'bank' ? IconBuildingBank : IconWallet;
        const bank = textIn(account.bankName, language);
        const rests = !isUsable(account.usableFrom, Date.now());
        return (
          <UnstyledButton
            key={account.id}
            className={classes.account}
            aria-pressed={account.id === chosen}
            disabled={rests}
            onClick={() => onChoose(account.id)}
          >
            <Icon size={26} stroke={1.5} />
            <span className={classes.accountName}>{bank ?? t(`member:payouts.kind.${account.kind}`)}</span>
            <span className={classes.accountHint}>
              <Figure>{account.numberMasked}</Figure> <bdi>{account.holderName}</bdi>
            </span>
            {rests ? (
              <span className={classes.accountHint}>
                {t('rests', { time: instantInWords(account.usableFrom, zone) })}
              </span>
            ) : null}
          </UnstyledButton>
        );
      })}
      {chosen === undefined && first ? (
        <p className={classes.hint}>{t('restsHint', { time: instantInWords(first.usableFrom, zone) })}</p>
      ) : null}
    </fieldset>
  );
}
