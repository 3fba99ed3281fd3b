import { cardText, drawCard } from '@ikka/stage-kit/cards';
import { Drawn } from '@ikka/ui';
import { useCallback } from 'react';
import hud from '../hud/Hud.module.css';
import classes from './told.module.css';

/** A few cards within a line, read out as text. */
export function SmallHand({ cards }: { cards: readonly number[] }) {
  return (
    <span className={classes.hand} data-count={cards.length}>
      <span className={hud.spoken}>{cards.map(cardText).join(' ')}</span>
      {cards.map((card) => (
        <SmallCard key={card} card={card} />
      ))}
    </span>
  );
}

function SmallCard({ card }: { card: number }) {
  const draw = useCallback(() => drawCard(card), [card]);
  return <Drawn draw={draw} />;
}
