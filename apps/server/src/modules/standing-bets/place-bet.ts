import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import { stepAside } from '../../platform/turns.ts';
import type { AttachedRow, RefusalReason } from '../ledger/index.ts';
import { transferIdsOf } from '../rounds/index.ts';
import type { KnownMembers } from './known-members.ts';
import type { StandingParts } from './parts.ts';
import { attachBet, findBet, type NewBet, type StandingBet } from './store.ts';

export type PlaceRefusal = Refusal<
  | 'wallet.insufficient_funds'
  | 'wallet.limit_reached'
  | 'protection.excluded'
  | 'protection.time_used_up'
  | 'member.suspended'
  | 'request.too_many'
  | 'idempotency.mismatch'
>;

export interface Placed {
  readonly bet: StandingBet;
  /** The member's cash after it; of one that stood before, as it was then. */
  readonly balance: bigint;
}

/** How often a bet is decided anew because something else of the member's happened meanwhile. */
const triesMost = 10;

/**
 * Accepts a bet: holds its stake, with what the member's limits take, and writes it, in one durable batch. The same bet again, by its
 * id, is answered as it stands; another one under the same id is refused. `isOpen` is asked last before each try: whether the market
 * takes bets still, or why not. `attach` is what the product writes in the same batch: where that cannot be written, the bet is not taken
 * and the database's error is thrown.
 */
export async function placeBet<Closed extends Refusal>(
  parts: StandingParts,
  members: KnownMembers,
  bet: Omit<NewBet, 'placedAt'>,
  isOpen: () => Promise<Closed | null>,
  attach: readonly AttachedRow[] = [],
): Promise<Placed | PlaceRefusal | Closed> {
  const { ledger } = parts;
  const { memberId, currency: code } = bet;
  const currency = parts.currencyCode(code);
  const [cash, inPlay] = await Promise.all([
    ledger.memberAccount(memberId, 'cash', currency),
    ledger.memberAccount(memberId, 'in_play', currency),
  ]);
  const stored = () => storedBet(parts, bet);
  for (let tries = 0; tries < triesMost; tries += 1) {
    await stepAside(tries);
    const { version, guard } = await members.of(cash, { memberId, currency: code });
    const closed = (await guard.mayBegin()) ?? (await isOpen());
    if (closed) return (await stored()) ?? closed;
    const placedAt = parts.clock.now();
    const outcome = await ledger.post({
      transfers: [
        {
          id: transferIdsOf(bet.id).stake,
          debit: cash,
          credit: inPlay,
          amount: bet.stake,
          kind: 'stake_held',
          reference: bet.id,
          expectVersion: version,
        },
        ...(await guard.taken(bet.stake, bet.id)),
      ],
      attach: [attachBet({ ...bet, placedAt }), ...attach],
    });
    if (outcome.status === 'posted') {
      parts.facts.publish('BalanceChanged', { memberId });
      const [held] = outcome.transfers;
      if (held?.debitVersion == null) throw new Error(`bet ${bet.id} was posted without its stake`);
      members.keep(cash, { version: held.debitVersion, guard });
      return { bet: newBet(bet, placedAt), balance: held.debitBalance };
    }
    members.forget(cash);
    if (outcome.status !== 'refused' || outcome.reason === 'id_reused') {
      return (await stored()) ?? refuse('idempotency.mismatch');
    }
    if (outcome.reason === 'stale') continue;
    if (outcome.reason === 'insufficient_funds' && outcome.at > 0) {
      const reached = await guard.limitReached(outcome.at - 1);
      if (isRefusal(reached)) return reached;
      continue;
    }
    return refusalOf(outcome.reason);
  }
  return refuse('request.too_many', { retryAfterSeconds: 1 });
}

const newBet = ({ furtherMarkets = [], ...bet }: Omit<NewBet, 'placedAt'>, placedAt: Date): StandingBet => ({
  ...bet,
  furtherMarkets: [...furtherMarkets],
  selection: bet.selection ?? null,
  greatest: bet.greatest ?? null,
  placedAt,
  standingStake: bet.stake,
  cashedOut: 0n,
  state: 'open',
  payout: null,
  rebate: 0n,
  resultVersion: null,
  edition: 0,
  revision: 0,
  endedAt: null,
});

/** The bet that stands under this id, where it is the same one; null where there is none. */
async function storedBet(
  { database, ledger }: StandingParts,
  bet: Omit<NewBet, 'placedAt'>,
): Promise<Placed | Refusal<'idempotency.mismatch'> | null> {
  const found = await findBet(database.db, bet.id);
  if (found === null) return null;
  const isSame =
    found.memberId === bet.memberId &&
    found.market === bet.market &&
    inOrder(found.furtherMarkets) === inOrder(bet.furtherMarkets ?? []) &&
    found.stake === bet.stake &&
    sameContent(found.content, bet.content);
  if (!isSame) return refuse('idempotency.mismatch');
  const [held] = await ledger.transfers([transferIdsOf(bet.id).stake]);
  if (held === undefined) throw new Error(`bet ${bet.id} has no stake`);
  return { bet: found, balance: held.debit.balanceAfter };
}

/** The database keeps the keys of an object in an order of its own. */
const sameContent = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other);
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

function refusalOf(reason: RefusalReason): PlaceRefusal {
  switch (reason) {
    case 'insufficient_funds':
      return refuse('wallet.insufficient_funds');
    case 'suspended':
      return refuse('member.suspended');
    case 'untimely_id':
      return refuse('idempotency.mismatch');
    default:
      throw new Error(`the ledger refused a bet: ${reason}`);
  }
}
