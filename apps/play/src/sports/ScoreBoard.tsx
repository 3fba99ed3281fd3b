import type { SportsFixture } from '@ikka/contract';
import type { CricketFacts, FootballFacts } from '@ikka/sports/rules';
import { cricketOf, footballOf, isLive, roundsOf, scoresOf } from '@ikka/sports/rules';
import { useBookWords } from '@ikka/sports/words';
import { MapList } from './MapList.tsx';
import { PartsTable } from './PartsTable.tsx';
import classes from './score-board.module.css';
import { useDateTime } from './use-date-time.ts';

/** Who plays, how it stands, and what is going on: a pitch with its pressure, or the overs as a strip. */
export function ScoreBoard({ match }: { match: SportsFixture }) {
  const { t, nameOf, teamOf, clockText } = useBookWords();
  const scores = scoresOf(match);
  const { time, day } = useDateTime(match.startsAt);
  const [football, cricket, rounds] = [footballOf(match), cricketOf(match), roundsOf(match)];
  return (
    <header className={classes.board} data-testid="score-board" data-stage={match.stage}>
      <p className={classes.league}>
        {nameOf(match.region.name)} · {nameOf(match.league.name)}
      </p>
      <div className={classes.sides}>
        <strong>{teamOf('home', match)}</strong>
        <span className={classes.middle}>
          {scores === null ? (
            <bdi dir="ltr">{time}</bdi>
          ) : (
            <span className={classes.score} data-small={match.sport === 'cricket' || undefined}>
              <bdi dir="ltr">{scores.home || '–'}</bdi>
              <i aria-hidden="true" />
              <bdi dir="ltr">{scores.away || '–'}</bdi>
            </span>
          )}
          <small data-live={isLive(match) || undefined}>
            {isLive(match) ? (
              <bdi>{clockText(match)}</bdi>
            ) : match.stage === 'scheduled' ? (
              day || t('today')
            ) : (
              t(`stage.${match.stage}`)
            )}
          </small>
        </span>
        <strong>{teamOf('away', match)}</strong>
      </div>
      {match.danger === null || !isLive(match) ? null : (
        <p className={classes.danger} role="status">
          {t('suspendedBy', { why: t(`danger.${match.danger as 'goal'}`) })}
        </p>
      )}
      {football !== null && isLive(match) ? <Pitch facts={football} match={match} /> : null}
      {cricket !== null && cricket.innings.length > 0 ? <OverStrip facts={cricket} /> : null}
      {rounds !== null && rounds.maps.length > 0 ? <MapList facts={rounds} match={match} /> : null}
      <PartsTable match={match} />
    </header>
  );
}

/** Seen from the stands, home to the start; the side that presses lights its half. */
function Pitch({ facts, match }: { facts: FootballFacts; match: SportsFixture }) {
  const { t, teamOf } = useBookWords();
  const side = facts.momentum >= 0 ? 'home' : 'away';
  const count = (of: readonly { side: string }[], which: string) =>
    of.filter((one) => one.side === which).length;
  const cards = (which: string, isRed: boolean) =>
    facts.cards.filter((card) => card.side === which && (card.colour !== 'yellow') === isRed).length;
  const rows = [
    [t('corners'), count(facts.corners, 'home'), count(facts.corners, 'away')],
    [t('yellow'), cards('home', false), cards('away', false)],
    [t('red'), cards('home', true), cards('away', true)],
  ] as const;
  return (
    <div className={classes.play}>
      <svg
        className={classes.pitch}
        viewBox="0 0 100 60"
        role="img"
        aria-label={t('pressure', { team: teamOf(side, match) })}
      >
        <rect width="100" height="60" rx="2" />
        <rect
          className={classes.press}
          data-side={side}
          x={side === 'home' ? 50 : 0}
          width="50"
          height="60"
          opacity={Math.min(0.55, Math.abs(facts.momentum) / 140)}
        />
        <g className={classes.lines}>
          <path d="M50 0v60M0 17h15v26H0M100 17H85v26h15M0 24h5v12H0M100 24h-5v12h5" />
          <circle cx="50" cy="30" r="8" />
        </g>
        {facts.ball === null ? null : (
          <circle className={classes.ball} cx={facts.ball.x} cy={facts.ball.y * 0.6} r="1.7" />
        )}
      </svg>
      <table className={classes.stats}>
        <tbody>
          {rows.map(([label, home, away]) => (
            <tr key={label}>
              <td>{home}</td>
              <th scope="row">{label}</th>
              <td>{away}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const oversShown = 6;

function OverStrip({ facts }: { facts: CricketFacts }) {
  const { t } = useBookWords();
  const innings = facts.innings.at(-1);
  if (innings === undefined) return null;
  const first = Math.max(0, innings.overs.length - oversShown);
  return (
    <div className={classes.strip} dir="ltr">
      {innings.overs.slice(first).map((over, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an over is known by its place
        <span key={first + at} className={classes.over}>
          <small>{first + at + 1}</small>
          <Balls balls={over.balls} />
          <em>{over.runs}</em>
        </span>
      ))}
      {facts.target === null ? null : (
        <small className={classes.target}>{t('target', { runs: facts.target })}</small>
      )}
    </div>
  );
}

function Balls({ balls }: { balls: readonly string[] }) {
  return balls.map((ball, place) => {
    const kind = ball === 'W' ? 'wicket' : ball === '4' || ball === '6' ? 'boundary' : 'plain';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a ball is known by its place
      <b key={place} data-ball={kind}>
        {ball}
      </b>
    );
  });
}
