import { useGameTexts, useTranslation } from '@ikka/i18n/react';
import type { ArcadeGuide, AutoplayBoard } from '@ikka/stage-kit';
import type { CSSProperties } from 'react';
import { usePlaySnapshot } from '../hud/use-play.ts';
import classes from './AutoplayPlaces.module.css';

/** The places of a game's board that are chosen for every round of autoplay, in the order in which they were chosen. */
export function AutoplayPlaces({
  board,
  guide,
  places,
  onChange,
}: {
  board: AutoplayBoard;
  guide: ArcadeGuide;
  places: readonly number[];
  onChange: (places: readonly number[]) => void;
}) {
  const { t } = useTranslation('arcade');
  const { say } = useGameTexts(guide.texts);
  const { choice } = usePlaySnapshot();
  const most = board.most(choice ?? guide.first);
  return (
    <fieldset className={classes.places}>
      <legend>
        {say('auto.title')} · {t('numbers.count', { picked: places.length, most })}
      </legend>
      <div className={classes.board} dir="ltr" style={{ '--in-row': board.inRow } as CSSProperties}>
        {[...Array(board.places).keys()].map((place) => {
          const at = places.indexOf(place);
          const isChosen = at >= 0;
          return (
            <button
              key={place}
              type="button"
              aria-pressed={isChosen}
              aria-label={say('auto.place', { place: place + 1 })}
              disabled={!isChosen && places.length >= most}
              onClick={() => onChange(isChosen ? places.filter((one) => one !== place) : [...places, place])}
              data-testid={`place-${place}`}
            >
              {isChosen ? at + 1 : ''}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
