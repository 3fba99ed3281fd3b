import type { CurrencyCode } from '@ikka/money';
import type { Clock } from '../../platform/clock.ts';
import type { Accounts } from './accounts.ts';
import { allowanceUsed, type UseOfAllowance } from './allowance-used.ts';
import { derivedId, newId } from './ledger-id.ts';
import type { AccountBalance } from './statement.ts';
import type { Post, PostOutcome, Transfer } from './transfer.ts';

/** A limit of a member as two accounts: what is left and what is used. `label` names the limit, e.g. `loss/day`. */
export interface AllowanceKey {
  readonly memberId: bigint;
  readonly currency: CurrencyCode;
  readonly label: string;
}

export interface Allowance {
  readonly limit: bigint;
  readonly left: bigint;
  readonly used: bigint;
}

export interface Allowances {
  /** Begins a period: all of `limit` is left, nothing used. The same `periodId` (a UUIDv7) again changes nothing. */
  refreshAllowance(key: AllowanceKey, limit: bigint, periodId: string): Promise<PostOutcome>;
  /** Changes the limit within the period; what is used stays used, and nothing is left when that is more. */
  changeAllowance(key: AllowanceKey, limit: bigint): Promise<void>;
  allowance(key: AllowanceKey): Promise<Allowance>;
  /** What was used of it since then by its own transfers; nothing is written. */
  usedOfAllowance(key: AllowanceKey, window: Omit<AllowanceWindow, 'limit'>): Promise<bigint>;
  /** The transfer to link to a stake (or deposit): takes `amount` from what is left, and refuses the whole when it is not there. */
  allowanceTaken(key: AllowanceKey, amount: bigint, of: string, reference?: string): Promise<Transfer>;
  /**
   * The transfers that use `amount` though less is left: for what has happened already. The last of them is the use; they
   * are posted together.
   */
  allowanceExceeded(key: AllowanceKey, amount: bigint, of: string, reference?: string): Promise<Transfer[]>;
  /** The transfer to link to a payout: puts back up to what is used, never more than the limit. */
  allowanceRestored(key: AllowanceKey, amount: bigint, of: string, reference?: string): Promise<Transfer>;
}

export interface AllowanceWindow {
  readonly limit: bigint;
  readonly since: Date;
  /** As `allowanceUsed` says it. */
  readonly counting: 'sum' | 'net';
}

/** More than any allowance has. */
export const EVERYTHING = 10n ** 17n;
const TRIES_MAX = 50;

export function createAllowances(parts: {
  readonly accounts: Accounts;
  readonly clock: Clock;
  readonly balanceOf: (accountId: bigint) => Promise<AccountBalance | undefined>;
  /** The transfers of an account since then, oldest first. */
  readonly usesSince: (accountId: bigint, since: Date) => Promise<UseOfAllowance[]>;
  readonly post: (post: Post) => Promise<PostOutcome>;
}): Allowances {
  const { accounts, clock, post } = parts;

  const pair = async ({
    memberId,
    currency,
    label,
  }: AllowanceKey): Promise<{ left: bigint; used: bigint }> => ({
    left: await accounts.memberAccount(memberId, 'allowance_left', currency, label),
    used: await accounts.memberAccount(memberId, 'allowance_used', currency, label),
  });

  const read = async (accountId: bigint): Promise<AccountBalance> => {
    const account = await parts.balanceOf(accountId);
    if (!account) throw new Error(`the allowance account ${accountId} is gone`);
    return account;
  };

  return {
    refreshAllowance: async (key, limit, periodId) => {
      const { left, used } = await pair(key);
      const issuer = await accounts.houseAccount('allowance_issuer', key.currency);
      const id = (step: string): string => derivedId(periodId, `${key.memberId}/${key.label}/${step}`);
      const withdrawn = {
        credit: issuer,
        amount: EVERYTHING,
        kind: 'allowance_withdrawn',
        upToBalance: true,
        evenSuspended: true,
      } as const;
      return post({
        transfers: [
          { id: id('left'), debit: left, ...withdrawn },
          { id: id('used'), debit: used, ...withdrawn },
          ...granted(id('granted'), issuer, left, limit),
        ],
      });
    },

    changeAllowance: async (key, limit) => {
      const { left, used } = await pair(key);
      const issuer = await accounts.houseAccount('allowance_issuer', key.currency);
      for (let tries = 0; tries < TRIES_MAX; tries++) {
        const before = await read(left);
        const rest = limit - (await read(used)).balance;
        const id = newId(clock);
        // Emptying what is left at a known version proves that nothing was used since it was read: both change together.
        const outcome = await post({
          transfers: [
            {
              id,
              debit: left,
              credit: issuer,
              amount: EVERYTHING,
              kind: 'allowance_withdrawn',
              upToBalance: true,
              evenSuspended: true,
              expectVersion: before.version,
            },
            ...granted(derivedId(id, 'granted'), issuer, left, rest),
          ],
        });
        if (outcome.status !== 'refused') return;
        if (outcome.reason !== 'stale') throw new Error(`an allowance cannot be changed: ${outcome.reason}`);
      }
      throw new Error('an allowance was in use too often to be changed');
    },

    usedOfAllowance: async (key, { since, counting }) => {
      const { left } = await pair(key);
      return allowanceUsed(await parts.usesSince(left, since), counting);
    },

    allowance: async (key) => {
      const { left, used } = await pair(key);
      const [leftNow, usedNow] = await Promise.all([read(left), read(used)]);
      return { limit: leftNow.balance + usedNow.balance, left: leftNow.balance, used: usedNow.balance };
    },

    allowanceTaken: async (key, amount, of, reference) => {
      const { left, used } = await pair(key);
      return {
        id: derivedId(of, `taken/${key.label}`),
        debit: left,
        credit: used,
        amount,
        kind: 'allowance_used',
        ...(reference === undefined ? {} : { reference }),
      };
    },

    allowanceExceeded: async (key, amount, of, reference) => {
      const { left, used } = await pair(key);
      const issuer = await accounts.houseAccount('allowance_issuer', key.currency);
      const step = (name: string) => ({
        id: derivedId(of, `exceeded/${name}/${key.label}`),
        amount,
        evenSuspended: true,
        evenLate: true,
      });
      return [
        // What is left of it goes first; the use itself is granted anew, so that nothing stands in its way.
        { ...step('left'), debit: left, credit: issuer, kind: 'allowance_withdrawn', upToBalance: true },
        { ...step('granted'), debit: issuer, credit: left, kind: 'allowance_granted' },
        {
          ...step('used'),
          debit: left,
          credit: used,
          kind: 'allowance_used',
          ...(reference === undefined ? {} : { reference }),
        },
      ];
    },

    allowanceRestored: async (key, amount, of, reference) => {
      const { left, used } = await pair(key);
      const id = derivedId(of, `restored/${key.label}`);
      return {
        id,
        debit: used,
        credit: left,
        amount,
        kind: 'allowance_restored',
        upToBalance: true,
        evenSuspended: true,
        evenLate: true,
        ...(reference === undefined ? {} : { reference }),
      };
    },
  };
}

/** Gives an allowance's account what it shall have; of nothing there is no transfer. */
export function granted(id: string, issuer: Transfer['debit'], left: bigint, amount: bigint): Transfer[] {
  if (amount <= 0n) return [];
  return [{ id, debit: issuer, credit: left, amount, kind: 'allowance_granted', evenSuspended: true }];
}
