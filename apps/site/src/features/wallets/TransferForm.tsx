import { formatMoney } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { ActionIcon, Alert, Button, Select } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconHourglassHigh, IconSwitchVertical } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { AmountField } from '../../parts/amounts/AmountField.tsx';
import { judgeAmount } from '../../parts/amounts/judge-amount.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { asKnown, leastOf, wayOf } from './transfer-view.ts';
import { useLostTransfer, useNewestTransfers } from './use-newest-transfers.ts';
import { type Funds, useMoveMoney, type WalletTransfer } from './use-wallets.ts';
import { useVendorName } from './WalletList.tsx';
import classes from './Wallets.module.css';

/** From one wallet to the other: which vendor's, which way, and how much. */
export function TransferForm({ funds }: { funds: Funds }) {
  const { t } = useTranslation('wallets');
  const nameOf = useVendorName();
  const move = useMoveMoney();
  const { found, isMissing } = useLostTransfer(move.lost);
  const [vassalage, setVassalage] = useState(funds.wallets[0]?.vassalage ?? '');
  const [direction, setDirection] = useState<'in' | 'out'>('in');
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { learn } = move;
  const foundId = found?.id;
  useEffect(() => {
    if (foundId === undefined) return;
    learn(foundId);
    setTyped('');
    setAsked(false);
  }, [foundId, learn]);
  const wallet = funds.wallets.find((one) => one.vassalage === vassalage) ?? funds.wallets[0];
  if (wallet === undefined) return null;
  const { currency } = funds;
  const { most, stops } = wayOf(funds, wallet, direction);
  const limits = { currency, min: leastOf(currency), max: most };
  const judged = judgeAmount(typed, limits);
  const money = (amount: string) => formatMoney(amount, currency);
  const ends = [t('mainWallet'), nameOf(wallet.name)];
  const [from, to] = direction === 'in' ? ends : ends.toReversed();

  function send(event: React.FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (move.isPending || stops !== null || judged.amount === null || wallet === undefined) return;
    move.mutate(
      { direction, vassalage: wallet.vassalage, amount: judged.amount },
      {
        onSuccess: () => {
          setTyped('');
          setAsked(false);
        },
      },
    );
  }

  return (
    <section className={classes.section}>
      <h3 className={classes.title}>{t('move')}</h3>
      <form className={classes.form} onSubmit={send} noValidate>
        {funds.wallets.length > 1 ? (
          <Select
            label={t('vendor')}
            data={funds.wallets.map((one) => ({ value: one.vassalage, label: nameOf(one.name) }))}
            value={wallet.vassalage}
            onChange={(value) => setVassalage(value ?? wallet.vassalage)}
            allowDeselect={false}
            size="lg"
          />
        ) : null}
        <div className={classes.way}>
          <div className={classes.ends}>
            <span>
              <span className={classes.note}>{t('from')}</span> <bdi>{from}</bdi>
            </span>
            <span>
              <span className={classes.note}>{t('to')}</span> <bdi>{to}</bdi>
            </span>
          </div>
          <ActionIcon
            variant="default"
            size={48}
            onClick={() => {
              setDirection(direction === 'in' ? 'out' : 'in');
              setAsked(false);
            }}
            disabled={move.isPending}
            aria-label={t('swap')}
          >
            <IconSwitchVertical size={22} />
          </ActionIcon>
        </div>
        {stops === null ? null : (
          <Alert color="gold" icon={<IconAlertCircle />}>
            {t(`stops.${stops}`)}
          </Alert>
        )}
        <AmountField
          label={t('amount')}
          description={t('has', { amount: money(most) })}
          limits={limits}
          typed={typed}
          onTyped={setTyped}
          isAsked={isAsked}
          disabled={stops !== null}
          rightSectionWidth={84}
          rightSection={
            <Button
              size="compact-md"
              variant="subtle"
              onClick={() => {
                setTyped(most);
              }}
              disabled={stops !== null}
            >
              {t('max')}
            </Button>
          }
        />
        <Moved move={move} found={found} isMissing={isMissing} />
        <Button type="submit" size="lg" loading={move.isPending} disabled={stops !== null}>
          {t('send')}
        </Button>
      </form>
    </section>
  );
}

const tones = { sending: 'gold', in_doubt: 'gold', done: 'emerald', returned: 'coral' } as const;

interface MovedProps {
  readonly move: ReturnType<typeof useMoveMoney>;
  /** What the list has of a transfer whose answer was lost. */
  readonly found: WalletTransfer | undefined;
  readonly isMissing: boolean;
}

/** What became of the last press. */
function Moved({ move, found, isMissing }: MovedProps) {
  const { t } = useTranslation('wallets');
  const failureText = useFailureText();
  const nameOf = useVendorName();
  const newest = useNewestTransfers();
  const told = found ?? (move.data && asKnown(move.data, newest));
  const said = ({ direction, state, amount, currency, name }: WalletTransfer) =>
    t(`moved.${direction}.${state}`, {
      amount: formatMoney(amount, currency),
      vendor: `\u2068${nameOf(name)}\u2069`,
    });
  return (
    <div aria-live="polite" className={classes.news}>
      {move.isError && !found ? (
        <Alert color={move.lost ? 'gold' : 'coral'} icon={<IconAlertCircle />}>
          {move.lost ? t(isMissing ? 'notSeen' : 'unheard') : failureText(move.error)}
        </Alert>
      ) : told ? (
        <Alert
          color={tones[told.state]}
          icon={told.state === 'done' ? <IconCircleCheck /> : <IconHourglassHigh />}
        >
          {said(told)}
        </Alert>
      ) : null}
    </div>
  );
}
