import { currencies } from '@ikka/money';
import type { Transaction } from '../../platform/database/index.ts';
import type { StoredRound, WinPlace } from '../rounds/index.ts';
import type { OutsideWin, WinnersParts } from './parts.ts';
import { choicesOf, insertWins, pruneWins, type StoredWin, setReading, takeReading } from './store.ts';

const dayMs = 24 * 3_600_000;
/** What was played so long ago is committed by now; clocks of processes differ by less. */
const overlapMs = 120_000;
const keptDays = 8;
const pageSize = 500;
const pagesMost = 5;
/** No list is longer; somewhat more is kept, for whoever steps back from the board. */
export const linesMost = 50;
const keep = { ofHour: linesMost + 10, newest: 2 * linesMost };
const firstId = '00000000-0000-0000-0000-000000000000';

const realMoney = Object.values(currencies)
  .filter(({ isTrial }) => !isTrial)
  .map(({ code }) => code);

/** Reads wins after a place, in the order in which they were settled. */
type Source = (tx: Transaction, after: WinPlace, limit: number) => Promise<readonly StoredWin[]>;

/** For a job: reads the wins since the last time, and a little before it. One process at a time; another's turn is left to it. */
export async function gatherWins(parts: WinnersParts): Promise<number> {
  const own: Source = async (tx, after, limit) =>
    (await parts.rounds.winsAfter(realMoney, after, limit, tx)).map(ownWin);
  const outside: Source = async (tx, after, limit) =>
    (await parts.outsideWinsAfter(realMoney, after, limit, tx)).map(outsideWin);
  return parts.database.transaction(async (tx) => {
    const now = parts.clock.now();
    const oldest = new Date(now.getTime() - keptDays * dayMs);
    const readTo = await takeReading(tx, oldest);
    if (readTo === 'busy') return 0;
    const from = new Date(Math.max(readTo.getTime() - overlapMs, oldest.getTime()));
    const read = [await gatherFrom(tx, own, from), await gatherFrom(tx, outside, from)];
    // Where there is more, the next turn goes on behind the last one that was read; what it reads twice counts once.
    const reached = read.map(({ last }) => (last === null ? now : new Date(last.getTime() + overlapMs)));
    await setReading(tx, new Date(Math.min(...reached.map((at) => at.getTime()))));
    const gathered = read.reduce((sum, { count }) => sum + count, 0);
    if (gathered > 0) await pruneWins(tx, oldest, keep);
    return gathered;
  });
}

/** Some pages of a source: how many came to the board, and the last moment that was read; null where nothing is left behind it. */
async function gatherFrom(
  tx: Transaction,
  source: Source,
  from: Date,
): Promise<{ readonly count: number; readonly last: Date | null }> {
  let after: WinPlace = { playedAt: from, id: firstId };
  let count = 0;
  for (let page = 0; page < pagesMost; page += 1) {
    const wins = await source(tx, after, pageSize);
    const choices = await choicesOf(tx, [...new Set(wins.map(({ memberId }) => memberId))]);
    const wanted = wins.filter(({ memberId, stake }) => stake > 0n && choices.get(memberId) !== false);
    count += await insertWins(tx, wanted);
    const last = wins.at(-1);
    if (wins.length < pageSize || last === undefined) return { count, last: null };
    after = { playedAt: last.playedAt, id: last.roundId };
  }
  return { count, last: after.playedAt };
}

function ownWin(round: StoredRound): StoredWin {
  const { id, memberId, gameId, vendorCode, gameVersion, seedPairId, nonce } = round;
  const { stake, payout, currency, choice, playedAt } = round;
  return {
    roundId: id,
    memberId,
    gameId,
    vendorCode,
    gameVersion,
    seedPairId,
    nonce,
    choice,
    stake,
    payout,
    currency,
    playedAt,
  };
}

function outsideWin(win: OutsideWin): StoredWin {
  const { id, memberId, gameId, vendorCode, stake, refunded, payout, currency, endedAt } = win;
  return {
    roundId: id,
    memberId,
    gameId,
    vendorCode,
    gameVersion: null,
    seedPairId: null,
    nonce: null,
    choice: null,
    stake: stake - refunded,
    payout,
    currency,
    playedAt: endedAt,
  };
}
