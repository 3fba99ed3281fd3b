import { formatMoney, judgeNumber, writeDecimal } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { formatAmount } from '@ikka/money';
import { DecimalField, ModalShell, useNumberProblem } from '@ikka/ui';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Amount } from '../hud/Amount.tsx';
import { Notices } from '../hud/Notices.tsx';
import { usePlaySnapshot } from '../hud/use-play.ts';
import { isFramed, tellParent } from '../session/frame-parent.ts';
import { AmountSlider } from './AmountSlider.tsx';
import { type BringBounds, quickSums } from './buy-in.ts';
import classes from './dialog.module.css';

interface BringDialogProps {
  readonly kind: 'sit' | 'topUp';
  /** What the table takes, of what the wallet has. */
  readonly bounds: BringBounds;
  readonly stake: bigint;
  readonly onBring: (amount: bigint) => Promise<boolean>;
  readonly onClose: () => void;
}

const steps = 100;

/** How much money to bring to the table, out of the wallet. */
export function BringDialog({ kind, bounds, stake, onBring, onClose }: BringDialogProps) {
  const { t } = useTranslation(['seats', 'play']);
  const { balance, currency, server, notice } = usePlaySnapshot();
  const sums = quickSums(bounds, stake);
  const [text, setText] = useState(() => writeDecimal(sums[1] ?? sums[0] ?? bounds.least, currency.digits));
  const [isBusy, setBusy] = useState(false);
  const field = { ...bounds, greatest: bounds.most, digits: currency.digits };
  const { value, problem } = judgeNumber(text, field);
  const problemText = useNumberProblem();
  const write = (amount: bigint) =>
    formatMoney(formatAmount(amount, currency), server.currency, { symbol: server.currencySymbol });
  const canBring = bounds.most >= bounds.least;
  const set = (amount: bigint) => setText(writeDecimal(amount, currency.digits));
  const bring = async () => {
    if (value === null || problem !== null || isBusy) return;
    setBusy(true);
    const isDone = await onBring(value);
    setBusy(false);
    if (isDone) onClose();
  };
  const span = bounds.most - bounds.least;
  return (
    <ModalShell
      opened
      onClose={onClose}
      title={t(`bring.${kind}`)}
      subtitle={t(`bring.${kind}Hint`)}
      size={460}
    >
      <dl className={classes.figures}>
        <div>
          <dt>{t('bring.wallet')}</dt>
          <dd>
            <Amount value={balance} />
          </dd>
        </div>
        <div>
          <dt>{t('bring.range')}</dt>
          <dd>
            <Amount value={bounds.least} /> – <Amount value={canBring ? bounds.most : bounds.least} />
          </dd>
        </div>
      </dl>
      {notice ? <Notices /> : null}
      {canBring ? (
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            void bring();
          }}
        >
          <DecimalField
            label={t('bring.amount')}
            text={text}
            digits={currency.digits}
            onText={setText}
            error={problem === null ? undefined : problemText(problem, write)}
            isFirst
            testId="bring-amount"
          />
          {span > 0n ? (
            <AmountSlider
              className={classes.slider}
              label={t('bring.amount')}
              place={value === null ? 0 : Number(((value - bounds.least) * BigInt(steps)) / span)}
              onPlace={(at) => set(stepOf(bounds, stake, at))}
            />
          ) : null}
          <Group grow gap="xs">
            {sums.map((sum) => (
              <Button key={String(sum)} variant="default" size="compact-sm" px={4} onClick={() => set(sum)}>
                <Amount value={sum} />
              </Button>
            ))}
          </Group>
          <Button type="submit" size="md" loading={isBusy} disabled={problem !== null} data-testid="bring">
            {t(`bring.${kind}Do`)}
          </Button>
        </form>
      ) : (
        <div className={classes.form}>
          <p className={classes.hint}>{t('bring.tooLittle')}</p>
          {server.isTrial || !isFramed() ? null : (
            <Button onClick={() => tellParent({ type: 'deposit' })}>{t('play:notice.deposit')}</Button>
          )}
        </div>
      )}
    </ModalShell>
  );
}

/** A place of the slider as money: whole stakes, but for the two ends. */
function stepOf({ least, most }: BringBounds, stake: bigint, at: number): bigint {
  if (at <= 0) return least;
  if (at >= steps) return most;
  const amount = least + ((most - least) * BigInt(at)) / BigInt(steps);
  return stake > 0n ? amount - ((amount - least) % stake) : amount;
}
