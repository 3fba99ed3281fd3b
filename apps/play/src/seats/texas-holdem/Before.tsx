import { Checkbox } from '@mantine/core';
import actions from '../actions.module.css';
import type { SeatView } from '../seat-snapshot.ts';
import { useWireMoney } from '../use-seats.ts';
import { handOf, ownPlayer } from './hand-of.ts';
import { useTexasHoldemWords } from './use-words.ts';
import { type Wish, wishKinds } from './wishes.ts';

interface BeforeProps {
  readonly view: SeatView;
  readonly wish: Wish | null;
  readonly onWish: (wish: Wish | null) => void;
}

/** While others play: what to do when it is one's turn. */
export function Before({ view, wish, onWish }: BeforeProps) {
  const { t, brief } = useTexasHoldemWords();
  const { units } = useWireMoney();
  const hand = handOf(view);
  const own = ownPlayer(view);
  if (hand === null || own === undefined || own.isFolded || own.isAllIn || view.hand?.result != null)
    return null;
  const now = { hand: view.no, street: hand.street, toCall: hand.toCall };
  const missing = units(now.toCall) - units(own.bet);
  const labels = {
    fold: t('before.fold'),
    call: missing <= 0n ? t('before.check') : t('before.call', { amount: brief(now.toCall) }),
    callAny: t('before.callAny'),
  };
  return (
    <div className={actions.row} data-testid="before">
      {wishKinds.map((kind) => (
        <Checkbox
          key={kind}
          className={actions.wish ?? ''}
          label={labels[kind]}
          checked={wish?.kind === kind}
          onChange={({ currentTarget }) => onWish(currentTarget.checked ? { kind, ...now } : null)}
        />
      ))}
    </div>
  );
}
