import type { Cell, LineWin, RoundView, SpinView } from '../rules/index.ts';
import { COINS_PER_STAKE } from '../rules/index.ts';
import type { Pace } from './spin-plan.ts';

/**
 * How a win is received. `quiet` is a payout at or below the stake: it says its figure and celebrates nothing.
 */
export type WinTier = 'none' | 'quiet' | 'small' | 'good' | 'big' | 'great';

/** The tiers that are counted in the page's figure; the larger ones have a celebration of their own. */
type CountedTier = Exclude<WinTier, 'none' | 'big' | 'great'>;

const celebrateMs = { big: 4600, great: 7200 } as const;

/** The tier of so many coins for a stake of 25 coins: more than 1, 5, 15 and 40 times the stake. */
export function tierOf(coins: number): WinTier {
  const multiple = coins / COINS_PER_STAKE;
  if (multiple <= 0) return 'none';
  if (multiple <= 1) return 'quiet';
  if (multiple < 5) return 'small';
  if (multiple < 15) return 'good';
  return multiple < 40 ? 'big' : 'great';
}

/** One thing that the stage shows. Coins are those of the round, a free spin's doubling included. */
export type Step =
  | { readonly kind: 'reels'; readonly spin: SpinView; readonly isSent: boolean }
  | {
      readonly kind: 'scatters';
      readonly cells: readonly Cell[];
      readonly coins: number;
      readonly ms: number;
    }
  | {
      readonly kind: 'line';
      readonly win: LineWin;
      readonly coins: number;
      readonly ms: number;
      /** The spin pays no more than the stake: the line is shown without a sound or a glow. */
      readonly isQuiet: boolean;
    }
  | {
      readonly kind: 'count';
      readonly fromCoins: number;
      readonly toCoins: number;
      readonly tier: CountedTier;
      readonly ms: number;
    }
  | {
      readonly kind: 'celebrate';
      readonly tier: 'big' | 'great';
      /** What the spin won, and with it the round so far. */ readonly coins: number;
      readonly toCoins: number;
      readonly ms: number;
    }
  | { readonly kind: 'free-begin'; readonly spins: number; readonly ms: number }
  | { readonly kind: 'free-spin'; readonly number: number; readonly of: number }
  | { readonly kind: 'free-more'; readonly spins: number; readonly ms: number }
  | { readonly kind: 'free-end'; readonly coins: number; readonly ms: number };

const LINES_MS_MAX = 1800;

/** The lines of a spin in rising order of pay, so that the best is seen last and longest. */
function lineSteps(spin: SpinView, pace: Pace): Step[] {
  const each = pace === 'full' ? 340 : 130;
  const isQuiet = tierOf(spin.wonCoins) === 'quiet';
  const ms = Math.min(each, LINES_MS_MAX / Math.max(1, spin.lineWins.length));
  return [...spin.lineWins]
    .sort((a, b) => a.coins - b.coins)
    .map((win) => ({ kind: 'line', win, coins: win.coins * spin.multiplier, ms, isQuiet }));
}

function countMs(tier: CountedTier, pace: Pace): number {
  const full: Record<WinTier, number> = {
    none: 0,
    quiet: 240,
    small: 620,
    good: 1300,
    big: 2400,
    great: 3600,
  };
  return pace === 'full' ? full[tier] : full[tier] * 0.45;
}

function spinSteps(spin: SpinView, pace: Pace, isSent: boolean): Step[] {
  const steps: Step[] = [{ kind: 'reels', spin, isSent }];
  if (spin.scatterCoins > 0) {
    const coins = spin.scatterCoins * spin.multiplier;
    steps.push({ kind: 'scatters', cells: spin.scatters, coins, ms: pace === 'full' ? 1200 : 600 });
  }
  steps.push(...lineSteps(spin, pace));
  const tier = tierOf(spin.wonCoins);
  if (tier !== 'none') {
    const { wonCoins: coins, totalCoins: toCoins } = spin;
    if (tier === 'big' || tier === 'great') {
      steps.push({ kind: 'celebrate', tier, coins, toCoins, ms: celebrateMs[tier] });
    } else {
      steps.push({ kind: 'count', fromCoins: toCoins - coins, toCoins, tier, ms: countMs(tier, pace) });
    }
  }
  return steps;
}

/** Everything that is shown of a settled round, in order. It follows from the round alone. */
export function planPresentation(view: RoundView, pace: Pace): Step[] {
  const steps: Step[] = [];
  let awarded = 0;
  for (const [index, spin] of view.spins.entries()) {
    if (index > 0) steps.push({ kind: 'free-spin', number: index, of: awarded });
    steps.push(...spinSteps(spin, pace, index === 0));
    if (spin.freeSpinsAwarded === 0) continue;
    awarded += spin.freeSpinsAwarded;
    const ms = pace === 'full' ? 2600 : 1500;
    const kind = index === 0 ? 'free-begin' : 'free-more';
    steps.push({ kind, spins: spin.freeSpinsAwarded, ms });
  }
  if (view.spins.length > 1) {
    steps.push({ kind: 'free-end', coins: view.totalCoins, ms: pace === 'full' ? 3400 : 2000 });
  }
  return steps;
}
