import type { SportsFixture } from '@ikka/contract';
import {
  battlesOf,
  gamesOf,
  isLive,
  pointTexts,
  type Side,
  tennisOf,
  timedOf,
  timedRules,
} from '@ikka/sports/rules';
import { useBookWords } from '@ikka/sports/words';
import classes from './parts-table.module.css';

interface Part {
  readonly label: string;
  readonly home: number | string;
  readonly away: number | string;
  /** The one that is played. */
  readonly isNow: boolean;
}

/** A match part by part, as a board in a hall shows it: sets and points, quarters, the kills of each map. Nothing before the match. */
export function PartsTable({ match }: { match: SportsFixture }) {
  const { t, teamOf } = useBookWords();
  const parts = useParts(match);
  const tennis = tennisOf(match);
  if (parts.length === 0) return null;
  const row = (side: Side) => (
    <tr>
      <th scope="row">
        <span className={classes.name}>
          <bdi>{teamOf(side, match)}</bdi>
          {tennis?.serving === side && tennis.winner === null ? (
            <i className={classes.serves} role="img" aria-label={t('serving')} title={t('serving')} />
          ) : null}
        </span>
      </th>
      {parts.map((part) => (
        <td
          key={part.label}
          data-now={part.isNow || undefined}
          data-ahead={Number(part[side]) > Number(part[side === 'home' ? 'away' : 'home']) || undefined}
        >
          <bdi dir="ltr">{part[side]}</bdi>
        </td>
      ))}
    </tr>
  );
  return (
    <>
      <div className={classes.scroll}>
        <table className={classes.parts} data-testid="parts">
          <thead>
            <tr>
              <td />
              {parts.map(({ label, isNow }) => (
                <th key={label} scope="col" data-now={isNow || undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row('home')}
            {row('away')}
          </tbody>
        </table>
      </div>
      {tennis?.retired ? (
        <p className={classes.note}>{t('retired', { team: teamOf(tennis.retired, match) })}</p>
      ) : null}
    </>
  );
}

function useParts(match: SportsFixture): Part[] {
  const { t, partText } = useBookWords();
  const isPlayed = isLive(match);
  const tennis = tennisOf(match);
  if (tennis !== null) {
    const sets = tennis.sets.map((set, at) => ({
      label: partText({ part: 'set', number: at + 1 }),
      ...gamesOf(set),
      isNow: isPlayed && at === tennis.sets.length - 1,
    }));
    const isOpen = isPlayed && tennis.winner === null && sets.length > 0;
    return isOpen ? [...sets, { label: t('points'), ...pointTexts(tennis), isNow: true }] : sets;
  }
  const timed = timedOf(match);
  if (timed !== null) {
    const { periods } = timedRules[timed.sport];
    return timed.periods.map((score, at) => ({
      label:
        at < periods
          ? partText({ part: periods === 4 ? 'q' : 'h', number: at + 1 })
          : partText({ part: 'extra', number: at - periods + 1 }),
      ...score,
      isNow: isPlayed && at === timed.periods.length - 1,
    }));
  }
  const battles = battlesOf(match);
  return (battles?.maps ?? []).map(({ kills, winner }, at) => ({
    label: t('mapKills', { number: at + 1 }),
    ...kills,
    isNow: winner === null,
  }));
}
