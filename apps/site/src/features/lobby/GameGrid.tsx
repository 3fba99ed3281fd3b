import type { Game } from '@ikka/contract';
import { useLanguage } from '@ikka/i18n/react';
import { Skeleton } from '@mantine/core';
import { viewGame } from '../../parts/games/game-view.ts';
import { useStudios } from '../../parts/games/use-studios.ts';
import { GameCard } from './GameCard.tsx';
import classes from './GameGrid.module.css';
import { SpotlightCard } from './SpotlightCard.tsx';

/** So few games get room to show themselves at length. */
export const spotlightMax = 2;

/** Games as cards; where a few of them are all that there is (`isWhole`), as spotlights. */
export function GameGrid({ games, isWhole = true }: { games: readonly Game[]; isWhole?: boolean }) {
  const language = useLanguage();
  const studios = useStudios();
  const views = games.map((game) => viewGame(game, language));
  if (isWhole && views.length <= spotlightMax) {
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

const places = Array.from({ length: 12 }, (_, place) => `place-${place}`);

/** Where cards will stand, each as high as a card. */
export function CardsSkeleton() {
  return (
    <div className={classes.grid}>
      {places.map((place) => (
        <div key={place} className={classes.place}>
          <Skeleton className={classes.cover ?? ''} radius="lg" />
          <Skeleton height={14} width="70%" />
        </div>
      ))}
    </div>
  );
}
