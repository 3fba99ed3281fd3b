import type { BetResult } from './bets.ts';
import { settle } from './settle.ts';

/** Measures bets of one kind in turn with those of `bench:ledger`, so many times; a bet that is refused ends it. */
export async function rateRounds(wish: {
  readonly rounds: number;
  readonly adminUrl: string;
  readonly base: () => Promise<BetResult>;
  readonly own: () => Promise<BetResult>;
}): Promise<{ readonly ratios: readonly number[]; readonly rates: readonly number[] }> {
  const ratios: number[] = [];
  const rates: number[] = [];
  for (let round = 1; round <= wish.rounds; round += 1) {
    await settle(wish.adminUrl);
    const base = await wish.base();
    await settle(wish.adminUrl);
    const placed = await wish.own();
    if (Object.keys(placed.other).length > 0) throw new Error(JSON.stringify(placed.other));
    ratios.push(placed.perSecond / base.perSecond);
    rates.push(placed.perSecond);
    console.log(
      `round ${round}  bets ${Math.round(base.perSecond)}/s  slips ${Math.round(placed.perSecond)}/s  p50 ${placed.p50Ms.toFixed(1)} ms, p99 ${placed.p99Ms.toFixed(1)} ms`,
    );
  }
  return { ratios, rates };
}
