import type { PlayedRound } from '@ikka/contract';
import { useGameTexts, useTranslation } from '@ikka/i18n/react';
import type { ArcadeGuide } from '@ikka/stage-kit';
import { Figure } from '@ikka/ui';
import type { ReactNode } from 'react';
import { Amount } from '../hud/Amount.tsx';
import { useInstant } from '../hud/use-instant.ts';
import { usePlaySnapshot } from '../hud/use-play.ts';
import { amountOf } from '../round/play-state.ts';
import classes from './panels.module.css';

interface RoundRowProps {
  readonly round: PlayedRound;
  /** Under the time. */
  readonly note: ReactNode;
  /** What was chosen and what came; absent in a game that is not told so. */
  readonly told?: ReactNode;
  /** What can be done with the round. */
  readonly actions: ReactNode;
}

/** One round in a list: when, what came, what it cost and paid. */
export function RoundRow({ round, note, told, actions }: RoundRowProps) {
  const { t } = useTranslation('play');
  const instant = useInstant();
  const { currency } = usePlaySnapshot();
  const [stake, payout] = [amountOf(round.stake, currency), amountOf(round.payout, currency)];
  return (
    <li className={classes.round} data-testid="history-round">
      <span className={classes.when}>
        <Figure>{instant(round.playedAt)}</Figure>
        {note}
      </span>
      {told}
      <span className={classes.money}>
        <small>{t('history.stake')}</small>
        <Amount value={stake} />
      </span>
      <span className={classes.money}>
        <small>{t('history.payout')}</small>
        <Amount value={payout} tone={payout > stake ? 'win' : 'plain'} />
      </span>
      <span className={classes.actions}>{actions}</span>
    </li>
  );
}

/** What was chosen and what came, in the words of the game. */
export function ToldRound({ texts, told }: { texts: string; told: ReturnType<ArcadeGuide['tell']> }) {
  const { say } = useGameTexts(texts);
  if (!told) return null;
  return (
    <span className={classes.told}>
      <small>{say(told.chosen.key, told.chosen.values)}</small>
      <strong>{say(told.result.key, told.result.values)}</strong>
    </span>
  );
}
