import { useGameTexts, useTranslation } from '@ikka/i18n/react';
import { readBoard, resultKey, roadMark, roadSeries, type ShapeCode } from '../../rules/index.ts';
import classes from './BoardFacts.module.css';

/** What a result was for the bets of two sides: its sum where it has one, big or small, odd or even, dragon or tiger. */
export function BoardFacts({ shape, board }: { shape: ShapeCode; board: string }) {
  const { t } = useTranslation('lotteryDesk');
  const { say } = useGameTexts('lottery');
  const read = readBoard(shape, board);
  if (read === null) return null;
  const marks = roadSeries(shape).flatMap((series) => roadMark(series, read) ?? []);
  const sum = sumOfBoard(shape, Object.values(read.groups)[0] ?? []);
  if (marks.length === 0 && sum === null) return null;
  return (
    <ul className={classes.facts}>
      {sum === null ? null : <li>{t('sum', { sum })}</li>}
      {marks.map((mark) => (
        <li key={mark} data-mark={mark}>
          {say(resultKey(mark).replace('lottery:', ''))}
        </li>
      ))}
    </ul>
  );
}

/** The sum that bets are on: of cars the first two, of few balls or dice all. */
function sumOfBoard(shape: ShapeCode, numbers: readonly string[]): number | null {
  const summed = { ssc: 5, pc28: 3, k3: 3, kl8: 20, pk10: 2 }[shape as string];
  return summed === undefined
    ? null
    : numbers.slice(0, summed).reduce((sum, number) => sum + Number(number), 0);
}
