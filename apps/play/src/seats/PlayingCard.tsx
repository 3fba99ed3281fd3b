import { cardText, drawCard, drawCardBack } from '@ikka/stage-kit/cards';
import { Drawn } from '@ikka/ui';
import { type CSSProperties, useCallback } from 'react';
import classes from './cards.module.css';

/** A card on the table: its back until it may be seen, then it turns. `order` is its place in the deal. */
export function PlayingCard({ card, order }: { card: number | null; order: number }) {
  const drawFace = useCallback(() => (card === null ? drawCardBack() : drawCard(card)), [card]);
  const drawBack = useCallback(() => drawCardBack(), []);
  return (
    <span
      className={classes.card}
      data-open={card !== null}
      data-card={card === null ? 'back' : cardText(card)}
      style={{ '--order': order } as CSSProperties}
    >
      <span className={classes.turn}>
        <Drawn draw={drawBack} className={classes.back} />
        <Drawn draw={drawFace} className={classes.face} />
      </span>
    </span>
  );
}
