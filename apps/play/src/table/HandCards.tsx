import { pointsOf, type Side } from '@ikka/baccarat/rules';
import { useTranslation } from '@ikka/i18n/react';
import { cardText, drawCard } from '@ikka/stage-kit/cards';
import { Drawn, Figure } from '@ikka/ui';
import { useCallback } from 'react';
import hud from '../hud/Hud.module.css';
import classes from './Hands.module.css';

/** One side's cards as far as they are dealt, with their points, and whether it has won. */
export function HandCards({
  side,
  cards,
  hasWon,
}: {
  side: Side;
  cards: readonly number[];
  hasWon: boolean;
}) {
  const { t } = useTranslation('baccarat');
  const spoken =
    cards.length === 0
      ? t('hand.none')
      : `${cards.map(cardText).join(' ')}, ${t('points', { points: pointsOf(cards) })}`;
  return (
    <div className={classes.hand} data-side={side} data-won={hasWon} data-testid={`hand-${side}`}>
      <h2>
        {t(`spot.${side}`)}
        {cards.length > 0 ? (
          <span className={classes.points}>
            <Figure>{pointsOf(cards)}</Figure>
          </span>
        ) : null}
      </h2>
      <p className={hud.spoken}>{`${t(`hand.${side}`)}: ${spoken}`}</p>
      <div className={classes.cards} aria-hidden="true">
        {cards.length === 0 ? (
          <>
            <span className={classes.slot} />
            <span className={classes.slot} />
          </>
        ) : null}
        {cards.map((card, at) => (
          <CardView key={card} card={card} isThird={at === 2} />
        ))}
      </div>
    </div>
  );
}

function CardView({ card, isThird }: { card: number; isThird: boolean }) {
  const draw = useCallback(() => drawCard(card), [card]);
  return (
    <span className={classes.card} data-third={isThird} data-card={cardText(card)}>
      <Drawn draw={draw} className={classes.face} />
    </span>
  );
}
