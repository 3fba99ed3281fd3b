import { Figure } from '@ikka/ui';
import type { CSSProperties } from 'react';
import { Chips } from './Chips.tsx';
import type { RingPlace } from './seat-ring.ts';
import classes from './table.module.css';
import { leastChip, useSeatSnapshot, useWireMoney } from './use-seats.ts';

/** What a seat has bet and is not in the middle yet, between the seat and the middle. */
export function SeatBet({ place, amount }: { place: RingPlace; amount: string | null }) {
  const { units, brief } = useWireMoney();
  const { view } = useSeatSnapshot();
  return (
    <div
      className={classes.bet}
      style={{ '--x': place.x, '--y': place.y } as CSSProperties}
      data-place={`bet-${place.seat}`}
      data-own={place.at === 0}
    >
      {amount === null ? null : (
        <>
          <Chips amount={units(amount)} unit={units(leastChip(view))} />
          <span data-testid={`bet-${place.seat}`}>
            <Figure>{brief(amount)}</Figure>
          </span>
        </>
      )}
    </div>
  );
}
