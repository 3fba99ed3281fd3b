import { calls, type SportsBet } from '@ikka/contract';
import { formatAmount } from '@ikka/money';
import { useBookWords } from '@ikka/sports/words';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { usePlaySnapshot } from '../hud/use-play.ts';
import { client } from '../session/client.ts';
import classes from './bets.module.css';
import { typedAmount } from './slip.ts';
import { useBetsChanged } from './use-book.ts';

/** At which offer a bet is cashed out by itself: set, shown, and taken back. */
export function AutoCashOut({ bet, onSaid }: { bet: SportsBet; onSaid: (message: string | null) => void }) {
  const { t } = useBookWords();
  const { currency } = usePlaySnapshot();
  const changed = useBetsChanged();
  const [typed, setTyped] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const amount = typed === null ? null : typedAmount(typed, currency);

  async function set(atLeast: string | null) {
    setBusy(true);
    onSaid(null);
    const answer = await client.call(calls.sports.setAutoCashOut, {
      params: { betId: bet.betId },
      body: { atLeast },
    });
    setBusy(false);
    if (!answer.ok) return onSaid(answer.message);
    setTyped(null);
    if (atLeast !== null) onSaid(t('auto.done', { amount: atLeast }));
    changed();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (amount !== null && !isBusy) void set(formatAmount(amount, currency));
  }

  if (bet.autoCashOut !== null) {
    return (
      <div className={classes.auto} data-testid="auto-set">
        <span>{t('auto.at', { amount: bet.autoCashOut })}</span>
        <Button variant="subtle" size="compact-sm" loading={isBusy} onClick={() => void set(null)}>
          {t('auto.remove')}
        </Button>
      </div>
    );
  }
  if (typed === null) {
    return (
      <Button variant="subtle" size="compact-sm" onClick={() => setTyped('')} data-testid="ask-auto">
        {t('auto.offer')}
      </Button>
    );
  }
  return (
    <form className={classes.auto} onSubmit={submit}>
      <TextInput
        size="sm"
        inputMode="decimal"
        dir="ltr"
        autoFocus
        aria-label={t('auto.label')}
        placeholder={t('auto.label')}
        value={typed}
        error={typed !== '' && amount === null ? t('noAmount') : null}
        data-testid="auto-amount"
        onChange={({ currentTarget }) => setTyped(currentTarget.value.replace(',', '.'))}
      />
      <Button type="submit" variant="light" size="compact-md" loading={isBusy} disabled={amount === null}>
        {t('auto.set')}
      </Button>
    </form>
  );
}
