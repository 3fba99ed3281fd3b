import type { ContestView } from '@ikka/contract';
import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import classes from './contest.module.css';
import type { SeatView } from './seat-snapshot.ts';
import { ranked } from './standings.ts';
import { useContestWords } from './use-contest-words.ts';
import { useMoney } from './use-seats.ts';

/** Everybody in a contest with his chips or points, who is ahead first; places and prizes of those who have them. */
export function Standings({ view, contest }: { view: SeatView; contest: ContestView }) {
  const { t } = useTranslation('seats');
  const { place } = useContestWords();
  const { brief, units } = useMoney();
  const rows = ranked(view.seats, contest.kind);
  const isOver = contest.stage === 'over';
  return (
    <table className={classes.standings} data-testid="standings">
      <caption>{t('contest.standings')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('contest.who')}</th>
          <th scope="col">{t(`contest.has.${contest.kind}`)}</th>
          <th scope="col">{isOver ? t('contest.prize') : ''}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((player) => (
          <tr
            key={player.seat}
            data-own={player.seat === view.me?.seat}
            data-out={(player.result?.place ?? 1) > 1}
          >
            <th scope="row">
              <bdi>{player.seat === view.me?.seat ? t('seat.you') : player.name}</bdi>
            </th>
            <td>
              <Figure>{formatNumber(BigInt(player.stack))}</Figure>
            </td>
            <td>
              {player.result === null ? null : (
                <>
                  {place(player.result.place)}
                  {player.result.prize === null || units(player.result.prize) === 0n ? null : (
                    <strong>
                      {' '}
                      <Figure>{brief(player.result.prize)}</Figure>
                    </strong>
                  )}
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
