import type { Game } from '@ikka/contract';
import { useLanguage } from '@ikka/i18n/react';
import { Skeleton } from '@mantine/core';
import { viewGame } from '../../parts/games/game-view.ts';
import { GameCard } from './GameCard.tsx';
import { GameGrid } from './GameGrid.tsx';
import classes from './Rail.module.css';

interface RailProps {
  id: string;
  title: string;
  games: readonly Game[];
  isWaiting?: boolean;
  /** So few that they stand alone on the page: then they get room to show themselves at length. */
  isAlone?: boolean;
}

const places = Array.from({ length: 6 }, (_, place) => `place-${place}`);

/** A few games in one line, which scrolls where it does not fit. Its place is kept while it is fetched. */
export function Rail({ id, title, games, isWaiting = false, isAlone = false }: RailProps) {
  const language = useLanguage();
  if (!isWaiting && games.length === 0) return null;
  return (
    <section className={classes.rail} aria-labelledby={`rail-${id}`} aria-busy={isWaiting}>
      <h2 id={`rail-${id}`} className={classes.title}>
        {title}
      </h2>
      {isAlone ? (
        <GameGrid games={games} />
      ) : (
        <ul className={classes.line}>
          {isWaiting
            ? places.map((place) => (
                <li key={place}>
                  <Skeleton className={classes.place ?? ''} radius="lg" />
                </li>
              ))
            : games.map((game) => {
                const view = viewGame(game, language);
                return (
                  <li key={view.id}>
                    <GameCard game={view} />
                  </li>
                );
              })}
        </ul>
      )}
    </section>
  );
}
