import { useTranslation } from '@ikka/i18n/react';
import { readBoard, type ShapeCode, trendSeries } from '../../rules/index.ts';
import classes from './Heads.module.css';

const heads = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** The last two digits of all prizes by their first, as they stand beside a printed board; the special prize's marked. */
export function Heads({ shape, board }: { shape: ShapeCode; board: string }) {
  const { t } = useTranslation('lotteryDesk');
  const read = readBoard(shape, board);
  const [tails, special] = trendSeries(shape);
  if (read === null || tails === undefined) return null;
  const ends = tails.of(read);
  const marked = new Set(special?.of(read));
  return (
    <table className={classes.heads}>
      <caption>{t('heads')}</caption>
      <tbody dir="ltr">
        {heads.map((head) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            <td>
              {ends
                .filter((end) => end.startsWith(head))
                .toSorted()
                .map((end, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an end may stand there twice
                  <span key={at} data-special={marked.has(end) || undefined}>
                    {end}
                  </span>
                ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
