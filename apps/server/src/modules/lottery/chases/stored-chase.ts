import type { LotteryChase, SlipLine } from '@ikka/contract';
import { type Currency, formatAmount, knownCurrency, parseAmount } from '@ikka/money';
import { z } from 'zod';
import { storedLines } from '../slips/stored-slip.ts';
import type { StoredChase, StoredStep } from './store.ts';

const content = z.object({ lines: storedLines, group: z.number().int().nullable() });
/** What a chase repeats. */
export const contentOf = (chase: Pick<StoredChase, 'content'>) => content.parse(chase.content);

/** The lines of a slip at a multiple of their price. */
export const linesAt = (lines: readonly SlipLine[], multiple: number, currency: Currency): SlipLine[] =>
  lines.map(({ play, selection, price, odds }) => ({
    play,
    selection,
    odds,
    price:
      'mode' in price
        ? { mode: price.mode, multiple: price.multiple * multiple }
        : {
            unitStake: formatAmount(
              (parseAmount(price.unitStake, currency) ?? 0n) * BigInt(multiple),
              currency,
            ),
          },
  }));

/** Steps whose stake was taken and not given back. */
const charged = new Set<StoredStep['state']>(['charged', 'won', 'lost']);

export function chaseView(chase: StoredChase, steps: readonly StoredStep[]): LotteryChase {
  const currency = knownCurrency(chase.currency);
  const money = (amount: bigint) => formatAmount(amount, currency);
  const { lines, group } = contentOf(chase);
  const stakeOf = ({ multiple }: StoredStep) => chase.stake * BigInt(multiple);
  const sum = (of: readonly StoredStep[], amount: (step: StoredStep) => bigint) =>
    of.reduce((total, step) => total + amount(step), 0n);
  return {
    chaseId: chase.id,
    game: chase.game,
    state: chase.state,
    why: chase.why,
    stopsAfterWin: chase.stopsAfterWin,
    placedAt: chase.placedAt.toISOString(),
    lines,
    group,
    currency: currency.shownCode,
    stake: money(chase.stake),
    total: money(sum(steps, stakeOf)),
    charged: money(
      sum(
        steps.filter(({ state }) => charged.has(state)),
        stakeOf,
      ),
    ),
    won: money(sum(steps, ({ payout }) => payout ?? 0n)),
    steps: steps.map((step) => ({
      issue: step.number,
      drawsAt: step.drawsAt.toISOString(),
      multiple: step.multiple,
      stake: money(stakeOf(step)),
      state: step.state,
      slipId:
        step.state === 'waiting' || step.state === 'missed' || step.state === 'stopped' ? null : step.slipId,
      payout: step.payout === null ? null : money(step.payout),
      why: step.why,
    })),
  };
}
