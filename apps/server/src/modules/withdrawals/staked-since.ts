import type { Records } from '../records/index.ts';
import type { WithdrawalsParts } from './parts.ts';

/** What a member staked from each of some instants until the next, out of the sums of his record: a call costs days, not rounds. */
export function stakedSince(records: Pick<Records, 'turnover'>): WithdrawalsParts['stakedSince'] {
  return async (who, [from, ...edges]) => {
    const { spans, inPlay } = await records.turnover(who, { from }, edges);
    return { staked: spans.map((games) => games.reduce((sum, { stake }) => sum + stake, 0n)), inPlay };
  };
}
