import type { Game } from '@ikka/contract';
import { useLanguage } from '@ikka/i18n/react';
import { Skeleton } from '@mantine/core';
import { GameCard } from './GameCard.tsx';
import classes from './GameGrid.module.css';
import { viewGame } from './game-view.ts';
import { SpotlightCard } from './SpotlightCard.tsx';
import { useStudios } from './use-studios.ts';

/** So few games get room to show themselves at length. */
const spotlightMax = 2;

/** Games as cards; a few of them as spotlights. */
export function GameGrid({ games }: { games: readonly Game[] }) {
  const language = useLanguage();
  const studios = useStudios();
  const views = games.map((game) => viewGame(game, language));
  if (views.length <= spotlightMax) {
    return (
      <div className={classes.spotlights}>
        {views.map((view) => (
          <SpotlightCard key={view.id} game={view} studio={studios.get(view.launch.vassalage)} />
        ))}
      </div>
    );
  }
  return (
    <div className={classes.grid}>
      {views.map((view) => (
        <GameCard key={view.id} game={view} />
      ))}
    </div>
  );
}

/** Where the games will stand. */
export function GameGridSkeleton() {
  return <Skeleton height={380} radius="xl" />;
}
