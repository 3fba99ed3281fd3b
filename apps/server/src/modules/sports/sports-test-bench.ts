import { isRefusal, refuse } from '@ikka/contract';
import type { CurrencyCode } from '@ikka/money';
import {
  type CricketFacts,
  type FeedMarket,
  type FeedNews,
  type Fixture,
  type FootballFacts,
  type Goal,
  type MatchState,
  noCricket,
  noFootball,
  noRounds,
  type Rates,
  type RoundsFacts,
} from '@ikka/sports/rules';
import { type FakeClock, fakeClock, openTestDatabase } from '@ikka/test-kit';
import { v7 } from 'uuid';
import type { PlaySession } from '../../platform/calls.ts';
import { connect } from '../../platform/database/index.ts';
import { createLogger } from '../../platform/log.ts';
import { createAudit } from '../audit/index.ts';
import { createLedger } from '../ledger/index.ts';
import { createProtection } from '../protection/index.ts';
import { createStandingBets } from '../standing-bets/index.ts';
import { createFreshFixtures } from './fixtures/fresh-fixtures.ts';
import { createSports, type SportsParts, sportsRoutes } from './index.ts';
import type { FixtureChange } from './parts.ts';
import { createNoteStaked } from './slips/note-staked.ts';

const name = (text: string) => ({ EN: text, UR: text });
const team = (code: string) => ({ code, name: name(code), short: code.slice(0, 3).toUpperCase() });

export const goal = (side: 'home' | 'away', period: 'first' | 'second' = 'first'): Goal => ({
  period,
  minute: 10,
  side,
  scorer: null,
  isOwn: false,
  isPenalty: false,
});

export const football = (stage: MatchState['stage'], facts: Partial<FootballFacts> = {}): MatchState => ({
  stage,
  danger: null,
  facts: { ...noFootball, ...facts },
});
export const counterStrike = (stage: MatchState['stage'], facts: Partial<RoundsFacts> = {}): MatchState => ({
  stage,
  danger: null,
  facts: { ...noRounds('cs2'), ...facts },
});

export const cricket = (stage: MatchState['stage'], facts: Partial<CricketFacts> = {}): MatchState => ({
  stage,
  danger: null,
  facts: { ...noCricket, ...facts },
});

export type SportsBench = Awaited<ReturnType<typeof openSportsBench>>;

/** Two processes of the house that sell sports on one database; a fault of a job is one of the test. */
export async function openSportsBench() {
  const test = await openTestDatabase({
    modules: ['audit', 'ledger', 'protection', 'standing-bets', 'sports', 'approvals'],
  });
  const clock: FakeClock = fakeClock(new Date('2026-11-25T12:00:00.000Z'));
  const silent = createLogger('silent');
  const house: { winMax: bigint | null; liabilityMax: bigint | null; isClosed: boolean } = {
    winMax: null,
    liabilityMax: null,
    isClosed: false,
  };
  /** What happens while a bet in play waits. */
  const meanwhile: { act: (() => Promise<unknown>) | null } = { act: null };

  /** What pages were told. */
  const told: FixtureChange[] = [];

  const startProcess = async () => {
    const database = connect(test.url, { max: 8 });
    const ledger = await createLedger({ database, clock, log: silent });
    const own = {
      database,
      clock,
      audit: createAudit({ database, clock }),
      facts: { publish: () => undefined },
      ledger,
    };
    const standing = createStandingBets({
      ...own,
      desk: ledger.openDesk(),
      currencyCode: (code: string) => code as CurrencyCode,
      guardOf: createProtection(own).guardOf,
      tell: async () => undefined,
    } as never);
    const parts: SportsParts = {
      ...own,
      log: {
        error: (...said: unknown[]) => {
          throw said[0] instanceof Object && 'err' in said[0] ? said[0].err : new Error(String(said[1]));
        },
      } as never,
      standing,
      stakes: async (gameId) =>
        house.isClosed ? refuse('game.unavailable', { gameId }) : [1_000n, 5_000_000n],
      greatestWin: () => house.winMax,
      liabilityMax: () => house.liabilityMax,
      whyClosed: async (gameId) => (house.isClosed ? refuse('game.unavailable', { gameId }) : null),
      fresh: createFreshFixtures(database),
      noteStaked: createNoteStaked(database),
      tell: (changes) => void told.push(...changes),
      pause: async (ms) => {
        clock.advance(ms);
        await meanwhile.act?.();
        await sports.intake.alive('test');
      },
    };
    const sports = createSports(parts);
    const cashOf = async (member: bigint) => {
      const account = await ledger.account(await ledger.memberAccount(member, 'cash', 'PKR'));
      return account?.balance ?? 0n;
    };
    return { database, ledger, standing, sports, parts, routes: sportsRoutes({ ...parts, cashOf }) };
  };
  const processes = [await startProcess(), await startProcess()] as const;
  const [{ ledger: books, sports }] = processes;
  let [lastMember, lastCursor, lastVersion, lastFixture] = [1_000n, 0, 0, 0];

  const take = async (news: readonly FeedNews[], isSnapshot: boolean) => {
    const after = lastCursor === 0 ? null : String(lastCursor);
    lastCursor += 1;
    const isTaken = await sports.intake.take('test', {
      after,
      cursor: String(lastCursor),
      news,
      isSnapshot,
    });
    if (!isTaken) throw new Error('the batch was not taken');
  };
  const tell = (...news: readonly FeedNews[]) => take(news, false);
  const nextVersion = () => {
    lastVersion += 1;
    return lastVersion;
  };
  const at = () => clock.now().toISOString();
  const newKey = () => v7({ msecs: clock.now().getTime() });
  /** A member in a session of the book of sports. */
  const callerOf = (memberId: bigint, idempotencyKey = newKey()) => {
    const play = { memberId, currency: 'PKR', vassalage: 'IKKA_SPORT', gameId: 'maidan' } as PlaySession;
    return { play, idempotencyKey, ip: '', language: 'EN' } as never;
  };
  /** The line lives, and what was read a moment ago is read again. */
  const hear = async () => {
    clock.advance(600);
    await sports.intake.alive('test');
  };

  return {
    clock,
    house,
    meanwhile,
    told,
    processes,
    newKey,
    callerOf,
    hear,
    tell,
    /** A snapshot: nothing but what it names is there any more. */
    tellAll: (...news: readonly FeedNews[]) => take(news, true),
    /** Announces a match that begins in an hour; answers its id. */
    async announce(sport: Fixture['sport'], change: Partial<Fixture> = {}) {
      lastFixture += 1;
      const id = `test-${lastFixture}`;
      const fixture: Fixture = {
        id,
        sport,
        region: { code: 'pk', name: name('Pakistan') },
        league: { code: `pk-${sport}`, name: name('League') },
        home: team('lions'),
        away: team('kings'),
        event: null,
        people: [],
        startsAt: new Date(clock.now().getTime() + 3_600_000).toISOString(),
        isNeutral: false,
        format: sport === 'cricket' ? { overs: 20 } : {},
        ...change,
      };
      await tell({ kind: 'fixture', fixture });
      return id;
    },
    /** The state of a match, and whether the prices after it are there already. */
    async state(fixture: string, state: MatchState) {
      const version = nextVersion();
      await tell({ kind: 'state', fixture, version, at: at(), state });
      return version;
    },
    /** The state of a match, as of an instant of its provider's. */
    async stateAt(fixture: string, happenedAt: Date, state: MatchState) {
      await tell({ kind: 'state', fixture, version: nextVersion(), at: happenedAt.toISOString(), state });
    },
    async rates(fixture: string, rates: Rates = { home: '1.6', away: '1.1', rho: '0' }) {
      const version = nextVersion();
      await tell({ kind: 'prices', fixture, version, stateVersion: version, at: at(), rates, markets: [] });
    },
    async prices(fixture: string, markets: readonly FeedMarket[]) {
      const version = nextVersion();
      await tell({ kind: 'prices', fixture, version, stateVersion: version, at: at(), rates: null, markets });
    },
    async openMember(amount: bigint) {
      lastMember += 1n;
      // Several may be opened at once.
      const memberId = lastMember;
      const credit = await books.memberAccount(memberId, 'cash', 'PKR');
      const debit = await books.houseAccount('provider', 'PKR', 'test');
      await books.post({ transfers: [{ id: books.newId(), debit, credit, amount, kind: 'deposit' }] });
      return memberId;
    },
    /** Places a bet of a member at the odds that are shown, or at these, in either process; answers it, or why it was refused. */
    async bet(
      memberId: bigint,
      picks: readonly (readonly [fixture: string, market: string, outcome: string])[],
      stake: string,
      { odds, at = 0 }: { readonly odds?: string; readonly at?: 0 | 1 } = {},
    ) {
      await hear();
      const { routes } = processes[at];
      const caller = callerOf(memberId);
      const shown = async (fixture: string, market: string, outcome: string): Promise<string> => {
        const found = await routes.sportsFixture({ params: { fixture } } as never, caller);
        if (isRefusal(found)) throw new Error(found.code);
        const offered = found.markets.find(({ key }) => key === market)?.outcomes;
        return offered?.find(({ key }) => key === outcome)?.odds ?? '1.00';
      };
      const selections = await Promise.all(
        picks.map(async ([fixture, market, outcome]) => ({
          fixture,
          market,
          outcome,
          odds: odds ?? (await shown(fixture, market, outcome)),
          isBanker: false,
        })),
      );
      const body = { selections, sizes: [picks.length], stake, accept: 'none' };
      return routes.placeSportsBet({ body } as never, caller);
    },
    async money(memberId: bigint) {
      const accounts = await books.balances(memberId);
      const of = (kind: string) => accounts.find((account) => account.kind === kind)?.balance ?? 0n;
      return { cash: of('cash'), inPlay: of('in_play') };
    },
    attend: async () => void (await Promise.all(processes.map((one) => one.sports.attend()))),
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
