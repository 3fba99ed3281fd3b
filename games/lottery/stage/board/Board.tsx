import { useTranslation } from '@ikka/i18n/react';
import { readBoard, type ShapeCode } from '../../rules/index.ts';
import { Ball } from './Ball.tsx';
import classes from './Board.module.css';
import { Car } from './Car.tsx';
import { DieFace } from './Die.tsx';
import { PrizeBoard } from './PrizeBoard.tsx';
import { shownAs } from './shown-as.ts';

/** The row of a board of prizes that stands for it where there is room for one. */
const tellingRow = 1;

/** The result of a draw as it looks: balls, dice, cars, or the board of prizes; `small` where it is one of many. */
export function Board({
  shape,
  board,
  size = 'large',
}: {
  shape: ShapeCode;
  board: string;
  size?: 'large' | 'small';
}) {
  const read = readBoard(shape, board);
  if (read === null) return null;
  const groups = Object.entries(read.groups);
  const as = shownAs(shape);
  if (as === 'prizes') {
    return size === 'large' ? (
      <PrizeBoard groups={groups} />
    ) : (
      <PrizeLine groups={groups.slice(0, tellingRow)} />
    );
  }
  return (
    <span className={classes.line} data-size={size} data-as={as} dir="ltr">
      {groups.flatMap(([group, numbers]) =>
        numbers.map((number, at) => {
          // The place is what a number of a board is known by: the same may come twice.
          const key = `${group}${at}`;
          if (as === 'dice') return <DieFace key={key} face={number} />;
          if (as === 'cars') return <Car key={key} number={number} />;
          return <Ball key={key} number={number} isBonus={group === 'bonus'} />;
        }),
      )}
    </span>
  );
}

/** The first prize alone. */
function PrizeLine({ groups }: { groups: readonly (readonly [string, readonly string[]])[] }) {
  const { t } = useTranslation('lotteryDesk');
  return (
    <span className={classes.prizeLine}>
      {groups.map(([group, numbers]) => (
        <span key={group}>
          <small>{t(`group.${group as 'special'}`)}</small> <bdi dir="ltr">{numbers.join(' ')}</bdi>
        </span>
      ))}
    </span>
  );
}
