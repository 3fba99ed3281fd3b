import { type Refusal, refuse } from '@ikka/contract';
import type { LotteryParts } from '../parts.ts';
import type { Bettor } from '../slips/place-slip.ts';
import type { WholeChase } from './place-chase.ts';
import { endChase, findChase, stepsOf } from './store.ts';

/** Charges no further issue of a chase of the member's own. One that is over is answered as it stands. */
export async function stopChase(
  { database }: Pick<LotteryParts, 'database'>,
  id: string,
  { memberId, currency }: Bettor,
): Promise<WholeChase | Refusal<'lottery.chase_unknown'>> {
  const known = await findChase(database.db, id);
  if (known?.memberId !== memberId || known.currency !== currency) return refuse('lottery.chase_unknown');
  await database.transaction((tx) => endChase(tx, id, 'stopped', null));
  const chase = await findChase(database.db, id);
  return { chase: chase ?? known, steps: await stepsOf(database.db, [id]) };
}
