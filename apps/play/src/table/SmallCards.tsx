import { cardText, drawCard } from '@ikka/stage-kit/cards';
import { Drawn } from '@ikka/ui';
import { useCallback } from 'react';
import classes from './Hands.module.css';

/** Cards in a line of text, in the order dealt. */
export function SmallCards({ cards, label }: { cards: readonly number[]; label: string }) {
  return (
    <span className={classes.small} role="img" aria-label={`${label}: ${cards.map(cardText).join(' ')}`}>
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
