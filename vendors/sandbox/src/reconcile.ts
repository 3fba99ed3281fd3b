import { z } from 'zod';
import { writeAmount } from './amount.ts';
import type { Store } from './store.ts';
import type { Wallet } from './wallet.ts';

const answer = z.object({ isEqual: z.boolean(), openRounds: z.array(z.string()) });

export interface Reconciled {
  readonly currency: string;
  readonly isTrial: boolean;
  /** Null where the house did not answer. */
  readonly isEqual: boolean | null;
  readonly openRounds: readonly string[];
}

/** As many rounds as the house takes in one piece. */
const roundsMost = 1_000;

/** Compares our rounds that ended in an interval with the house's, for each kind of money, in pieces that the house takes. */
export async function reconcile(
  { store, wallet }: { readonly store: Store; readonly wallet: Wallet },
  from: Date,
  to: Date,
): Promise<Reconciled[]> {
  const outcomes: Reconciled[] = [];
  for (const { currency, digits, isTrial } of store.moneyKinds()) {
    const rounds = store.endedRounds(currency, isTrial, from, to, roundsMost + 1);
    if (rounds.length > roundsMost) {
      const middle = new Date((from.getTime() + to.getTime()) / 2);
      outcomes.push(...(await reconcile({ store, wallet }, from, middle)));
      outcomes.push(...(await reconcile({ store, wallet }, middle, to)));
      continue;
    }
    const said = await wallet.send(
      wallet.prepare('reconcile', {
        from: from.toISOString(),
        to: to.toISOString(),
        currency,
        isTrial: isTrial === 1,
        rounds: rounds.map(({ id, stake, payout }) => ({
          roundId: id,
          stake: writeAmount(stake, digits),
          payout: writeAmount(payout, digits),
        })),
      }),
    );
    const read = said.kind === 'done' ? answer.parse(said.value) : { isEqual: null, openRounds: [] };
    outcomes.push({ currency, isTrial: isTrial === 1, ...read });
  }
  return outcomes;
}
