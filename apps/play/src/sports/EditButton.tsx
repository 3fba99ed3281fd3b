import type { SportsBet } from '@ikka/contract';
import { useBookWords } from '@ikka/sports/words';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { pickKey } from './slip.ts';
import { askQuote } from './use-quote.ts';

/** A bet to be changed, with the odds of its selections now. */
export type StartEdit = (bet: SportsBet, odds: ReadonlyMap<string, string>) => void;

/** Puts a bet into the slip to be changed, while none of its matches has begun and nothing of it was cashed out; none each way. */
export function EditButton({ bet, onEdit }: { bet: SportsBet; onEdit: StartEdit }) {
  const { t } = useBookWords();
  const [isBusy, setBusy] = useState(false);
  const isAhead = bet.legs.every(({ fixture }) => fixture.stage === 'scheduled');
  const isEachWay = bet.legs.some(({ eachWay }) => eachWay !== null);
  if (bet.state !== 'open' || !isAhead || isEachWay || bet.standing !== bet.stake) return null;

  async function start() {
    setBusy(true);
    const selections = bet.legs.map(({ fixture, market, outcome, odds, isBanker }) => ({
      fixture: fixture.id,
      market,
      outcome,
      odds,
      isBanker,
    }));
    // What could not be asked now the slip asks again.
    const quote = await askQuote(selections, bet.sizes).catch(() => null);
    setBusy(false);
    const priced = quote?.selections.flatMap(({ fixture, odds, ...of }) =>
      odds === null ? [] : [[pickKey({ ...of, fixture: { id: fixture } }), odds] as const],
    );
    onEdit(bet, new Map(priced));
  }

  return (
    <Button
      variant="subtle"
      size="compact-sm"
      loading={isBusy}
      onClick={() => void start()}
      data-testid="edit-bet"
    >
      {t('edit.change')}
    </Button>
  );
}
