import type { ShotView } from '@ikka/darya/round';
import { useGameTexts } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import classes from './ShotList.module.css';

/** Every shot of a batch: the fish and the weapon, its chance, what was drawn below the chance's denominator, and what it paid; and what the batch won of its room's pot. */
export function ShotList({ shots, jackpot }: { shots: readonly ShotView[]; jackpot: string | null }) {
  const { say } = useGameTexts('darya');
  const rows = shots.map((shot, index) => ({ ...shot, no: index + 1 }));
  return (
    <div className={classes.scroll}>
      <table className={classes.shots} data-testid="shot-list">
        <thead>
          <tr>
            <th scope="col">{say('shots.fish')}</th>
            <th scope="col">{say('shots.chance')}</th>
            <th scope="col">{say('shots.drawn')}</th>
            <th scope="col">{say('shots.payout')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ no, fish, weapon, chance, drawn, multiplier, payout }) => (
            <tr key={no} data-caught={multiplier > 0 ? '' : undefined}>
              <td>
                {say(`fish.${fish}`)}
                {weapon === 'cannon' ? null : <small> · {say(`weapon.${weapon}.name`)}</small>}
              </td>
              <td>
                <Figure>{`${chance[0]} / ${chance[1]}`}</Figure>
              </td>
              <td>
                <Figure>{drawn}</Figure>
              </td>
              <td>
                <Figure>{multiplier > 0 ? `${multiplier}× · ${payout}` : '–'}</Figure>
              </td>
            </tr>
          ))}
          {jackpot === null ? null : (
            <tr data-caught="">
              <td colSpan={3}>{say('shots.jackpot')}</td>
              <td>
                <Figure>{jackpot}</Figure>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
