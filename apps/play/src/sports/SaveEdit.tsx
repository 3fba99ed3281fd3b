import type { SportsBet } from '@ikka/contract';
import { useBookWords } from '@ikka/sports/words';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Amount } from '../hud/Amount.tsx';
import { usePlaySnapshot } from '../hud/use-play.ts';
import { amountOf } from '../round/play-state.ts';
import { AcceptChanges } from './AcceptChanges.tsx';
import { isRefused } from './create-sports-play.ts';
import { type SlipFoot, SlipMessage } from './SlipMessage.tsx';
import classes from './slip.module.css';
import { hasClosed, movedOdds, pickedIn, returnOf, sizesOf, toSelection } from './slip.ts';
import { useBetsChanged, useBook } from './use-book.ts';
import { useEditWorth } from './use-quote.ts';

/** What a bet counts for and returns once it is changed, and the button that changes it. */
export function SaveEdit({ bet, slip, quote, why, said, change, say }: SlipFoot & { bet: SportsBet }) {
  const { t } = useBookWords();
  const { play } = useBook();
  const { currency } = usePlaySnapshot();
  const changed = useBetsChanged();
  const [isBusy, setBusy] = useState(false);
  const worth = useEditWorth(bet.betId);
  const counts = worth?.countsFor == null ? null : amountOf(worth.countsFor, currency);
  const mustAgree = movedOdds(slip, quote).size > 0 && slip.accept !== 'any';
  const refused = why ?? worth?.why ?? null;

  async function save() {
    if (worth?.countsFor == null) return;
    setBusy(true);
    say(null);
    const answer = await play.edit(bet.betId, {
      selections: pickedIn(slip).map(toSelection),
      sizes: sizesOf(slip),
      countsFor: worth.countsFor,
      accept: slip.accept,
    });
    setBusy(false);
    changed();
    if (isRefused(answer)) return say({ text: answer.message, isGood: false });
    change({ type: 'clear' });
    say({ text: t('edit.saved'), isGood: true });
  }

  return (
    <>
      <p className={classes.hint}>{t('edit.how')}</p>
      <dl className={classes.sums}>
        <dt>{t('edit.countsFor')}</dt>
        <dd data-testid="counts-for">
          <Amount value={counts ?? 0n} />
        </dd>
        <dt>{t('returns')}</dt>
        <dd data-testid="returns">
          <Amount value={returnOf(counts ?? 0n, pickedIn(slip), sizesOf(slip)) ?? 0n} tone="win" />
        </dd>
      </dl>
      <AcceptChanges slip={slip} quote={quote} change={change} />
      <SlipMessage said={said} />
      {refused === null ? null : (
        <p className={classes.why} role="status">
          {refused}
        </p>
      )}
      <Button
        size="md"
        fullWidth
        loading={isBusy}
        disabled={counts === null || refused !== null || mustAgree || hasClosed(slip, quote)}
        onClick={() => void save()}
        data-testid="save-edit"
      >
        {t('edit.save')}
      </Button>
    </>
  );
}
