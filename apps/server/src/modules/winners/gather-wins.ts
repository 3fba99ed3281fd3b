import { currencies } from '@ikka/money';
import type { Transaction } from '../../platform/database/index.ts';
import type { PlayWin, WinPlace, WinSource } from '../plays/index.ts';
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
    const from = new Date(Math.max(readTo.getTime() - overlapMs, oldest.getTime()));
    const read: Awaited<ReturnType<typeof gatherFrom>>[] = [];
    for (const source of parts.plays.winSources()) read.push(await gatherFrom(tx, source, from));
    // Where there is more, the next turn goes on behind the last one that was read; what it reads twice counts once.
    const reached = read.map(({ last }) => (last === null ? now : new Date(last.getTime() + overlapMs)));
    await setReading(tx, new Date(Math.min(now.getTime(), ...reached.map((at) => at.getTime()))));
    const gathered = read.reduce((sum, { count }) => sum + count, 0);
    if (gathered > 0) await pruneWins(tx, oldest, keep);
    return gathered;
  });
}

/** Some pages of a source: how many came to the board, and the last moment that was read; null where nothing is left behind it. */
async function gatherFrom(
  tx: Transaction,
  source: WinSource,
  from: Date,
): Promise<{ readonly count: number; readonly last: Date | null }> {
  let after: WinPlace = { playedAt: from, id: firstId };
  let count = 0;
  for (let page = 0; page < pagesMost; page += 1) {
    const wins = (await source(realMoney, after, pageSize, tx)).map(winOf);
    const choices = await choicesOf(tx, [...new Set(wins.map(({ memberId }) => memberId))]);
    const wanted = wins.filter(({ memberId, stake }) => stake > 0n && choices.get(memberId) !== false);
    count += await insertWins(tx, wanted);
    const last = wins.at(-1);
    if (wins.length < pageSize || last === undefined) return { count, last: null };
    after = { playedAt: last.playedAt, id: last.roundId };
  }
  return { count, last: after.playedAt };
}

const winOf = ({ id, drawn, ...play }: PlayWin): StoredWin => ({
  roundId: id,
  memberId: play.memberId,
  gameId: play.gameId,
  vendorCode: play.vendorCode,
  gameVersion: drawn?.gameVersion ?? null,
  seedPairId: drawn?.seedPairId ?? null,
  nonce: drawn?.nonce ?? null,
  choice: drawn?.choice ?? null,
  stake: play.stake,
  payout: play.payout,
  currency: play.currency,
  playedAt: play.playedAt,
});
