import type { ListedFixture } from '@ikka/contract';
import { formatInstant, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { isLive, scoresOf } from '@ikka/sports/rules';
import { useBookWords } from '@ikka/sports/words';
import { Figure } from '@ikka/ui';
import { UnstyledButton } from '@mantine/core';
import classes from './SportsBoard.module.css';

/** A match with its clock or hour, its score, and the odds of who is to win. */
export function MatchCard({ match, onOpen }: { match: ListedFixture; onOpen: () => void }) {
  const { t } = useTranslation('sportsbook');
  const language = useLanguage();
  const scores = scoresOf(match);
  const name = (of: ListedFixture['event']) => (of === null ? '' : textIn(of, language));
  const outcomes = shownOf(match);
  const short = { home: match.home?.short, away: match.away?.short, draw: t('draw') };
  const label = (key: string) =>
    short[key as 'home'] ?? name(match.runners.find(({ code }) => code === key)?.name ?? null);
  return (
    <li>
      <UnstyledButton
        className={classes.card}
        data-live={isLive(match) || undefined}
        data-testid="board-match"
        onClick={onOpen}
      >
        <span className={classes.league}>
          <span>{textIn(match.league.name, language)}</span>
          <Clock match={match} />
        </span>
        <span className={classes.sides}>
          <bdi>{name(match.event ?? match.home?.name ?? null)}</bdi>
          <Figure>{scores?.home ?? ''}</Figure>
          <bdi>
            {match.event === null
              ? name(match.away?.name ?? null)
              : t('field.runners', { count: match.runners.length })}
          </bdi>
          <Figure>{scores?.away ?? ''}</Figure>
        </span>
        <span className={classes.prices}>
          {outcomes.map(({ key, odds }) => (
            <span key={key} className={classes.price} data-open={match.main?.state === 'open' || undefined}>
              <small>{label(key)}</small>
              <Figure>{match.main?.state === 'open' ? (odds ?? '–') : '–'}</Figure>
            </span>
          ))}
        </span>
      </UnstyledButton>
    </li>
  );
}

/** Of a field those who are most likely to win. */
function shownOf({ event, main }: ListedFixture) {
  const outcomes = main?.outcomes ?? [];
  if (event === null) return outcomes;
  return outcomes
    .filter(({ odds }) => odds !== null)
    .toSorted((a, b) => Number(a.odds) - Number(b.odds))
    .slice(0, favouritesMost);
}
const favouritesMost = 3;

/** The hour, with its day unless that is today. */
function beginsAt(instant: string): string {
  const [at, now] = [formatInstant(instant), formatInstant(new Date())];
  return at.slice(0, 10) === now.slice(0, 10) ? at.slice(11, 16) : at.slice(5, 16);
}

function Clock({ match }: { match: ListedFixture }) {
  const { clockText } = useBookWords();
  if (!isLive(match)) return <Figure>{beginsAt(match.startsAt)}</Figure>;
  return (
    <span className={classes.clock}>
      <bdi>{clockText(match)}</bdi>
    </span>
  );
}
