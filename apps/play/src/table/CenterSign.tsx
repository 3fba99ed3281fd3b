import { pointsOf, readMark } from '@ikka/baccarat/rules';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import hud from '../hud/Hud.module.css';
import { useAmounts } from './amounts.ts';
import classes from './Hands.module.css';
import { LineSign } from './LineSign.tsx';
import { useTableSnapshot, useTimeLeft } from './use-table.ts';

const around = 2 * Math.PI * 44;

/** What goes on: the clock while bets are open, then what the dealer does and who won. */
export function CenterSign() {
  const { t } = useTranslation('baccarat');
  const { table } = useTableSnapshot();
  const left = useTimeLeft();
  if (table === null) return <div className={classes.center} />;
  const seconds = left === null ? null : Math.ceil(left / 1_000);
  const share = left === null ? 0 : Math.min(1, left / (table.bettingSeconds * 1_000));
  return (
    <div className={classes.center}>
      {seconds === null ? null : (
        <div
          className={classes.clock}
          role="timer"
          aria-label={t('clock', { seconds })}
          data-late={seconds <= 3}
        >
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <circle cx="50" cy="50" r="44" className={classes.track} />
            <circle
              cx="50"
              cy="50"
              r="44"
              className={classes.rest}
              strokeDasharray={around}
              strokeDashoffset={around * (1 - share)}
            />
          </svg>
          <Figure>{seconds}</Figure>
        </div>
      )}
      <p className={classes.phase} data-testid="table-phase" data-table-phase={table.phase}>
        <PhaseText />
      </p>
      <p className={classes.where}>
        {table.shoe > 0 ? t('round', { shoe: table.shoe, coup: table.coup }) : null}
        <LineSign />
      </p>
      <Limits />
    </div>
  );
}

/** What one player may have on a spot, in short; in full to who asks or listens. */
function Limits() {
  const { t } = useTranslation('baccarat');
  const { table } = useTableSnapshot();
  const { chip, full } = useAmounts();
  if (table === null) return null;
  const { least, most, sideMost } = table.limits;
  const whole = t('limits.whole', { least: full(least), most: full(most), side: full(sideMost) });
  return (
    <p className={classes.where} data-testid="limits" title={whole}>
      <span aria-hidden="true">
        {t('limits.short')} <bdi dir="ltr">{`${chip(least)}–${chip(most)}`}</bdi>
      </span>
      <span className={hud.spoken}>{whole}</span>
    </p>
  );
}

/** Who won, once that is known, else what the table is about. */
function PhaseText() {
  const { t } = useTranslation('baccarat');
  const { table } = useTableSnapshot();
  if (table === null) return null;
  const mark = table.marks.at(-1);
  const isOver = table.phase === 'settling' || table.phase === 'resting';
  if (!isOver || mark === undefined) return <>{t(`phase.${table.phase}`)}</>;
  const { winner } = readMark(mark);
  const points = { player: pointsOf(table.player), banker: pointsOf(table.banker) };
  return <strong data-winner={winner}>{t(`result.${winner}`, points)}</strong>;
}
