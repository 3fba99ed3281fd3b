import { useTranslation } from '@ikka/i18n/react';
import { readBoard, type ShapeCode } from '../../rules/index.ts';
import { shownAs } from '../board/shown-as.ts';
import { CarRace } from './CarRace.tsx';
import { DiceThrow } from './DiceThrow.tsx';
import classes from './DrawShow.module.css';
import { DrumDraw } from './DrumDraw.tsx';
import { PrizeDraw } from './PrizeDraw.tsx';

/** What every kind of draw is shown from. */
export interface ShowProps {
  readonly shape: ShapeCode;
  /** The numbers by row, as the server drew them; null while its result is awaited. */
  readonly groups: readonly (readonly [string, readonly string[]])[] | null;
  readonly issue: string;
  readonly onDone: () => void;
}

/**
 * The draw of an issue as it looks: balls fall out of a drum, dice are thrown, cars race, or a board fills up. Until the result is
 * there, everything is in motion; then the show ends in it, within six seconds or as soon as it is skipped. It decides nothing.
 */
export function DrawShow({
  shape,
  board,
  issue,
  onDone,
}: {
  shape: ShapeCode;
  board: string | null;
  issue: string;
  onDone: () => void;
}) {
  const { t } = useTranslation('lotteryDesk');
  const read = board === null ? null : readBoard(shape, board);
  const props = { shape, groups: read === null ? null : Object.entries(read.groups), issue, onDone };
  return (
    <div className={classes.show} data-testid="draw-show" data-issue={issue} data-drawn={read !== null}>
      <Kind {...props} />
      {read === null ? null : (
        <button type="button" className={classes.skip} onClick={onDone}>
          {t('skip')}
        </button>
      )}
    </div>
  );
}

function Kind(props: ShowProps) {
  switch (shownAs(props.shape)) {
    case 'balls':
      return <DrumDraw {...props} />;
    case 'dice':
      return <DiceThrow {...props} />;
    case 'cars':
      return <CarRace {...props} />;
    case 'prizes':
      return <PrizeDraw {...props} />;
  }
}
