import { useTranslation } from '@ikka/i18n/react';
import { cardText, drawCard } from '@ikka/stage-kit/cards';
import { Drawn } from '@ikka/ui';
import { useCallback } from 'react';
import classes from './CoupCards.module.css';

/** The cards of a coup as they lay on the table. */
export function CoupCards({
  coup,
}: {
  coup: { readonly player: readonly number[]; readonly banker: readonly number[] };
}) {
  const { t } = useTranslation('baccarat');
  return (
    <div className={classes.coup}>
      {(['player', 'banker'] as const).map((side) => (
        <figure key={side} className={classes.hand}>
          <figcaption>{t(`spot.${side}`)}</figcaption>
          <span
            className={classes.cards}
            role="img"
            aria-label={`${t(`hand.${side}`)}: ${coup[side].map(cardText).join(' ')}`}
          >
            {coup[side].map((card) => (
              <Face key={card} card={card} />
            ))}
          </span>
        </figure>
      ))}
    </div>
  );
}

function Face({ card }: { card: number }) {
  const draw = useCallback(() => drawCard(card), [card]);
  return <Drawn draw={draw} className={classes.card} />;
}
