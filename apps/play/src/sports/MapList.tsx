import type { SportsFixture } from '@ikka/contract';
import type { PlayedMap, RoundsFacts } from '@ikka/sports/rules';
import { useBookWords } from './book-words.ts';
import classes from './map-list.module.css';

/** Rounds after which the sides change. */
const halfRounds = 12;

/** The maps of a match, each with its score and who won its rounds one after another. */
export function MapList({ facts, match }: { facts: RoundsFacts; match: SportsFixture }) {
  const { t, mapName } = useBookWords();
  return (
    <ol className={classes.maps}>
      {facts.maps.map((map, at) => (
        <li key={map.name} data-winner={map.winner ?? undefined}>
          <span className={classes.name}>
            <small>{t('mapNumber', { number: at + 1 })}</small>
            <strong>{mapName(map.name)}</strong>
          </span>
          <Score map={map} />
          <Rounds map={map} match={match} />
        </li>
      ))}
    </ol>
  );
}

function Score({ map: { rounds } }: { map: PlayedMap }) {
  const home = rounds.filter((side) => side === 'home').length;
  return (
    <span className={classes.score}>
      <b data-side="home">{home}</b>
      <i aria-hidden="true" />
      <b data-side="away">{rounds.length - home}</b>
    </span>
  );
}

/** One mark for each round, above the line for home and below it for away. */
function Rounds({ map: { rounds }, match }: { map: PlayedMap; match: SportsFixture }) {
  const { t } = useBookWords();
  const said = rounds.map((side) => match[side].short).join(' ');
  return (
    <span className={classes.rounds} role="img" aria-label={`${t('roundsWon')}: ${said}`}>
      {rounds.map((side, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round is known by its place
        <i key={at} data-side={side} data-half={at > 0 && at % halfRounds === 0 ? '' : undefined} />
      ))}
    </span>
  );
}
