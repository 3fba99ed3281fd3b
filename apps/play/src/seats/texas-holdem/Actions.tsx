import { ActButton } from '../ActButton.tsx';
import actions from '../actions.module.css';
import { isAsked, type SeatView } from '../seat-snapshot.ts';
import { useKeys } from '../use-keys.ts';
import { useSeatSnapshot, useSeats } from '../use-seats.ts';
import { useWish } from '../use-wish.ts';
import { Before } from './Before.tsx';
import { BetSizing } from './BetSizing.tsx';
import { handOf } from './hand-of.ts';
import { useTexasHoldemWords } from './use-words.ts';
import { grant, type Wish } from './wishes.ts';

/** What one can do now; before one's turn, what to do as soon as it comes. */
export function Actions({ view }: { view: SeatView }) {
  const { play } = useSeats();
  const { isSending } = useSeatSnapshot();
  const { t, brief } = useTexasHoldemWords();
  const hand = handOf(view);
  const moves = isAsked(view) ? (hand?.moves ?? null) : null;
  const [wish, setWish] = useWish<Wish>((one) =>
    hand === null ? 'over' : grant(one, { hand: view.no, street: hand.street, toCall: hand.toCall, moves }),
  );
  const fold = () => play.act({ type: 'fold' });
  const stay = () => play.act({ type: moves?.check === true ? 'check' : 'call' });
  useKeys(
    moves === null || isSending
      ? []
      : [
          { code: 'KeyF', press: fold },
          { code: 'KeyC', press: stay },
        ],
  );
  if (hand === null) return null;
  if (moves === null) return <Before view={view} wish={wish} onWish={setWish} />;
  return (
    <div className={actions.stack} data-testid="moves" data-turn={view.turn?.no}>
      {moves.raise === null ? null : (
        // A new turn begins at its own least bet.
        <BetSizing key={`${view.no}-${view.turn?.no}`} view={view} hand={hand} raise={moves.raise} />
      )}
      <div className={actions.row}>
        <ActButton
          label={t('move.fold')}
          amount={null}
          keyName="F"
          tone="bad"
          disabled={isSending}
          testId="move-fold"
          onPress={fold}
        />
        <ActButton
          label={t(moves.check ? 'move.check' : 'move.call')}
          amount={moves.call === null ? null : brief(moves.call)}
          keyName="C"
          tone="main"
          disabled={isSending}
          testId={moves.check ? 'move-check' : 'move-call'}
          onPress={stay}
        />
      </div>
    </div>
  );
}
