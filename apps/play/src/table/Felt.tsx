import { isSpotOpen, returnOn, type Spot } from '@ikka/baccarat/rules';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import hud from '../hud/Hud.module.css';
import { useAmounts } from './amounts.ts';
import classes from './Felt.module.css';
import { isGraded, oddsText } from './odds-text.ts';
import { shownOnFelt, takesChips } from './table-snapshot.ts';
import { useTable, useTableSnapshot } from './use-table.ts';

/** As they lie on the felt: side bets above, the three that the game is about below. */
const laid: readonly Spot[] = [
  'playerPair',
  'eitherPair',
  'perfectPair',
  'bankerPair',
  'small',
  'big',
  'playerBonus',
  'luckySix',
  'bankerBonus',
  'player',
  'tie',
  'banker',
];

/** The spots: each with what it pays, the player's chips and what all have there. */
export function Felt() {
  const { t } = useTranslation('baccarat');
  return (
    <section className={classes.felt} aria-label={t('felt')}>
      {laid.map((spot) => (
        <SpotButton key={spot} spot={spot} />
      ))}
    </section>
  );
}

function SpotButton({ spot }: { spot: Spot }) {
  const { t } = useTranslation('baccarat');
  const { play } = useTable();
  const snapshot = useTableSnapshot();
  const { table, chip } = snapshot;
  const { chip: short, full } = useAmounts();
  const mine = shownOnFelt(snapshot).get(spot) ?? 0n;
  const all = table?.felt.get(spot) ?? 0n;
  const variant = table?.variant ?? 'commission';
  const isClosed = table !== null && !isSpotOpen(spot, table.coup);
  const odds = isGraded(spot) ? t('upTo', { odds: oddsText(spot, variant) }) : oddsText(spot, variant);
  return (
    <button
      type="button"
      className={classes.spot}
      data-spot={spot}
      data-mine={mine > 0n}
      data-result={resultOf(spot, snapshot)}
      disabled={!takesChips(snapshot, spot)}
      title={isClosed ? t('spotClosed') : undefined}
      onClick={() => play.bet(new Map([[spot, chip]]))}
    >
      <span className={classes.spotName}>{t(`spot.${spot}`)}</span>
      <span className={classes.odds}>
        <bdi>{odds}</bdi>
      </span>
      {mine > 0n ? (
        <>
          <span className={classes.stack} aria-hidden="true">
            <Figure>{short(mine)}</Figure>
          </span>
          <span className={hud.spoken}>{t('yours', { amount: full(mine) })}</span>
        </>
      ) : null}
      {all > mine ? (
        <span className={classes.all}>
          <bdi>{t('all', { amount: short(all) })}</bdi>
        </span>
      ) : null}
    </button>
  );
}

/** Whether a spot won or gave back with the coup that lies there. */
function resultOf(spot: Spot, { table }: ReturnType<typeof useTableSnapshot>): 'won' | 'push' | 'none' {
  if (table?.phase !== 'settling' && table?.phase !== 'resting') return 'none';
  const back = returnOn(spot, 100n, { player: table.player, banker: table.banker }, table.variant);
  return back > 100n ? 'won' : back === 100n ? 'push' : 'none';
}
