import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import { knownCurrency } from '@ikka/money';
import { openGuard, type PlayGuard } from '../protection/index.ts';
import type { MoneyParts, StakeGuard } from './money.ts';
import type { WishOutcome } from './take-step.ts';

export interface Bettor {
  readonly memberId: bigint;
  /** As the ledger names it. */
  readonly currency: string;
}

/** Members who stake in rooms of this process: their stakes follow one another, each with what stands in its way. */
export interface Bettors {
  /**
   * Sends a stake with the member's guard, and again where his cash or his limits moved meanwhile. `recall` finds a stake
   * that stands under the same key, for who may not stake any more.
   */
  stake(
    who: Bettor,
    send: (stake: StakeGuard) => Promise<WishOutcome>,
    recall: () => Promise<WishOutcome>,
  ): Promise<WishOutcome | Refusal>;
  /** The guard of the member's last stake here, or one read now: what is paid puts back what the stake took. */
  guardOf: MoneyParts['guardOf'];
}

const attemptsMost = 6;
const waitingMost = 10;
const rememberedMost = 20_000;

export function createBettors(parts: MoneyParts): Bettors {
  const guards = new Map<string, PlayGuard>();
  const tails = new Map<bigint, { tail: Promise<unknown>; waiting: number }>();

  const remember = (who: Bettor, guard: PlayGuard): void => {
    const key = `${who.memberId}/${who.currency}`;
    guards.delete(key);
    guards.set(key, guard);
    if (guards.size > rememberedMost) guards.delete(guards.keys().next().value ?? '');
  };

  /** The version first, the guard after it: if the version still holds at the stake, no limit was changed in between. */
  const read = async (who: Bettor): Promise<StakeGuard> => {
    if (knownCurrency(who.currency).isTrial) return { expectVersion: null, guard: openGuard };
    const cash = await parts.ledger.memberAccount(who.memberId, 'cash', parts.currencyCode(who.currency));
    const account = await parts.ledger.account(cash);
    const guard = await parts.guardOf(who);
    remember(who, guard);
    return { expectVersion: account?.version ?? 0n, guard };
  };

  const attempt = async (
    who: Bettor,
    send: (stake: StakeGuard) => Promise<WishOutcome>,
    recall: () => Promise<WishOutcome>,
  ): Promise<WishOutcome | Refusal> => {
    for (let n = 0; n < attemptsMost; n += 1) {
      const stake = await read(who);
      const held = await stake.guard.mayBegin();
      if (held) {
        const stands = await recall();
        return stands.kind === 'done' ? stands : held;
      }
      const outcome = await send(stake);
      if (outcome.kind !== 'no_money' || outcome.reason === 'duplicate') return outcome;
      if (outcome.reason === 'stale') continue;
      if (outcome.limit === null) return refusedStake(outcome.reason);
      const reached = await stake.guard.limitReached(outcome.limit);
      if (isRefusal(reached)) return reached;
    }
    return refuse('request.too_many', { retryAfterSeconds: 1 });
  };

  return {
    async stake(who, send, recall) {
      const seat = tails.get(who.memberId) ?? { tail: Promise.resolve(), waiting: 0 };
      tails.set(who.memberId, seat);
      if (seat.waiting >= waitingMost) return refuse('request.too_many', { retryAfterSeconds: 1 });
      seat.waiting += 1;
      const turn = seat.tail.then(() => attempt(who, send, recall));
      seat.tail = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        seat.waiting -= 1;
        if (seat.waiting === 0) tails.delete(who.memberId);
      }
    },
    guardOf: async (who) =>
      knownCurrency(who.currency).isTrial
        ? openGuard
        : (guards.get(`${who.memberId}/${who.currency}`) ?? parts.guardOf(who)),
  };
}

function refusedStake(reason: string): Refusal {
  if (reason === 'insufficient_funds') return refuse('wallet.insufficient_funds');
  if (reason === 'suspended') return refuse('member.suspended');
  if (reason === 'id_reused' || reason === 'untimely_id') return refuse('idempotency.mismatch');
  throw new Error(`the ledger refused a stake: ${reason}`);
}
