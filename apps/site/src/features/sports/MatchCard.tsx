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
  const [home, away] = [textIn(match.home.name, language), textIn(match.away.name, language)];
  const outcomes = match.main?.outcomes ?? [];
  const short = { home: match.home.short, away: match.away.short, draw: t('draw') };
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
          <bdi>{home}</bdi>
          <Figure>{scores?.home ?? ''}</Figure>
          <bdi>{away}</bdi>
          <Figure>{scores?.away ?? ''}</Figure>
        </span>
        <span className={classes.prices}>
          {outcomes.map(({ key, odds }) => (
            <span key={key} className={classes.price} data-open={match.main?.state === 'open' || undefined}>
              <small>{short[key as 'home'] ?? key}</small>
              <Figure>{match.main?.state === 'open' ? (odds ?? '–') : '–'}</Figure>
            </span>
          ))}
        </span>
      </UnstyledButton>
    </li>
  );
}

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
