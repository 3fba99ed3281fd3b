import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { UnstyledButton } from '@mantine/core';
import classes from './lottery.module.css';
import { clockText, type DeskGame, useSecondsLeft } from './use-desk.ts';

/** The lotteries side by side, each with the time in which it takes bets still. */
export function GameStrip({
  games,
  chosen,
  onChoose,
}: {
  games: readonly DeskGame[];
  chosen: string;
  onChoose: (code: string) => void;
}) {
  const { t } = useTranslation('lotteryDesk');
  return (
    <nav className={classes.strip} aria-label={t('games')}>
      {games.map((game) => (
        <GameTab key={game.code} game={game} isChosen={game.code === chosen} onChoose={onChoose} />
      ))}
    </nav>
  );
}

function GameTab({
  game,
  isChosen,
  onChoose,
}: {
  game: DeskGame;
  isChosen: boolean;
  onChoose: (code: string) => void;
}) {
  const language = useLanguage();
  const left = useSecondsLeft(game.issue?.closesAt);
  return (
    <UnstyledButton
      className={classes.tab}
      aria-current={isChosen ? 'true' : undefined}
      disabled={!game.isOpen}
      onClick={() => onChoose(game.code)}
    >
      <span>{language === 'en' ? game.name.EN : game.name.UR}</span>
      <small data-late={(game.issue !== null && left <= 10) || undefined}>
        <Figure>{game.issue === null ? '—' : clockText(left)}</Figure>
      </small>
    </UnstyledButton>
  );
}
