import type { SportsFixture } from '@ikka/contract';
import { halfRounds, type PlayedMap, type RoundsFacts, roundScore } from '@ikka/sports/rules';
import { useBookWords } from '@ikka/sports/words';
import classes from './map-list.module.css';

/** The maps of a match, each with its score and who won its rounds one after another. */
export function MapList({ facts, match }: { facts: RoundsFacts; match: SportsFixture }) {
  const { t, mapName } = useBookWords();
  return (
    <ol className={classes.maps}>
      {facts.maps.map((map, at) => (
        <li key={map.name} data-winner={map.winner ?? undefined}>
          <span className={classes.name}>
            <small>{t('partNumber.map', { number: at + 1 })}</small>
            <strong>{mapName(map.name)}</strong>
          </span>
          <Score map={map} />
          <Rounds map={map} match={match} />
        </li>
      ))}
    </ol>
  );
}

function Score({ map }: { map: PlayedMap }) {
  const { home, away } = roundScore(map);
  return (
    <span className={classes.score}>
      <b data-side="home">{home}</b>
      <i aria-hidden="true" />
      <b data-side="away">{away}</b>
    </span>
  );
}

/** One mark for each round, above the line for home and below it for away. */
function Rounds({ map: { rounds }, match }: { map: PlayedMap; match: SportsFixture }) {
  const { t } = useBookWords();
  const said = rounds.map((side) => match[side]?.short).join(' ');
  const marks = rounds.map((side, at) => ({
    number: at + 1,
    side,
    isNewHalf: at > 0 && at % halfRounds === 0,
  }));
  return (
    <span className={classes.rounds} role="img" aria-label={`${t('roundsWon')}: ${said}`}>
      {marks.map(({ number, side, isNewHalf }) => (
        <i key={number} data-side={side} data-half={isNewHalf || undefined} />
      ))}
    </span>
  );
}
