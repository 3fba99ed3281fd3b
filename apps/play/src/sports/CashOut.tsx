import { type CashOutOffer, calls, type SportsBet } from '@ikka/contract';
import { formatAmount } from '@ikka/money';
import { useBookWords } from '@ikka/sports/words';
import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { usePlaySnapshot } from '../hud/use-play.ts';
import { amountOf } from '../round/play-state.ts';
import { client } from '../session/client.ts';
import { AutoCashOut } from './AutoCashOut.tsx';
import classes from './bets.module.css';
import { isRefused } from './create-sports-play.ts';
import { useBetsChanged, useBook, useSecondsLeft } from './use-book.ts';

const shares = ['25', '50', '75', '100'] as const;

/** Asks what the house pays for an open bet or a part of it, and takes the offer while it holds. */
export function CashOut({ bet }: { bet: SportsBet }) {
  const { t } = useBookWords();
  const { play } = useBook();
  const { currency } = usePlaySnapshot();
  const changed = useBetsChanged();
  const [share, setShare] = useState<string>('100');
  const [offer, setOffer] = useState<CashOutOffer | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function ask() {
    setBusy(true);
    setMessage(null);
    const whole = amountOf(bet.standing, currency);
    const stake = share === '100' ? null : formatAmount((whole * BigInt(share)) / 100n, currency);
    const answer = await client.call(calls.sports.offerCashOut, {
      params: { betId: bet.betId },
      body: { stake },
    });
    setBusy(false);
    if (answer.ok) setOffer(answer.value);
    else setMessage(answer.message);
  }
  async function take(offerId: string) {
    setBusy(true);
    const answer = await play.cashOut(bet.betId, offerId);
    setBusy(false);
    setOffer(null);
    setMessage(isRefused(answer) ? answer.message : t('cashedOut'));
    changed();
  }

  return (
    <div className={classes.cashOut}>
      {offer === null ? (
        <>
          <SegmentedControl
            size="xs"
            value={share}
            onChange={setShare}
            aria-label={t('cashOutShare')}
            data={shares.map((value) => ({ value, label: `${value}%` }))}
          />
          <Button
            variant="light"
            size="compact-md"
            loading={isBusy}
            onClick={() => void ask()}
            data-testid="ask-cash-out"
          >
            {t('cashOut')}
          </Button>
        </>
      ) : (
        <Offer
          key={offer.offerId}
          offer={offer}
          isBusy={isBusy}
          onTake={() => void take(offer.offerId)}
          onOver={() => setOffer(null)}
        />
      )}
      {offer === null ? <AutoCashOut bet={bet} onSaid={setMessage} /> : null}
      {message === null ? null : (
        <p className={classes.note} role="status">
          {message}
        </p>
      )}
    </div>
  );
}

function Offer({
  offer,
  isBusy,
  onTake,
  onOver,
}: {
  offer: CashOutOffer;
  isBusy: boolean;
  onTake: () => void;
  onOver: () => void;
}) {
  const { t } = useBookWords();
  const left = useSecondsLeft(offer.until);
  const isOver = left === 0 && !isBusy;
  return (
    <>
      <Button
        size="compact-md"
        fullWidth
        loading={isBusy}
        onClick={isOver ? onOver : onTake}
        variant={isOver ? 'default' : 'filled'}
        data-testid="take-cash-out"
      >
        {isOver ? t('offerOver') : t('takeOffer', { amount: offer.pays, seconds: left })}
      </Button>
      <small className={classes.formula}>
        {t('formula', { stake: offer.stake, margin: offer.marginPercent })}
      </small>
    </>
  );
}
