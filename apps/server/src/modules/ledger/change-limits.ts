import { strict as assert } from 'node:assert';
import type { CurrencyCode } from '@ikka/money';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/index.ts';
import type { Accounts } from './accounts.ts';
import { allowanceUsed, type UseOfAllowance } from './allowance-used.ts';
import { type Allowance, type AllowanceWindow, EVERYTHING, granted } from './allowances.ts';
import type { PostTogether } from './desk.ts';
import { derivedId, newId } from './ledger-id.ts';
import { accountById } from './store.ts';
import type { HouseAccount, Post } from './transfer.ts';

export interface LimitsChange {
  readonly memberId: bigint;
  readonly currency: CurrencyCode;
  /**
   * Makes each of these allowances, one a label, what it is at this moment in a window that moves with time: the limit, less what was
   * used since then by the allowance's own transfers, whatever it was before.
   */
  readonly windows: readonly { readonly label: string; readonly window: AllowanceWindow }[];
  /** Counts the version of the member's cash on: a stake that expects the one before is refused as `stale`. */
  readonly isAnnounced: boolean;
}

export interface LimitsParts {
  readonly tx: Queryable;
  readonly post: PostTogether;
  readonly accounts: Accounts;
  readonly issuer: HouseAccount;
  readonly clock: Clock;
  /** The transfers of an account since then, oldest first. */
  readonly usesSince: (accountId: bigint, since: Date) => Promise<UseOfAllowance[]>;
}

/** Label of an account that is always empty: what announces limits comes from it. */
export const LIMITS_MARK = 'limits';

/** Of the second try every account is locked: nothing can move any more. */
const triesMost = 2;

/** Changes a member's limits in the ledger within a transaction; answers what the allowances have become, in their order. */
export async function changeLimits(parts: LimitsParts, change: LimitsChange): Promise<Allowance[]> {
  const settled = new Map<string, Allowance>();
  let announcing = change.isAnnounced ? [await announcement(parts, change)] : [];
  for (let tries = 0; tries < triesMost; tries += 1) {
    const open = change.windows.filter(({ label }) => !settled.has(label));
    const settlings = [];
    for (const { label, window } of open) settlings.push(await settling(parts, change, label, window));
    // All of them in one call: it locks every account that is meant in the order in which lanes lock them too.
    const outcomes = await parts.post([...announcing, ...settlings.map(({ post }) => post)]);
    const announced = outcomes.slice(0, announcing.length);
    assert(
      announced.every(({ status }) => status === 'posted'),
      'changed limits could not be announced',
    );
    for (const [index, { label, allowance }] of settlings.entries()) {
      const outcome = outcomes[announcing.length + index];
      if (outcome?.status !== 'refused') settled.set(label, allowance);
      else assert.equal(outcome.reason, 'stale', `an allowance cannot be settled: ${outcome.reason}`);
    }
    announcing = [];
    if (settled.size === change.windows.length) break;
  }
  return change.windows.map(({ label }) => {
    const allowance = settled.get(label);
    assert(allowance, 'an allowance moved although its accounts are locked');
    return allowance;
  });
}

async function announcement(
  { tx, accounts, clock }: LimitsParts,
  { memberId, currency }: LimitsChange,
): Promise<Post> {
  const nothing = await accounts.memberAccount(memberId, 'in_play', currency, LIMITS_MARK, tx);
  const cash = await accounts.memberAccount(memberId, 'cash', currency, '', tx);
  const transfer = {
    id: newId(clock),
    debit: nothing,
    credit: cash,
    amount: 1n,
    kind: 'limits_changed',
    upToBalance: true,
    evenSuspended: true,
  } as const;
  return { transfers: [transfer] };
}

async function settling(
  { tx, accounts, issuer, clock, usesSince }: LimitsParts,
  { memberId, currency }: LimitsChange,
  label: string,
  { limit, since, counting }: AllowanceWindow,
): Promise<{ readonly label: string; readonly post: Post; readonly allowance: Allowance }> {
  const left = await accounts.memberAccount(memberId, 'allowance_left', currency, label, tx);
  const used = await accounts.memberAccount(memberId, 'allowance_used', currency, label, tx);
  const account = await accountById(tx, left);
  assert(account, `the allowance account ${left} is gone`);
  const usedSince = allowanceUsed(await usesSince(left, since), counting);
  const rest = limit > usedSince ? limit - usedSince : 0n;
  const id = newId(clock);
  const emptied = {
    credit: issuer,
    amount: EVERYTHING,
    kind: 'allowance_withdrawn',
    upToBalance: true,
    evenSuspended: true,
  } as const;
  const post: Post = {
    // Whatever uses or restores moves `left` on: at the version that was read, nothing has happened since.
    transfers: [
      { id, debit: left, ...emptied, expectVersion: account.version },
      { id: derivedId(id, 'used'), debit: used, ...emptied },
      ...granted(derivedId(id, 'left again'), issuer, left, rest),
      ...granted(derivedId(id, 'used again'), issuer, used, usedSince),
    ],
  };
  return { label, post, allowance: { limit: rest + usedSince, left: rest, used: usedSince } };
}
