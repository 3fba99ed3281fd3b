import { Figure } from '@ikka/ui';
import type { SeatView } from '../seat-snapshot.ts';
import { useNames } from '../use-names.ts';
import { HandCards } from './HandCards.tsx';
import { handOf } from './hand-of.ts';
import classes from './indian-rummy.module.css';
import { useRummyWords } from './use-words.ts';

/** Every hand that was shown, as it lay best, with what it counted. */
export function Shown({ view }: { view: SeatView }) {
  const { t, brief } = useRummyWords();
  const nameOf = useNames();
  const hand = handOf(view);
  if (hand === null || hand.wild === null) return null;
  const { wild } = hand;
  return (
    <ul className={classes.shown} data-testid="shown">
      {hand.players.map(({ seat, hand: laid, points, lost, left }) => (
        <li key={seat}>
          <span className={classes.who}>
            <strong>
              <bdi>{nameOf(view, seat)}</bdi>
            </strong>
            <small>
              {points === null ? t('won') : t('counted', { count: points })}
              {left === null ? null : <> · {t(`tag.${left.how}`)}</>}
              {lost === null || view.contest?.kind === 'pool' ? null : (
                <>
                  {' '}
                  · <Figure>−{brief(lost)}</Figure>
                </>
              )}
            </small>
          </span>
          {laid === null ? null : (
            <HandCards
              groups={[...laid.melds.map(({ cards }) => cards), laid.rest].filter(({ length }) => length > 0)}
              wild={wild}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
