import type { Side } from '@ikka/baccarat/rules';
import { CenterSign } from './CenterSign.tsx';
import { HandCards } from './HandCards.tsx';
import classes from './Hands.module.css';
import { useTableSnapshot } from './use-table.ts';

/** Both hands as they are dealt, and between them the clock. */
export function Hands() {
  return (
    <section className={classes.hands}>
      <HandView side="player" />
      <CenterSign />
      <HandView side="banker" />
    </section>
  );
}

function HandView({ side }: { side: Side }) {
  const { table } = useTableSnapshot();
  const isOver = table?.phase === 'settling' || table?.phase === 'resting';
  const winner = isOver ? table.marks.at(-1)?.[0] : null;
  const hasWon = winner === (side === 'player' ? 'P' : 'B');
  return <HandCards side={side} cards={table?.[side] ?? []} hasWon={hasWon} />;
}
