import { useTranslation } from '@ikka/i18n/react';
import { cardText } from '@ikka/stage-kit/cards';
import hud from '../hud/Hud.module.css';
import { PlayingCard } from './PlayingCard.tsx';
import classes from './table.module.css';

const places = 5;

/** The cards on the table that count for everybody, and where the next ones come to lie. */
export function Board({ cards }: { cards: readonly number[] }) {
  const { t } = useTranslation('seats');
  return (
    <div className={classes.board} data-testid="board" data-count={cards.length}>
      <span className={hud.spoken}>
        {t('board')} {cards.map(cardText).join(' ')}
      </span>
      {Array.from({ length: places }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place of the table stays the same place.
        <span key={at} className={classes.place} data-taken={at < cards.length} aria-hidden="true">
          {cards[at] === undefined ? null : <PlayingCard card={cards[at]} order={at} />}
        </span>
      ))}
    </div>
  );
}
