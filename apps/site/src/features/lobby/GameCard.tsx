import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { GameView } from '../../parts/games/game-view.ts';
import { useResting } from '../../parts/games/use-resting.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import classes from './GameCard.module.css';
import { GameCover } from './GameCover.tsx';
import { RestVeil } from './RestVeil.tsx';
import { usePlay } from './use-play.ts';

/** A game in the grid: its cover is the way in. Of one height whatever it is called, so that a grid is laid out beforehand. */
export function GameCard({ game }: { game: GameView }) {
  const { t } = useTranslation('site');
  const { play, tryOf } = usePlay();
  const { isResting, secondsLeft } = useResting(game);
  const tryFree = tryOf({ ...game, isResting });
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <button
          type="button"
          className={classes.way}
          onClick={() => play(game)}
          disabled={isResting}
          {...(isResting ? {} : { 'aria-label': `${t('lobby.play')}: ${game.name}` })}
        >
          <GameCover game={game} sizes="(min-width: 75em) 220px, (min-width: 48em) 25vw, 45vw" />
          {isResting ? (
            <RestVeil rest={game.rest} secondsLeft={secondsLeft} />
          ) : (
            <span className={classes.veil} aria-hidden="true">
              <span className={classes.play}>
                <IconPlayerPlayFilled size={26} />
              </span>
            </span>
          )}
        </button>
        <FavouriteButton game={game} />
      </div>
      <div className={classes.foot}>
        <h3 className={classes.name} title={game.name}>
          {game.name}
        </h3>
        {game.returns ? (
          <span className={classes.fact}>
            <Figure>{game.returns}</Figure>
          </span>
        ) : null}
      </div>
      <div className={classes.trial}>
        {tryFree ? (
          <Button
            variant="subtle"
            size="compact-sm"
            fullWidth
            onClick={tryFree}
            aria-label={`${t('lobby.try')}: ${game.name}`}
          >
            {t('lobby.try')}
          </Button>
        ) : null}
      </div>
    </article>
  );
}
