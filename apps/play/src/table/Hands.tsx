import { pointsOf, type Side } from '@ikka/baccarat/rules';
import { useTranslation } from '@ikka/i18n/react';
import { cardText, drawCard } from '@ikka/stage-kit/cards';
import { Drawn, Figure } from '@ikka/ui';
import { useCallback } from 'react';
import hud from '../hud/Hud.module.css';
import { CenterSign } from './CenterSign.tsx';
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
  const { t } = useTranslation('baccarat');
  const { table } = useTableSnapshot();
  const cards = table?.[side] ?? [];
  const isOver = table?.phase === 'settling' || table?.phase === 'resting';
  const winner = isOver ? table.marks.at(-1)?.[0] : null;
  const hasWon = winner === (side === 'player' ? 'P' : 'B');
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
