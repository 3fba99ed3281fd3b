import { knownCurrency } from '@ikka/money';
import type { Facts } from '../../platform/facts.ts';
import type { SettledPlay } from './play.ts';

type Settled = Facts['PlaySettled'];

/** The fact of a play that was settled now; `setOff` is the part of its stake that stood against itself. */
export function settledFact(
  play: Pick<SettledPlay, 'id' | 'memberId' | 'gameId' | 'vendorCode' | 'stake' | 'payout' | 'currency'>,
  { proof, settledAt, setOff = 0n }: Pick<Settled, 'proof' | 'settledAt'> & { readonly setOff?: bigint },
): Settled {
  const { id: playId, memberId, gameId, vendorCode, stake, payout, currency } = play;
  return {
    playId,
    memberId,
    gameId,
    vendorCode,
    stake,
    turnover: stake - setOff,
    payout,
    currency,
    isTrial: knownCurrency(currency).isTrial,
    settledAt,
    proof,
  };
}
