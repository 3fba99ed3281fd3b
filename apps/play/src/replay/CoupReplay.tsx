import { readChoice, readOutcome, type Side, stakesBySpot, tellRound, winnerOf } from '@ikka/baccarat/rules';
import type { RoundReplay } from '@ikka/contract';
import { useGameTexts, useTranslation } from '@ikka/i18n/react';
import { currencyOf, formatAmount } from '@ikka/money';
import { Money } from '@ikka/ui';
import { useEffect, useState } from 'react';
import { HandCards } from '../table/HandCards.tsx';
import { ReplayFrame } from './ReplayFrame.tsx';
import classes from './replay.module.css';

const BETWEEN_CARDS_MS = 700;

/** How many cards of each side lie after so many were dealt: in turns, then each side's third. */
function dealt(count: number, player: readonly number[], banker: readonly number[]) {
  const order: Side[] = ['player', 'banker', 'player', 'banker'];
  if (player.length > 2) order.push('player');
  if (banker.length > 2) order.push('banker');
  const of = (side: Side) => order.slice(0, count).filter((one) => one === side).length;
  return { player: player.slice(0, of('player')), banker: banker.slice(0, of('banker')) };
}

/** A bet on a coup of baccarat: its cards one after the other, and what lay on each spot. */
export function CoupReplay({ replay }: { replay: RoundReplay }) {
  const { t } = useTranslation('baccarat');
  const { say } = useGameTexts('baccarat');
  const { bet, outcome: drawn, roundId } = replay.round;
  const choice = readChoice(bet);
  const outcome = readOutcome(drawn);
  const currency = currencyOf(replay.currency);
  if (!choice || !outcome || !currency) throw new Error(`round ${roundId} is no coup`);
  const last = outcome.player.length + outcome.banker.length;
  const { position, ...controls } = useDealing(last);
  const hands = dealt(position, outcome.player, outcome.banker);
  const isOver = position === last;
  const winner = isOver && last > 0 ? winnerOf(outcome) : null;
  const told = tellRound(bet, drawn);
  return (
    <ReplayFrame
      replay={replay}
      controls={{ position, last, ...controls }}
      told={told && isOver ? say(told.result.key, told.result.values) : null}
    >
      <div className={classes.table}>
        <div className={classes.hands}>
          {(['player', 'banker'] as const).map((side) => (
            <HandCards key={side} side={side} cards={hands[side]} hasWon={winner === side} />
          ))}
        </div>
        <ul className={classes.spots}>
          {stakesBySpot(choice.stakes).map(({ spot, stake }) => (
            <li key={spot}>
              <span>{t(`spot.${spot}`)}</span>
              <Money
                amount={formatAmount(stake, currency)}
                currency={replay.currency}
                symbol={replay.currencySymbol}
              />
            </li>
          ))}
        </ul>
      </div>
    </ReplayFrame>
  );
}

/** Deals one card after the other; whoever steps through them stops it. */
function useDealing(last: number) {
  const [position, setPosition] = useState(0);
  const [isRunning, setRunning] = useState(true);
  useEffect(() => {
    if (!isRunning) return;
    if (position >= last) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => setPosition(position + 1), BETWEEN_CARDS_MS);
    return () => clearTimeout(timer);
  }, [isRunning, position, last]);
  return {
    position,
    isRunning,
    run: () => {
      setPosition(0);
      setRunning(true);
    },
    go: (next: number) => {
      setRunning(false);
      setPosition(next);
    },
  };
}
