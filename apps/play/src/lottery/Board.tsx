import { useTranslation } from '@ikka/i18n/react';
import { readBoard, type ShapeCode } from '@ikka/lottery/rules';
import classes from './Board.module.css';

/** What a row of a board is called; every shape's rows have a text. */
type Group = 'special';
/** Boards of few numbers are shown as balls, dice or cars; the others as a table of prizes. */
const drawn: ReadonlySet<ShapeCode> = new Set([
  'ssc',
  '11x5',
  'pk10',
  'k3',
  'kl8',
  'pc28',
  'mega645',
  'power655',
]);

/** The result of a draw, as it looks: balls, dice, cars, or the table of prizes. */
export function Board({
  shape,
  board,
  isSmall = false,
}: {
  shape: ShapeCode;
  board: string;
  isSmall?: boolean;
}) {
  const { t } = useTranslation('lotteryDesk');
  const read = readBoard(shape, board);
  if (read === null) return null;
  const groups = Object.entries(read.groups);
  if (drawn.has(shape)) {
    return (
      <span className={classes.balls} data-small={isSmall || undefined} dir="ltr">
        {groups.flatMap(([group, numbers]) =>
          numbers.map((number, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a number of a board is known by
              key={`${group}${at}`}
              className={classes.ball}
              data-kind={shape === 'k3' ? 'die' : shape === 'pk10' ? 'car' : 'ball'}
              data-tint={Number(number) % 10}
              data-bonus={group === 'bonus' || undefined}
              style={{ '--at': at } as React.CSSProperties}
            >
              {number}
            </span>
          )),
        )}
      </span>
    );
  }
  const shown = isSmall ? groups.slice(0, 1) : groups;
  return (
    <dl className={classes.prizes} data-small={isSmall || undefined}>
      {shown.map(([group, numbers]) => (
        <div key={group} data-first={group === 'special' || group === 'first' || undefined}>
          <dt>{t(`group.${group as Group}`)}</dt>
          <dd dir="ltr">
            {numbers.map((number, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a number of a board is known by
              <span key={at}>{number}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
