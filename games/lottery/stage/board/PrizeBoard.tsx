import { useTranslation } from '@ikka/i18n/react';
import classes from './PrizeBoard.module.css';

export type PrizeRows = readonly (readonly [string, readonly string[]])[];

/** The prizes that a printed board sets apart. */
const firstRows = new Set(['special', 'first', 'g8', 'last2']);

/**
 * A board of prizes as newspapers print it: a row for each prize, the special one in red. What is not drawn yet, in `shown`, keeps its
 * place.
 */
export function PrizeBoard({
  groups,
  shown,
}: {
  groups: PrizeRows;
  /** Of each row what stands there now, where the draw is still going on. */
  shown?: Readonly<Record<string, readonly string[]>>;
}) {
  const { t } = useTranslation('lotteryDesk');
  return (
    <table className={classes.board}>
      <tbody>
        {groups.map(([group, numbers]) => (
          <tr
            key={group}
            data-group={group}
            data-first={(firstRows.has(group) && group !== 'g8') || undefined}
          >
            <th scope="row">{t(`group.${group as 'special'}`)}</th>
            <td>
              <span className={classes.numbers} dir="ltr" data-many={columnsOf(numbers.length)}>
                {numbers.map((number, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a number of a board is known by
                  <span key={at} data-empty={(shown && shown[group]?.[at] === undefined) || undefined}>
                    {shown === undefined ? number : (shown[group]?.[at] ?? '·'.repeat(number.length))}
                  </span>
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** As printed: three of six beside one another, five of ten. */
const columnsOf = (count: number): number => {
  if (count === 6 || count === 3) return 3;
  return count > 7 ? 5 : count === 7 || count === 4 ? 4 : count;
};
