import { useTranslation } from '@ikka/i18n/react';
import type { Cell, SpinView } from '@ikka/karakoram-25/rules';
import { Figure, Money } from '@ikka/ui';
import { ActionIcon, useDirection } from '@mantine/core';
import { IconAlertTriangle, IconChevronLeft, IconChevronRight, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './RoundReplay.module.css';
import { coinsAsMoney, type Replay } from './replay-view.ts';
import { SlotReels } from './SlotReels.tsx';

interface ReplayProps {
  replay: Replay;
  stake: string;
  currency: string;
}

/** A round spin by spin, each with its wins; choosing a win lights its cells. */
export function RoundReplay({ replay, stake, currency }: ReplayProps) {
  const { t } = useTranslation('records');
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const spins = replay.round.spins;
  const spin = spins[index];
  if (!spin) return null;
  const wins = winsOf(spin);
  const lit = wins.find((win) => win.id === chosen)?.cells ?? wins.flatMap((win) => win.cells);
  const go = (to: number) => {
    setIndex(to);
    setChosen(null);
  };

  return (
    <div className={classes.replay}>
      <SpinSteps index={index} count={spins.length} onGo={go} />
      <SlotReels spin={spin} lit={lit} />
      {wins.length === 0 ? (
        <p className={classes.none}>{t('detail.noWin')}</p>
      ) : (
        <ul className={classes.wins}>
          {wins.map((win) => (
            <li key={win.id}>
              <button
                type="button"
                className={classes.win}
                aria-pressed={win.id === chosen}
                onClick={() => setChosen(win.id === chosen ? null : win.id)}
              >
                <span>{win.line === null ? t('detail.scatter') : t('detail.line', { line: win.line })}</span>
                <span className={classes.coins}>
                  {t('detail.coins', { count: win.coins * spin.multiplier })}
                </span>
                <Money
                  amount={coinsAsMoney(win.coins * spin.multiplier, stake, currency)}
                  currency={currency}
                  tone="win"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {spin.freeSpinsAwarded > 0 ? (
        <p className={classes.free}>{t('detail.freeSpinsWon', { count: spin.freeSpinsAwarded })}</p>
      ) : null}
      {replay.matches === null ? null : <Verdict matches={replay.matches} />}
    </div>
  );
}

function Verdict({ matches }: { matches: boolean }) {
  const { t } = useTranslation('records');
  return (
    <p className={classes.verdict} data-good={matches}>
      {matches ? <IconCircleCheck size={20} /> : <IconAlertTriangle size={20} />}
      {t(matches ? 'detail.matches' : 'detail.differs')}
    </p>
  );
}

interface Win {
  id: string;
  line: number | null;
  coins: number;
  cells: readonly Cell[];
}

function winsOf(spin: SpinView): Win[] {
  const lines = spin.lineWins.map(({ line, coins, cells }) => ({ id: `line-${line}`, line, coins, cells }));
  if (spin.scatterCoins === 0) return lines;
  return [...lines, { id: 'scatter', line: null, coins: spin.scatterCoins, cells: spin.scatters }];
}

function SpinSteps({ index, count, onGo }: { index: number; count: number; onGo: (index: number) => void }) {
  const { t } = useTranslation('records');
  const { dir } = useDirection();
  if (count === 1) return null;
  const [Previous, Next] =
    dir === 'rtl' ? [IconChevronRight, IconChevronLeft] : [IconChevronLeft, IconChevronRight];
  return (
    <div className={classes.steps}>
      <ActionIcon
        variant="default"
        disabled={index === 0}
        onClick={() => onGo(index - 1)}
        aria-label={t('detail.previous')}
      >
        <Previous size={18} />
      </ActionIcon>
      <span aria-live="polite">
        {index === 0 ? t('detail.paidSpin') : t('detail.freeSpin', { number: index })} ·{' '}
        <Figure>
          {index + 1}/{count}
        </Figure>
      </span>
      <ActionIcon
        variant="default"
        disabled={index === count - 1}
        onClick={() => onGo(index + 1)}
        aria-label={t('detail.next')}
      >
        <Next size={18} />
      </ActionIcon>
    </div>
  );
}
