import type { ListedFixture } from '@ikka/contract';
import { fieldOf, isLive, mainMarket, partNow, scoresOf } from '@ikka/sports/rules';
import { useBookWords } from '@ikka/sports/words';
import { memo } from 'react';
import { FavouriteButton } from './FavouriteButton.tsx';
import classes from './MatchLine.module.css';
import { OddsButton } from './OddsButton.tsx';
import type { FreshPick } from './slip.ts';
import { dateTimeIn } from './use-date-time.ts';

/**
 * A match in one line: when it is or how far it has come, who plays, the score, who is to win, how many markets it has.
 * Prices of some match of a hundred move all the time: a line is drawn again when its own did.
 */
export const MatchLine = memo(function MatchLine({
  match,
  chosen,
  onPick,
  onOpen,
}: {
  match: ListedFixture;
  /** The outcome that is in the slip. */
  chosen: string | null;
  onPick: (pick: FreshPick) => void;
  onOpen: (fixture: string) => void;
}) {
  const words = useBookWords();
  const { t, nameOf, teamOf } = words;
  const scores = scoresOf(match);
  const { main } = match;
  const outcomes = outcomesOf(match);
  return (
    <li
      className={classes.line}
      data-testid="match"
      data-fixture={match.id}
      data-live={isLive(match) || undefined}
      data-field={match.event === null ? undefined : true}
    >
      <FavouriteButton fixture={match.id} />
      <button type="button" className={classes.match} onClick={() => onOpen(match.id)}>
        <Clock match={match} words={words} />
        <span className={classes.teams} data-testid="teams">
          {match.event === null ? (
            <>
              <span>{teamOf('home', match)}</span>
              <span>{teamOf('away', match)}</span>
            </>
          ) : (
            <>
              <span>{nameOf(match.event)}</span>
              <small>{t('field.runners', { count: startersOf(match) })}</small>
            </>
          )}
        </span>
        {scores === null ? null : (
          <bdi dir="ltr" className={classes.scores}>
            <span>{scores.home || '–'}</span>
            <span>{scores.away || '–'}</span>
          </bdi>
        )}
      </button>
      <div className={classes.prices} data-columns={match.event === null ? undefined : 'names'}>
        {outcomes.map((outcome) => {
          const offered = main?.outcomes.find(({ key }) => key === outcome);
          const pick = {
            fixture: match,
            market: main?.key ?? '',
            outcome,
            outcomeName: match.runners.find(({ code }) => code === outcome)?.name ?? null,
            odds: offered?.odds ?? '',
          };
          return (
            <OddsButton
              key={outcome}
              label={pick.outcomeName === null ? teamOf(outcome, match) : nameOf(pick.outcomeName)}
              hasLabel={match.event !== null}
              odds={offered?.odds ?? null}
              isOpen={main?.state === 'open'}
              isChosen={outcome === chosen}
              onPress={() => onPick(pick)}
            />
          );
        })}
      </div>
      <button
        type="button"
        className={classes.more}
        onClick={() => onOpen(match.id)}
        aria-label={t('marketCount', { count: match.markets })}
      >
        <bdi dir="ltr">+{match.markets}</bdi>
      </button>
    </li>
  );
});

/** Of a field those who were not withdrawn. */
const startersOf = (match: ListedFixture): number =>
  match.runners.length - (fieldOf(match)?.withdrawn.length ?? 0);

/** Both sides, with a draw where there is one; of a field those who are most likely to win. */
function outcomesOf({ sport, event, main }: ListedFixture): readonly string[] {
  if (event === null) return mainMarket(sport) === '1x2' ? ['home', 'draw', 'away'] : ['home', 'away'];
  return (main?.outcomes ?? [])
    .filter(({ odds }) => odds !== null)
    .toSorted((a, b) => Number(a.odds) - Number(b.odds))
    .slice(0, favouritesMost)
    .map(({ key }) => key);
}
const favouritesMost = 3;

function Clock({ match, words }: { match: ListedFixture; words: ReturnType<typeof useBookWords> }) {
  if (!isLive(match)) {
    const { time, day } = dateTimeIn(words.language, match.startsAt);
    return (
      <span className={classes.clock}>
        <bdi dir="ltr">{time}</bdi>
        <small>{day}</small>
      </span>
    );
  }
  const part = partNow(match);
  return (
    <span className={classes.clock} data-live>
      <bdi>{words.clockText(match, true)}</bdi>
      {part === null ? null : <small>{words.partText(part)}</small>}
    </span>
  );
}
