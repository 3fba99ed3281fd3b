import { refuse } from '@ikka/contract';
import type { CurrencyCode } from '@ikka/money';
import { type FakeClock, fakeClock, openTestDatabase } from '@ikka/test-kit';
import { connect } from '../../platform/database/index.ts';
import { createLogger } from '../../platform/log.ts';
import { createVault } from '../../platform/vault.ts';
import { createAudit } from '../audit/index.ts';
import { createLedger } from '../ledger/index.ts';
import { createProtection } from '../protection/index.ts';
import { createChains } from '../rooms/index.ts';
import type { Settings } from '../settings/index.ts';
import { createStandingBets } from '../standing-bets/index.ts';
import { createLottery, lotteryRoutes, slipPartsOf } from './index.ts';
import { lotteryOfficeRoutes } from './office-routes.ts';

/** Nothing is said otherwise, and nothing bounded. */
const defaults: Record<string, unknown> = {
  'lottery.liability': [],
  'lottery.opened_plays': [],
  'lottery.closed_plays': [],
  'lottery.odds': [],
  'lottery.prize_groups': [],
};

export type LotteryBench = Awaited<ReturnType<typeof openLotteryBench>>;
export type Process = LotteryBench['processes'][0];

/** Two processes of the house that sell lotteries on one database; a fault of a job is one of the test. */
export async function openLotteryBench() {
  const test = await openTestDatabase({
    modules: ['audit', 'ledger', 'protection', 'standing-bets', 'rooms', 'lottery'],
  });
  // One second into a minute, and hours from any draw of an outside lottery: between its close and its draw nothing is on sale.
  const clock: FakeClock = fakeClock('2026-11-20T08:00:01.000Z');
  const silent = createLogger('silent');
  const facts = { publish: () => undefined };
  const closed = new Set<string>();
  const house: { winMax: bigint | null; terms: Record<string, unknown> } = { winMax: null, terms: {} };
  const audit = createAudit({ database: test.database, clock });
  const letters: { readonly to: bigint; readonly letter: { readonly text: { readonly EN: string } } }[] = [];

  const startProcess = async () => {
    const database = connect(test.url, { max: 8 });
    const ledger = await createLedger({ database, clock, log: silent });
    const own = { database, clock, audit: createAudit({ database, clock }), facts, ledger };
    const standing = createStandingBets({
      ...own,
      desk: ledger.openDesk(),
      currencyCode: (code) => code as CurrencyCode,
      guardOf: createProtection(own).guardOf,
      tell: async (_tx, to, letter) => void letters.push({ to, letter }),
    });
    const vault = createVault('a master key for tests, long enough for anybody');
    const parts = slipPartsOf({
      ...own,
      settings: { get: (key) => house.terms[key] ?? defaults[key] } as Pick<Settings, 'get'>,
      log: {
        error: (...said: unknown[]) => {
          throw new Error(JSON.stringify(said));
        },
      } as never,
      standing,
      chains: createChains({ ...own, vault, chainLength: 40 }),
      stakes: async () => [1_000n, 5_000_000n],
      greatestWin: () => house.winMax,
      whyClosed: async (gameId) => (closed.has(gameId) ? refuse('game.unavailable', { gameId }) : null),
    });
    const cashOf = async (member: bigint) => {
      const account = await ledger.account(await ledger.memberAccount(member, 'cash', 'PKR'));
      return account?.balance ?? 0n;
    };
    return {
      database,
      ledger,
      standing,
      lottery: createLottery(parts),
      routes: lotteryRoutes({ ...parts, namesOf: async () => new Map(), cashOf }),
      office: lotteryOfficeRoutes({ ...parts, namesOf: async () => new Map() }),
    };
  };
  const processes = [await startProcess(), await startProcess()] as const;
  const [{ ledger: books }] = processes;
  let lastMember = 1_000n;

  return {
    clock,
    audit,
    letters,
    /** Games that an operator has closed; what a slip may win at most, and the settings that differ. */
    closed,
    house,
    processes,
    async openMember(amount: bigint) {
      lastMember += 1n;
      // Several may be opened at once.
      const memberId = lastMember;
      const credit = await books.memberAccount(memberId, 'cash', 'PKR');
      const debit = await books.houseAccount('provider', 'PKR', 'test');
      await books.post({ transfers: [{ id: books.newId(), debit, credit, amount, kind: 'deposit' }] });
      return memberId;
    },
    async money(memberId: bigint) {
      const accounts = await books.balances(memberId);
      const of = (kind: string) => accounts.find((account) => account.kind === kind)?.balance ?? 0n;
      return { cash: of('cash'), inPlay: of('in_play') };
    },
    async close() {
      const health = await books.health('recount');
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
