import type { Mark } from '../records/index.ts';
import { type Claim, saveMark, type TakenBonus } from './claim-store.ts';
import { type Progress, progressOf, type TurnoverLine, turnoverLines } from './count-turnover.ts';
import type { BonusParts } from './parts.ts';

/** How far a bonus is at this moment, and what makes it. */
export interface Counted extends Progress {
  readonly lines: readonly TurnoverLine[];
}

/**
 * Counts what was staked since the deposit that brought the bonus, from the place of its credit in the member's own chain on:
 * each stake once, none from before, and none that came back.
 */
export async function countBonus(parts: BonusParts, claim: TakenBonus): Promise<Counted> {
  const mark = await markOf(parts, claim);
  // First what came back of older stakes: what comes back between the two readings is counted too little, never too much.
  const back = await parts.records.returnedSince(claim, mark);
  const { spans, inPlay } = await parts.records.turnover(claim, { after: mark }, []);
  const staked = [...spans.flat(), ...back.map(({ key, amount }) => ({ key, stake: amount }))];
  const games = await parts.gamesOf([...new Set(staked.map(({ key }) => key))]);
  const { weights } = claim.terms;
  const lines = turnoverLines(weights, staked, (id) => games.get(id)?.category);
  return { lines, ...progressOf(claim.required, lines, weights, inPlay) };
}

/** Ids are made before their transfers are posted, by the clocks of several processes. */
const clocksDifferMs = 3_600_000;

async function markOf(parts: BonusParts, claim: Claim): Promise<Mark> {
  const { markAt, markPlace, grantedAt } = claim;
  if (markAt !== null && markPlace !== null) return { at: markAt, place: markPlace };
  const mark = await parts.records.markOf(
    claim,
    claim.depositTransferId,
    new Date(grantedAt.getTime() - clocksDifferMs),
  );
  if (mark === null) throw new Error(`the record of member ${claim.memberId} lacks deposit ${claim.id}`);
  await saveMark(parts.database.db, claim.id, mark);
  return mark;
}
