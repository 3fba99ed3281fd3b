import { formatAmount } from '@ikka/money';
import { useBookWords } from '@ikka/sports/words';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { Amount } from '../hud/Amount.tsx';
import { usePlaySnapshot } from '../hud/use-play.ts';
import { amountOf } from '../round/play-state.ts';
import { AcceptChanges } from './AcceptChanges.tsx';
import { AskTrader } from './AskTrader.tsx';
import { isRefused } from './create-sports-play.ts';
import { type SlipFoot, SlipMessage } from './SlipMessage.tsx';
import { StakeField } from './StakeField.tsx';
import classes from './slip.module.css';
import { eachWayOf, hasClosed, movedOdds } from './slip.ts';
import { betsOf, costOf, returnOfSlip } from './slip-bets.ts';
import { useBetsChanged, useBook } from './use-book.ts';

/** What the bets of the slip cost and return, and the button that places them. */
export function PlaceBets({ slip, quote, why, said, change, say }: SlipFoot) {
  const { t } = useBookWords();
  const { play } = useBook();
  const { currency, balance } = usePlaySnapshot();
  const changed = useBetsChanged();
  const [sending, setSending] = useState(0);
  const terms = eachWayOf(slip, quote);
  const isEachWay = slip.isEachWay && terms !== null;
  const bets = betsOf(slip, currency, terms);
  const cost = costOf(bets);
  const mustAgree = movedOdds(slip, quote).size > 0 && slip.accept !== 'any';
  const short = cost > balance ? t('short') : null;

  /** The one bet of the slip, where its stake is above the limit. */
  const [only, another] = bets;
  const most = slip.mode === 'single' ? quote?.selections[0]?.stakeMax : quote?.slip?.stakeMax;
  const isOver = only !== undefined && most !== undefined && only.stake > amountOf(most, currency);
  const tooMuch =
    isOver && another === undefined && slip.picks.length === only.keys.length && short === null ? only : null;

  async function place() {
    setSending(bets.length);
    say(null);
    let placed = 0;
    for (const bet of bets) {
      const answer = await play.place(bet.toPlace);
      setSending((left) => left - 1);
      if (isRefused(answer)) {
        say({ text: answer.message, isGood: false });
        continue;
      }
      placed += 1;
      for (const key of bet.keys) change({ type: 'remove', key });
    }
    setSending(0);
    changed();
    if (placed === bets.length) {
      change({ type: 'clear' });
      say({ text: t('placed', { count: placed }), isGood: true });
    }
  }

  return (
    <>
      {terms === null ? null : (
        <Checkbox
          size="sm"
          label={t('eachWay.label')}
          description={t('eachWay.hint')}
          checked={slip.isEachWay}
          data-testid="each-way"
          onChange={() => change({ type: 'eachWay' })}
        />
      )}
      {slip.mode === 'single' ? null : (
        <StakeField
          label={
            slip.mode === 'system' || isEachWay
              ? t('stakePerLine', { count: quote?.slip?.lines ?? 0 })
              : t('stake')
          }
          value={slip.stake}
          most={quote?.slip?.stakeMax ?? null}
          lines={quote?.slip?.lines ?? 1}
          onChange={(stake) => change({ type: 'stake', key: null, stake })}
        />
      )}
      <dl className={classes.sums}>
        <dt>{t('totalStake')}</dt>
        <dd>
          <Amount value={cost} />
        </dd>
        <dt>{t('returns')}</dt>
        <dd data-testid="returns">
          <Amount value={returnOfSlip(bets)} tone="win" />
        </dd>
      </dl>
      <AcceptChanges slip={slip} quote={quote} change={change} />
      <SlipMessage said={said} />
      {(why ?? short) ? (
        <p className={classes.why} role="status">
          {why ?? short}
        </p>
      ) : null}
      <Button
        size="md"
        fullWidth
        loading={sending > 0}
        disabled={
          bets.length === 0 ||
          why !== null ||
          short !== null ||
          mustAgree ||
          tooMuch !== null ||
          hasClosed(slip, quote)
        }
        onClick={() => void place()}
        data-testid="place"
      >
        {bets.length === 0
          ? t('enterStake')
          : t('place', { amount: formatAmount(cost, currency), count: bets.length })}
      </Button>
      {tooMuch === null ? null : (
        <AskTrader
          bet={tooMuch.toPlace}
          asked={slip.asked}
          onAsked={(referral) => change({ type: 'asked', referral })}
          say={say}
          onPlaced={() => {
            change({ type: 'clear' });
            say({ text: t('placed', { count: 1 }), isGood: true });
          }}
        />
      )}
      {sending > 0 && slip.picks.some(({ fixture }) => fixture.stage !== 'scheduled') ? (
        <p className={classes.hint} role="status">
          {t('confirming')}
        </p>
      ) : null}
    </>
  );
}
