import { currencies } from '@ikka/money';
import type { StoredRound } from '../rounds/index.ts';
import type { WinnersParts } from './parts.ts';
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

/** For a job: reads the wins since the last time, and a little before it. One process at a time; another's turn is left to it. */
export async function gatherWins(parts: WinnersParts): Promise<number> {
  return parts.database.transaction(async (tx) => {
    const now = parts.clock.now();
    const oldest = new Date(now.getTime() - keptDays * dayMs);
    const readTo = await takeReading(tx, oldest);
    if (readTo === 'busy') return 0;
    let after = { playedAt: new Date(Math.max(readTo.getTime() - overlapMs, oldest.getTime())), id: firstId };
    let isWhole = false;
    let gathered = 0;
    for (let page = 0; page < pagesMost && !isWhole; page += 1) {
      const wins = await parts.rounds.winsAfter(realMoney, after, pageSize);
      const choices = await choicesOf(tx, [...new Set(wins.map(({ memberId }) => memberId))]);
      const wanted = wins.filter(({ memberId, stake }) => stake > 0n && choices.get(memberId) !== false);
      gathered += await insertWins(tx, wanted.map(winOf));
      after = wins.at(-1) ?? after;
      isWhole = wins.length < pageSize;
    }
    // Where there is more, the next turn goes on behind the last one that was read.
    await setReading(tx, isWhole ? now : new Date(after.playedAt.getTime() + overlapMs));
    if (gathered > 0) await pruneWins(tx, oldest, keep);
    return gathered;
  });
}

function winOf(round: StoredRound): StoredWin {
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
