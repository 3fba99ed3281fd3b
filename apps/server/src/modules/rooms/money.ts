import type { Movement } from '@ikka/game-kit';
import type { CurrencyCode } from '@ikka/money';
import type { Ledger, Post, Transfer } from '../ledger/index.ts';
import type { PlayGuard } from '../protection/index.ts';
import { endingIdOf, setOffIdsOf, transferIdsOf } from '../rounds/index.ts';
import { isSeatMovement, planSeatPost, type TablePlace } from './seats/seat-money.ts';

export interface MoneyParts {
  readonly ledger: Pick<Ledger, 'memberAccount' | 'houseAccount' | 'account'>;
  readonly currencyCode: (code: string) => CurrencyCode;
  readonly guardOf: (who: { readonly memberId: bigint; readonly currency: string }) => Promise<PlayGuard>;
}

/** What was read of a member before a stake: the version of his cash and, after it, what stands in his way. */
export interface StakeGuard {
  readonly expectVersion: bigint | null;
  readonly guard: PlayGuard;
}

/** A post with the place of the transfer that tells the member's cash after it; null where it moves none. */
export interface PlannedPost {
  readonly post: Post;
  readonly memberId: bigint;
  readonly currency: string;
  readonly cash: { readonly at: number; readonly side: 'debitBalance' | 'creditBalance' } | null;
}

/** Sets a stake aside: from the member's cash into what he has in play, with what his limits take. */
async function holdStake(
  parts: MoneyParts,
  movement: Movement & { readonly kind: 'hold' },
  { guard, expectVersion }: StakeGuard,
): Promise<PlannedPost> {
  const { memberId, cash, inPlay } = await accountsOf(parts, movement);
  const held: Transfer = {
    id: transferIdsOf(movement.bet).stake,
    debit: cash,
    credit: inPlay,
    amount: movement.stake,
    kind: 'stake_held',
    reference: movement.bet,
    ...(expectVersion === null ? {} : { expectVersion }),
  };
  const transfers = [held, ...(await guard.taken(movement.stake, movement.bet))];
  return {
    post: { transfers },
    memberId,
    currency: movement.currency,
    cash: { at: 0, side: 'debitBalance' },
  };
}

/** What ends a bet is posted even for a suspended member, and however late: it began before. */
const ofOld = { evenSuspended: true, evenLate: true } as const;

async function settleStake(
  parts: MoneyParts,
  movement: Movement & { readonly kind: 'settle' },
  vendorCode: string,
): Promise<PlannedPost> {
  const { bet, stake, payout, setOff = 0n, currency } = movement;
  const { memberId, cash, inPlay, code } = await accountsOf(parts, movement);
  const vendor = await parts.ledger.houseAccount('vendor', code, vendorCode);
  const shared = { reference: bet, ...ofOld };
  const settled: Transfer = {
    ...shared,
    id: endingIdOf(bet),
    debit: inPlay,
    credit: vendor,
    amount: stake,
    kind: 'stake_settled',
  };
  const setOffs = setOffOf({ ...shared, cash, vendor }, bet, setOff);
  if (payout === 0n) return { post: { transfers: [settled, ...setOffs] }, memberId, currency, cash: null };
  const paid: Transfer = {
    ...shared,
    id: transferIdsOf(bet).payout,
    debit: vendor,
    credit: cash,
    amount: payout,
    kind: 'payout',
  };
  const guard = await parts.guardOf({ memberId, currency });
  return {
    post: { transfers: [settled, ...setOffs, paid, ...(await guard.restored(payout, bet))] },
    memberId,
    currency,
    cash: { at: 1 + setOffs.length, side: 'creditBalance' },
  };
}

/**
 * What the member's own bets on the other side set off goes back to him and is paid in again: no balance changes by it, and his
 * chain says itself what was turned over.
 */
function setOffOf(
  {
    cash,
    vendor,
    ...shared
  }: Pick<Transfer, 'reference' | 'evenSuspended' | 'evenLate'> & {
    readonly cash: Transfer['debit'];
    readonly vendor: Transfer['debit'];
  },
  bet: string,
  amount: bigint,
): Transfer[] {
  if (amount === 0n) return [];
  const { back, again } = setOffIdsOf(bet);
  return [
    { ...shared, id: back, debit: vendor, credit: cash, amount, kind: 'stake_set_off' },
    { ...shared, id: again, debit: cash, credit: vendor, amount, kind: 'set_off_settled' },
  ];
}

async function returnStake(
  parts: MoneyParts,
  movement: Movement & { readonly kind: 'return' },
): Promise<PlannedPost> {
  const { bet, stake, currency } = movement;
  const { memberId, cash, inPlay } = await accountsOf(parts, movement);
  const guard = await parts.guardOf({ memberId, currency });
  const returned: Transfer = {
    ...ofOld,
    id: endingIdOf(bet),
    debit: inPlay,
    credit: cash,
    amount: stake,
    kind: 'stake_returned',
    reference: bet,
  };
  return {
    // As it was taken, of the limits on stakes too: nothing was staked after all.
    post: { transfers: [returned, ...(await guard.returned(stake, { by: returned.id, stake: bet }))] },
    memberId,
    currency,
    cash: { at: 0, side: 'creditBalance' },
  };
}

async function accountsOf(parts: MoneyParts, of: { readonly memberId: string; readonly currency: string }) {
  const memberId = BigInt(of.memberId);
  const code = parts.currencyCode(of.currency);
  const [cash, inPlay] = await Promise.all([
    parts.ledger.memberAccount(memberId, 'cash', code),
    parts.ledger.memberAccount(memberId, 'in_play', code),
  ]);
  return { memberId, code, cash, inPlay };
}

/** The post of one movement. Of a hold's transfers the first is the stake, and those after it are the limits'. */
export function planPost(
  parts: MoneyParts,
  movement: Movement,
  { stake, ...place }: TablePlace & { readonly stake: StakeGuard | null },
): Promise<PlannedPost> {
  const { vendorCode } = place;
  if (isSeatMovement(movement)) return planSeatPost(parts, movement, place, stake);
  if (movement.kind === 'settle') return settleStake(parts, movement, vendorCode);
  if (movement.kind === 'return') return returnStake(parts, movement);
  if (stake === null) throw new Error('a stake is held without what was read of its member');
  return holdStake(parts, movement, stake);
}
