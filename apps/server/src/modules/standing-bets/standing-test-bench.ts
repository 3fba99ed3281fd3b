import type { CurrencyCode } from '@ikka/money';
import { type FakeClock, fakeClock, openTestDatabase } from '@ikka/test-kit';
import { connect, type Database } from '../../platform/database/index.ts';
import { createLogger } from '../../platform/log.ts';
import { createAudit } from '../audit/index.ts';
import { createLedger, type Ledger } from '../ledger/index.ts';
import { createProtection, type Protection } from '../protection/index.ts';
import { batchesAtOnce } from './end-bets.ts';
import { createStandingBets, type StandingBets } from './index.ts';
import { createParallelDesk } from './parallel-desk.ts';

/** One of two processes on one database. */
export interface Process {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly protection: Protection;
  readonly standing: StandingBets;
}

export type StandingBench = Awaited<ReturnType<typeof openStandingBench>>;

/** Two processes of the house that take and end standing bets. */
export async function openStandingBench() {
  const test = await openTestDatabase({ modules: ['audit', 'ledger', 'protection', 'standing-bets'] });
  const clock: FakeClock = fakeClock(new Date());
  const log = createLogger('silent');
  const facts: { name: string; fact: unknown }[] = [];
  const letters: { readonly to: bigint; readonly letter: { readonly text: { readonly EN: string } } }[] = [];
  const publish = (name: string, fact: unknown) => void facts.push({ name, fact });

  const startProcess = async (): Promise<Process> => {
    const database = connect(test.url, { max: 8 });
    const ledger = await createLedger({ database, clock, log });
    const audit = createAudit({ database, clock });
    const protection = createProtection({ database, clock, audit, facts: { publish }, ledger });
    const standing = createStandingBets({
      database,
      clock,
      facts: { publish },
      ledger,
      desk: createParallelDesk(ledger.openDesk, batchesAtOnce),
      currencyCode: (code) => code as CurrencyCode,
      guardOf: protection.guardOf,
      tell: async (_tx, to, letter) => void letters.push({ to, letter }),
    });
    return { database, ledger, protection, standing };
  };
  const processes = [await startProcess(), await startProcess()] as const;
  const [one] = processes;
  let lastMember = 1_000n;

  return {
    test,
    clock,
    facts,
    letters,
    processes,
    async openMember(amount = 100_000n, currency: CurrencyCode = 'PKR') {
      lastMember += 1n;
      const memberId = lastMember;
      const credit = await one.ledger.memberAccount(memberId, 'cash', currency);
      const debit = await one.ledger.houseAccount('provider', currency, 'test');
      await one.ledger.post({
        transfers: [{ id: one.ledger.newId(), debit, credit, amount, kind: 'deposit' }],
      });
      return memberId;
    },
    async money(memberId: bigint, currency = 'PKR') {
      const accounts = await one.ledger.balances(memberId);
      const of = (kind: string) =>
        accounts.find((account) => account.kind === kind && account.currency === currency)?.balance ?? 0n;
      return { cash: of('cash'), inPlay: of('in_play') };
    },
    async close() {
      const health = await one.ledger.health('recount');
      for (const { standing, ledger, database } of processes) {
        await standing.close();
        await ledger.close();
        await database.close();
      }
      await test.drop();
      if (!health.isBalanced) throw new Error('the books do not balance');
    },
  };
}
