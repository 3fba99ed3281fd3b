import hud from '../../hud/Hud.module.css';
import { PlayingCard } from '../PlayingCard.tsx';
import type { SeatView } from '../seat-snapshot.ts';
import { useSeatSnapshot, useSeats } from '../use-seats.ts';
import { handOf, movesOf } from './hand-of.ts';
import classes from './indian-rummy.module.css';
import { useRummyWords } from './use-words.ts';

/** The stock, the discards and the card that was turned; whoever has to draw draws here. */
export function Middle({ view }: { view: SeatView }) {
  const { play } = useSeats();
  const { isSending } = useSeatSnapshot();
  const { t, cardText, wild } = useRummyWords();
  const hand = handOf(view);
  if (hand === null || hand.turned === null) return null;
  const moves = movesOf(view);
  const open = hand.discards.at(-1);
  return (
    <div className={classes.middle}>
      <figure className={classes.pile}>
        <span className={classes.turned}>
          <PlayingCard card={hand.turned} order={0} />
        </span>
        <figcaption>{t('pile.wild', { rank: wild(hand.wild) })}</figcaption>
      </figure>
      <button
        type="button"
        className={classes.pile}
        disabled={isSending || moves?.isDrawing !== true}
        onClick={() => play.act({ type: 'draw', from: 'stock' })}
        data-testid="draw-stock"
      >
        <PlayingCard card={null} order={1} />
        <span>{t('pile.stock', { count: hand.stock })}</span>
      </button>
      <button
        type="button"
        className={classes.pile}
        disabled={isSending || moves?.mayTake !== true}
        onClick={() => play.act({ type: 'draw', from: 'open' })}
        data-testid="draw-open"
      >
        {open === undefined ? (
          <span className={classes.bare} />
        ) : (
          <PlayingCard key={open} card={open} order={0} />
        )}
        <span>
          {t('pile.open')}
          {open === undefined ? null : <span className={hud.spoken}> {cardText(open)}</span>}
        </span>
      </button>
    </div>
  );
}
