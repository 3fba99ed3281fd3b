import { v7 } from 'uuid';
import type { Transaction } from '../../../platform/database/index.ts';
import { latestCountedTo, openPairCase } from '../cases/case-store.ts';
import type { PairEvidence } from '../cases/evidence.ts';
import type { IntegrityParts } from '../parts.ts';
import { dayFrom, dayOf } from './day-of.ts';
import { judgePair, type PairFigures } from './judge-pair.ts';
import {
  duePairs,
  greatestHands,
  haveSharedBrowser,
  lockDuePair,
  type MemberSum,
  type PairKey,
  type PairSum,
  saveJudged,
  sumMembers,
  sumPair,
} from './pair-store.ts';

/** So many hands stand in a case. */
const handsShown = 30;
/** Pairs that are judged in one run; the next follows soon. */
const pairsMost = 500;

type Parts = Pick<IntegrityParts, 'database' | 'clock' | 'settings' | 'sharePayout'>;

/**
 * [IG5, IG6] Judges pairs that have played since they were judged last. With enough hands and points a pair becomes a case, or its case
 * that waits has the figures of now.
 */
export async function judgePairs(parts: Parts, signal?: AbortSignal): Promise<number> {
  const { database } = parts;
  let judged = 0;
  for (const key of await duePairs(database.db, pairsMost)) {
    if (signal?.aborted === true) break;
    // Asked before: a transaction waits for no other connection.
    const hasSharedPayout = await parts.sharePayout(key.low, key.high);
    const isDone = await database.transaction(async (tx) => {
      if (!(await lockDuePair(tx, key))) return false;
      await judge(parts, tx, key, hasSharedPayout);
      return true;
    });
    if (isDone) judged += 1;
  }
  return judged;
}

async function judge(parts: Parts, tx: Transaction, key: PairKey, hasSharedPayout: boolean): Promise<void> {
  const { settings, clock } = parts;
  const now = clock.now();
  const from = await firstDay(parts, tx, key, now);
  const sum = await sumPair(tx, key, from);
  if (sum.hands < settings.get('integrity.case_hands_min')) {
    await saveJudged(tx, key, { hands: sum.hands, z: 0, points: 0, judgedAt: now });
    return;
  }
  const { low, high } = await sumMembers(tx, key, from);
  const figures: PairFigures = {
    pair: { hands: sum.hands, net: sum.netStakes, squares: sum.squares },
    first: apart(low, sum, { acts: sum.lowActs, raises: sum.lowRaises }, 1),
    second: apart(high, sum, { acts: sum.highActs, raises: sum.highRaises }, -1),
    quietShare: quietShareOf(sum),
    sharedNetworkHands: sum.sharedNetwork,
    hasSharedBrowser: await haveSharedBrowser(tx, key, new Date(`${from}T00:00:00.000Z`)),
    hasSharedPayout,
  };
  const { z, expected, points, signs } = judgePair(figures);
  await saveJudged(tx, key, { hands: sum.hands, z, points, judgedAt: now });
  if (points < settings.get('integrity.case_points')) return;
  const hands = await greatestHands(tx, key, from, handsShown);
  const evidence: PairEvidence = {
    from,
    to: dayOf(now),
    hands: sum.hands,
    net: String(sum.net),
    quietNet: String(sum.quietNet),
    netStakes: sum.netStakes,
    expectedStakes: expected,
    z,
    low: duelsOf(figures.first, sum.lowConceded),
    high: duelsOf(figures.second, sum.highConceded),
    sharedNetworkHands: sum.sharedNetwork,
    handList: hands.map(({ at, net, lowRound, highRound }) => ({
      at: at.toISOString(),
      net: String(net),
      lowRound,
      highRound,
    })),
  };
  await openPairCase(tx, { id: v7(), ...key, points, signs: [...signs], evidence, at: now });
}

/** [IG6] What was counted up to a decision is no evidence any more. */
async function firstDay(parts: Parts, tx: Transaction, key: PairKey, now: Date): Promise<string> {
  const window = dayFrom(dayOf(now), 1 - parts.settings.get('integrity.window_days'));
  const decided = await latestCountedTo(tx, key);
  return [window, decided === null ? window : dayFrom(decided, 1)].toSorted().at(-1) ?? window;
}

/** A member against everybody but the other one. `side` is 1 where the pair's sums are his. */
function apart(
  all: MemberSum,
  pair: PairSum,
  duels: { readonly acts: number; readonly raises: number },
  side: 1 | -1,
): PairFigures['first'] {
  return {
    others: {
      hands: all.hands - pair.hands,
      net: all.netStakes - side * pair.netStakes,
      squares: all.squares - pair.squares,
    },
    duels,
    otherDuels: { acts: all.acts - duels.acts, raises: all.raises - duels.raises },
  };
}

/** In hundredths; nothing where it moved to the other side than the whole. */
function quietShareOf({ net, quietNet }: Pick<PairSum, 'net' | 'quietNet'>): number {
  if (net === 0n) return 0;
  const hundredths = Number((quietNet * 100n) / net);
  return Math.max(0, Math.min(1, hundredths / 100));
}

const duelsOf = ({ duels, otherDuels }: PairFigures['first'], conceded: number): PairEvidence['low'] => ({
  ...duels,
  otherActs: otherDuels.acts,
  otherRaises: otherDuels.raises,
  conceded,
});
