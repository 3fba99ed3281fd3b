import { useTranslation } from '@ikka/i18n/react';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import type { GameView } from '../../parts/games/game-view.ts';
import classes from './FavouriteButton.module.css';
import { useFavourites } from './use-favourites.ts';

/** The heart on a cover: keeps the game at hand, or lets it go. */
export function FavouriteButton({ game }: { game: GameView }) {
  const { t } = useTranslation('site');
  const { isOffered, isFavourite, toggle } = useFavourites();
  if (!isOffered) return null;
  const isOn = isFavourite(game);
  const Icon = isOn ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      className={classes.heart}
      aria-pressed={isOn}
      aria-label={t('lobby.favourite', { game: game.name })}
      onClick={() => toggle(game)}
    >
      <Icon size={20} stroke={1.8} aria-hidden />
    </button>
  );
}
