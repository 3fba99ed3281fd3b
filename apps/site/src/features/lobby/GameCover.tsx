import { useTranslation } from '@ikka/i18n/react';
import { LogoMark } from '@ikka/ui';
import { useState } from 'react';
import type { GameView } from '../../parts/games/game-view.ts';
import classes from './GameCover.module.css';

/** A game's cover; a game whose picture is missing shows its name on the lattice, never a broken image. */
export function GameCover({ game, sizes }: { game: GameView; sizes: string }) {
  const { t } = useTranslation('site');
  const [isMissing, setMissing] = useState(false);
  if (isMissing) {
    return (
      <span className={classes.cover} data-missing>
        <LogoMark size={44} />
        <span>{game.name}</span>
      </span>
    );
  }
  return (
    <picture className={classes.cover}>
      <source type="image/avif" srcSet={`${game.cover.small} 240w, ${game.cover.large} 480w`} sizes={sizes} />
      <img
        src={game.cover.fallback}
        alt={t('lobby.coverOf', { game: game.name })}
        width={480}
        height={608}
        loading="lazy"
        decoding="async"
        onError={() => setMissing(true)}
      />
    </picture>
  );
}
