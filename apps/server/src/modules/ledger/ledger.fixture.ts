import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { pino } from 'pino';
import {
  createLedger,
  type HouseAccount,
  type Ledger,
  type LedgerParts,
  type Post,
  type Transfer,
} from './index.ts';

/** A ledger on its own database, with an account of the operator's capital to pay members from. */
export interface LedgerFixture {
  readonly test: TestDatabase;
  readonly clock: FakeClock;
  readonly ledger: Ledger;
  readonly house: HouseAccount;
  readonly equity: HouseAccount;
  /** A new member's cash account with this much on it. */
  member(balance?: bigint): Promise<{ id: bigint; cash: bigint }>;
  /** A stake of this amount, on the house. */
  stake(cash: bigint, amount: bigint, more?: Partial<Transfer>): Transfer;
  balance(account: bigint): Promise<bigint>;
  /** A second ledger on the same database, as another process would have it. */
  another(options?: Partial<LedgerParts>): Promise<Ledger>;
  close(): Promise<void>;
}

export async function openLedger(options: Partial<LedgerParts> = {}): Promise<LedgerFixture> {
  const test = await openTestDatabase({ modules: ['ledger'] });
  const clock = fakeClock();
  const parts = { database: test.database, clock, log: pino({ level: 'silent' }) };
  const ledger = await createLedger({ ...parts, ...options });
  const others: Ledger[] = [];
  const house = await ledger.houseAccount('house', 'PKR');
  const equity = await ledger.houseAccount('equity', 'PKR');
  let members = 0n;
  return {
    test,
    clock,
    ledger,
    house,
    equity,
    member: async (balance = 0n) => {
      const id = ++members;
      const cash = await ledger.memberAccount(id, 'cash', 'PKR');
      if (balance > 0n) {
        await posted(ledger, {
          transfers: [{ id: ledger.newId(), debit: equity, credit: cash, amount: balance, kind: 'capital' }],
        });
      }
      return { id, cash };
    },
    stake: (cash, amount, more) => ({
      id: ledger.newId(),
      debit: cash,
      credit: house,
      amount,
      kind: 'stake',
      ...more,
    }),
    balance: async (account) => (await ledger.account(account))?.balance ?? -1n,
    another: async (more) => {
      const other = await createLedger({ ...parts, ...more });
      others.push(other);
      return other;
    },
    close: async () => {
      await Promise.all([ledger, ...others].map((one) => one.close()));
      await test.drop();
    },
  };
}

/** Posts and insists that it was posted. */
export async function posted(ledger: Ledger, post: Post): Promise<void> {
  const outcome = await ledger.post(post);
  if (outcome.status !== 'posted')
    throw new Error(`not posted: ${JSON.stringify(outcome, (_, value) => String(value))}`);
}
