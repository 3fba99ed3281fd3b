import type { Protection, SittingOf } from '../modules/protection/index.ts';
import type { allRounds } from './outside-vendors.ts';

/** What a game's header and its reminder tell: of all play of the sitting, in the house's games and in outside ones. */
export function sittings(
  protection: Pick<Protection, 'sittingSince'>,
  played: Pick<ReturnType<typeof allRounds>, 'totals'>,
): SittingOf {
  return async ({ memberId, currency }) => {
    const since = await protection.sittingSince(memberId);
    const { stake, payout } = await played.totals({
      memberIds: [memberId],
      currencies: [currency],
      from: since,
    });
    return { since, net: payout - stake };
  };
}
