import type { Protection, SittingOf } from '../protection/index.ts';
import type { Plays } from './index.ts';

/** What a game's header and its reminder tell: of all play of the sitting, whoever's games it was in. */
export function sittings(
  protection: Pick<Protection, 'sittingSince'>,
  plays: Pick<Plays, 'totals'>,
): SittingOf {
  return async ({ memberId, currency }) => {
    const since = await protection.sittingSince(memberId);
    const { stake, payout } = await plays.totals({
      memberIds: [memberId],
      currencies: [currency],
      from: since,
    });
    return { since, net: payout - stake };
  };
}
