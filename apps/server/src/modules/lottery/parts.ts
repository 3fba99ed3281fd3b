import type { Currency } from '@ikka/money';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/log.ts';
import type { Audit } from '../audit/index.ts';
import type { ClosedGame } from '../catalogue/index.ts';
import type { Chains } from '../rooms/index.ts';
import type { Settings } from '../settings/index.ts';
import type { StandingBets } from '../standing-bets/index.ts';

export interface LotteryParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly settings: Pick<Settings, 'get'>;
  readonly standing: StandingBets;
  /** The seeds of the house's draws; each game has a chain of its own. */
  readonly chains: Pick<Chains, 'prepare' | 'seeds' | 'noteBets'>;
  /** The stakes between which a slip on a game may lie in a currency now, or why it takes none. */
  readonly stakes: (gameId: string, currency: Currency) => Promise<readonly bigint[] | ClosedGame>;
  /** What a slip on a game may win at most; null where nothing bounds it. */
  readonly greatestWin: (gameId: string, currency: Currency) => bigint | null;
  readonly whyClosed: (gameId: string) => Promise<ClosedGame | null>;
}

/** The vendor of all lotteries, as the lobby and the ledger know it. */
export const lotteryVendor = 'TCG_SEA';

/** What decides the bets on an issue. */
export const marketOf = ({ game, number }: { readonly game: string; readonly number: string }): string =>
  `${game}/${number}`;
