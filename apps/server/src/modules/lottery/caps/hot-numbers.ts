import { type Refusal, refuse } from '@ikka/contract';
import { type Currency, formatAmount } from '@ikka/money';
import { briefly } from '../../../platform/briefly.ts';
import type { LotteryParts } from '../parts.ts';
import type { Bounds } from '../terms.ts';
import { capOf, type ExposedIssue, type Exposure, isMemberFact } from './exposures.ts';
import { exposuresNow, greatestExposures } from './store.ts';

/** How long the hot numbers of an issue are believed. What is missed in between, the database refuses. */
const hotMs = 1_000;
const hotMost = 500;

export type FullRefusal = Refusal<'lottery.number_full' | 'lottery.member_max'>;

export interface HotNumbers {
  /** The exposures to numbers that use more than half of the cap. */
  of(issue: ExposedIssue, cap: bigint): Promise<ReadonlyMap<string, bigint>>;
}

export function createHotNumbers(parts: Pick<LotteryParts, 'database' | 'clock'>): HotNumbers {
  const look = briefly(
    parts.clock,
    async (key) => {
      const [game = '', number = '', currency = '', cap = '0'] = key.split('|');
      const issue = { game, number, currency };
      const found = await greatestExposures(parts.database.db, issue, BigInt(cap) / 2n + 1n, hotMost);
      return new Map(found.map(({ fact, payout }) => [fact, payout]));
    },
    hotMs,
  );
  return { of: ({ game, number, currency }, cap) => look([game, number, currency, cap].join('|')) };
}

/** Whether a slip would pass a cap by what is known of the hot numbers, or null. */
export async function fullByHot(
  hot: HotNumbers,
  issue: ExposedIssue,
  wanted: readonly Exposure[],
  bounds: Bounds,
  currency: Currency,
): Promise<FullRefusal | null> {
  if (bounds.numberMax === null) return null;
  return firstFull(wanted, await hot.of(issue, bounds.numberMax), bounds, currency);
}

/** The same by what is counted at this moment: for a slip that the database has refused. */
export async function fullNow(
  { database }: Pick<LotteryParts, 'database'>,
  issue: ExposedIssue,
  wanted: readonly Exposure[],
  bounds: Bounds,
  currency: Currency,
): Promise<FullRefusal | null> {
  const counted = await exposuresNow(
    database.db,
    issue,
    wanted.map(({ fact }) => fact),
  );
  return firstFull(wanted, counted, bounds, currency);
}

function firstFull(
  wanted: readonly Exposure[],
  counted: ReadonlyMap<string, bigint>,
  bounds: Bounds,
  currency: Currency,
): FullRefusal | null {
  for (const { fact, payout } of wanted) {
    const cap = capOf(fact, bounds);
    if (cap === null) continue;
    const left = cap - (counted.get(fact) ?? 0n);
    if (payout <= left) continue;
    const shown = formatAmount(left > 0n ? left : 0n, currency);
    return isMemberFact(fact)
      ? refuse('lottery.member_max', { left: shown })
      : refuse('lottery.number_full', { fact, left: shown });
  }
  return null;
}
