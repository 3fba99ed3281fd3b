import type { SportName } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { isLive } from '@ikka/sports/rules';
import { ChoiceBar, ErrorState, ListSkeleton } from '@ikka/ui';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { MatchCard } from './MatchCard.tsx';
import classes from './SportsBoard.module.css';
import { useSportsBoard } from './use-sports-board.ts';

type Choice = 'any' | 'live' | SportName;
const shownMost = 12;

/** What is in play and what begins next, with its odds: one press opens the match in the book. Nothing where the book is empty. */
export function SportsBoard({ category }: { category: 'SPORTS' | 'ESPORTS' }) {
  const { t } = useTranslation('sportsbook');
  const failureText = useFailureText();
  const navigate = useNavigate();
  const status = useQuery(statusQuery);
  const board = useSportsBoard(category);
  const [choice, setChoice] = useState<Choice>('any');
  if (board.isError && board.data === undefined) {
    return <ErrorState message={failureText(board.error)} onRetry={() => void board.refetch()} />;
  }
  if (board.data === undefined) return <ListSkeleton rows={3} height={150} />;
  const { list, live, matches, gameId, vassalage } = board.data;
  if (list.length === 0) return null;
  const sports = [...new Set(list.map(({ sport }) => sport))];
  const shown = list
    .filter((match) => choice === 'any' || (choice === 'live' ? isLive(match) : match.sport === choice))
    .slice(0, shownMost);
  const open = (search: { room?: string; trial?: true }) =>
    void navigate({ to: '/game', search: { gameId, vassalage, ...search } });
  return (
    <section className={classes.board} aria-labelledby="sports-board">
      <header className={classes.head}>
        <div>
          <h2 id="sports-board">{t('board.title')}</h2>
          <p>{t('board.hint')}</p>
        </div>
        <div className={classes.ways}>
          {status.data?.freePlay ? (
            <Button variant="default" onClick={() => open({ trial: true })}>
              {t('board.try')}
            </Button>
          ) : null}
          <Button onClick={() => open({})}>{t('board.all', { count: matches })}</Button>
        </div>
      </header>
      <ChoiceBar
        label={t('views')}
        chosen={choice}
        choices={[
          { value: 'any' as Choice, text: t('board.any') },
          { value: 'live' as Choice, text: t('board.live', { count: live }) },
          ...sports.map((sport) => ({ value: sport as Choice, text: t(`sport.${sport}`) })),
        ]}
        onChoose={setChoice}
      />
      {shown.length === 0 ? (
        <p className={classes.none}>{t('empty.live')}</p>
      ) : (
        <ul className={classes.grid}>
          {shown.map((match) => (
            <MatchCard key={match.id} match={match} onOpen={() => open({ room: match.id })} />
          ))}
        </ul>
      )}
    </section>
  );
}
