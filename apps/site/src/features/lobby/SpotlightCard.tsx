import { useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { GameView } from '../../parts/games/game-view.ts';
import { useResting } from '../../parts/games/use-resting.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { GameCover } from './GameCover.tsx';
import { RestVeil } from './RestVeil.tsx';
import classes from './SpotlightCard.module.css';
import { usePlay } from './use-play.ts';

/** A game shown at length, where a lane has room for it: what it returns, what it costs, and the two ways in. */
export function SpotlightCard({ game, studio }: { game: GameView; studio: string | undefined }) {
  const { t } = useTranslation('site');
  const { play, tryOf } = usePlay();
  const { isResting, secondsLeft } = useResting(game);
  const tryFree = tryOf({ ...game, isResting });
  return (
    <article className={classes.card}>
      <img
        src={game.cover.wide}
        alt=""
        width={1200}
        height={360}
        loading="lazy"
        className={classes.wide}
        onError={(event) => {
          event.currentTarget.hidden = true;
        }}
      />
      <div className={classes.picture}>
        <button
          type="button"
          className={classes.cover}
          onClick={() => play(game)}
          disabled={isResting}
          {...(isResting ? {} : { 'aria-label': `${t('lobby.play')}: ${game.name}` })}
        >
          <GameCover game={game} sizes="(min-width: 48em) 260px, 60vw" />
          {isResting ? <RestVeil rest={game.rest} secondsLeft={secondsLeft} /> : null}
        </button>
        <FavouriteButton game={game} />
      </div>
      <div className={classes.body}>
        {studio ? <p className={classes.studio}>{studio}</p> : null}
        <h3 className={classes.name}>{game.name}</h3>
        <dl className={classes.facts}>
          {game.returns ? (
            <div>
              <dt>{t('lobby.rtpLabel')}</dt>
              <dd>
                <Figure>{game.returns}</Figure>
              </dd>
            </div>
          ) : null}
          {game.lines ? (
            <div>
              <dt>{t('lobby.linesLabel')}</dt>
              <dd>
                <Figure>{game.lines}</Figure>
              </dd>
            </div>
          ) : null}
          <div>
            <dt>{t('lobby.stakeFrom')}</dt>
            <dd>
              <Money amount={game.minBet} currency={game.currency} />
            </dd>
          </div>
        </dl>
        <div className={classes.ways}>
          <Button
            size="lg"
            leftSection={<IconPlayerPlayFilled size={18} />}
            onClick={() => play(game)}
            disabled={isResting}
          >
            {t(isResting ? 'lobby.resting' : 'lobby.play')}
          </Button>
          {tryFree ? (
            <Button size="lg" variant="default" onClick={tryFree}>
              {t('lobby.try')}
            </Button>
          ) : null}
        </div>
      </div>
    </article>
  );
}
