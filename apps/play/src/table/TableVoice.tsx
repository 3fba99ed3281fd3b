import { pointsOf, readMark } from '@ikka/baccarat/rules';
import { useTranslation } from '@ikka/i18n/react';
import hud from '../hud/Hud.module.css';
import { useAmounts } from './amounts.ts';
import { useTableSnapshot } from './use-table.ts';

/** Says to those who listen that bets are open or closed, who won, and what became of their bets. */
export function TableVoice() {
  const { t } = useTranslation('baccarat');
  const { table, end, net } = useTableSnapshot();
  const { full } = useAmounts();
  const mark = table?.marks.at(-1);
  const isOver = table?.phase === 'settling' || table?.phase === 'resting';
  const course =
    table === null || table === undefined
      ? ''
      : isOver && mark !== undefined
        ? t(`result.${readMark(mark).winner}`, {
            player: pointsOf(table.player),
            banker: pointsOf(table.banker),
          })
        : t(`phase.${table.phase}`);
  const own =
    end === null || !isOver
      ? ''
      : end.payout > end.stake
        ? t('ended.won', { amount: full(end.payout) })
        : end.payout > 0n
          ? t('ended.back', { amount: full(end.payout) })
          : t('ended.lost', { amount: full(end.stake) });
  return (
    <p className={hud.spoken} aria-live="polite" data-testid="result" data-net={String(net)}>
      {`${course} ${own}`.trim()}
    </p>
  );
}
