import { Figure } from '@ikka/ui';
import { ActButton } from '../ActButton.tsx';
import actions from '../actions.module.css';
import { isAsked, type SeatView } from '../seat-snapshot.ts';
import { useKeys } from '../use-keys.ts';
import { useSeatSnapshot, useSeats, useWireMoney } from '../use-seats.ts';
import { handOf } from './hand-of.ts';
import { useNiuNiuWords } from './use-words.ts';

/** First what one bids for the bank, then how much one bets against it; each with its key. */
export function Actions({ view }: { view: SeatView }) {
  const { play } = useSeats();
  const { isSending } = useSeatSnapshot();
  const { t, brief } = useNiuNiuWords();
  const { units, text } = useWireMoney();
  const hand = handOf(view);
  const moves = isAsked(view) ? (hand?.moves ?? null) : null;
  const isBidding = hand?.banker === null;
  const choices = (moves?.all ?? []).map((count, at) => {
    const isOffered = (isBidding ? moves?.bids : moves?.bets)?.includes(count) === true;
    const key = isBidding ? count : at + 1;
    return {
      count,
      key,
      isOffered,
      press: () => play.act(isBidding ? { type: 'bid', bid: count } : { type: 'bet', bet: count }),
    };
  });
  useKeys(
    isSending
      ? []
      : choices.flatMap(({ key, isOffered, press }) => (isOffered ? [{ code: `Digit${key}`, press }] : [])),
  );
  if (hand === null) return null;
  if (moves === null) return <Waiting view={view} />;
  const priceOf = (count: number) => brief(text(units(hand.base) * BigInt(count * (hand.banker?.bid ?? 1))));
  return (
    <div className={actions.stack} data-testid="moves" data-turn={view.turn?.no}>
      <p className={actions.note}>{t(isBidding ? 'ask.bid' : 'ask.bet')}</p>
      <div className={actions.row} data-count={choices.length}>
        {choices.map(({ count, key, isOffered, press }) => (
          <ActButton
            key={count}
            label={isBidding && count === 0 ? t('move.noBid') : <Figure>×{count}</Figure>}
            amount={isBidding ? null : priceOf(count)}
            keyName={String(key)}
            tone={isBidding && count === 0 ? 'plain' : 'main'}
            disabled={isSending || !isOffered}
            testId={`move-${isBidding ? 'bid' : 'bet'}-${count}`}
            onPress={press}
          />
        ))}
      </div>
    </div>
  );
}

/** One has chosen, or is the banker: the others have the word. */
function Waiting({ view }: { view: SeatView }) {
  const { t } = useNiuNiuWords();
  const hand = handOf(view);
  if (hand === null || view.hand?.result != null) return null;
  const isBanker = hand.banker?.seat === view.me?.seat;
  return <p className={actions.note}>{t(isBanker ? 'wait.banker' : 'wait.others')}</p>;
}
