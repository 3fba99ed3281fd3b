import type { Currency } from '@ikka/money';
import type { SportCode } from '@ikka/sports/rules';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/log.ts';
import type { Audit } from '../audit/index.ts';
import type { ClosedGame } from '../catalogue/index.ts';
import type { StandingBets } from '../standing-bets/index.ts';
import type { FreshFixtures } from './fixtures/fresh-fixtures.ts';
import type { StoredFixture } from './store.ts';

/** A match before and after something was written of it; null where it was not known. */
export interface FixtureChange {
  readonly before: StoredFixture | null;
  readonly after: StoredFixture;
}

export interface SportsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly standing: StandingBets;
  /** The stakes between which a bet may lie in a currency now, or why none is taken. */
  readonly stakes: (gameId: string, currency: Currency) => Promise<readonly bigint[] | ClosedGame>;
  /** What a bet may win at most; null where nothing bounds it. */
  readonly greatestWin: (gameId: string, currency: Currency) => bigint | null;
  /** What the house may lose by one outcome of a sport in a currency; null where nothing bounds it. */
  readonly liabilityMax: (sport: SportCode, currency: Currency) => bigint | null;
  readonly whyClosed: (gameId: string) => Promise<ClosedGame | null>;
  readonly fresh: FreshFixtures;
  /** Notes that somebody bets on these markets, before he does. */
  readonly noteStaked: (
    markets: readonly { readonly fixture: string; readonly market: string }[],
  ) => Promise<void>;
  /** Tells those who look, in every process, what changed in matches. */
  readonly tell: (changes: readonly FixtureChange[]) => void;
  /** Waits while a bet in play could still be overtaken by what happens. */
  readonly pause: (ms: number) => Promise<void>;
}

/** What decides a selection, for the bets that stand on it. */
export const standingMarketOf = ({
  fixture,
  market,
}: {
  readonly fixture: string;
  readonly market: string;
}): string => `${fixture}/${market}`;

/** The market's key within its match. */
export const marketKeyOf = (standingMarket: string): string =>
  standingMarket.slice(standingMarket.indexOf('/') + 1);
