import { type VendorCallName, vendorCalls } from '@ikka/contract';
import type { Currency } from '@ikka/money';
import type { Catalogue } from '../modules/catalogue/index.ts';
import { listOpenBets, openBetGames } from '../modules/rooms/index.ts';
import type { BetRound, Rounds } from '../modules/rounds/index.ts';
import type { Settings } from '../modules/settings/index.ts';
import type { StandingBets } from '../modules/standing-bets/index.ts';
import { type Offer, type OutsideVendor, readVendorLists, type Vendors } from '../modules/vendors/index.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/index.ts';
import type { RawRoute } from '../transport/index.ts';
import { isMoneyOn } from './house-shelf.ts';

/** The outside vendors that the environment names. */
export function vendorsOf(config: Pick<Config, 'VENDORS_FILE' | 'VENDOR_SANDBOX_FILE'>): OutsideVendor[] {
  const files = [config.VENDORS_FILE, config.VENDOR_SANDBOX_FILE];
  return readVendorLists(files.filter((file) => file !== undefined));
}

/** What a vendor's game may be staked at: what the lobby says of it. */
export function offersOf(
  catalogue: Pick<Catalogue, 'game' | 'openGame' | 'stakes'>,
  settings: Pick<Settings, 'get'>,
) {
  return async (vendorCode: string, gameId: string, currency: Currency): Promise<Offer | null> => {
    const open = await catalogue.openGame(gameId);
    const game = open ?? (await catalogue.game(gameId));
    if (game === null || game.vendorCode !== vendorCode) return null;
    const stakes = catalogue.stakes(game, currency);
    const [stakeMin, stakeMax] = [stakes[0], stakes.at(-1)];
    return stakeMin === undefined || stakeMax === undefined
      ? null
      : { stakeMin, stakeMax, isOpen: open !== null && isMoneyOn(currency, settings) };
  };
}

/** The rounds of the house's own games, of outside ones, those that are on in rooms, and bets that stand, for whoever counts or lists them. */
export function allRounds(
  rounds: Rounds,
  vendors: Pick<Vendors, 'roundsByIds' | 'totals'>,
  standing: Pick<StandingBets, 'gamesOf' | 'settledByIds' | 'totals'>,
  { db }: Pick<Database, 'db'>,
) {
  return {
    gamesOf: async (...[ids, tx]: Parameters<Rounds['gamesOf']>) => [
      ...(await rounds.gamesOf(ids, tx)),
      ...(await vendors.roundsByIds(ids, tx)),
      ...(await openBetGames(tx ?? db, ids)),
      ...(await standing.gamesOf(ids, tx)),
    ],
    betRounds: async (ids: readonly string[]): Promise<BetRound[]> => [
      ...(await rounds.byIds(ids)),
      ...(await vendors.roundsByIds(ids)).map(({ stake, refunded, beganAt, ...round }) => ({
        ...round,
        stake: stake - refunded,
        playedAt: beganAt,
      })),
      ...(await standing.settledByIds(ids)),
    ],
    totals: async (filter: Parameters<Vendors['totals']>[0]) => {
      const [own, outside, stood] = await Promise.all([
        rounds.totals(filter),
        vendors.totals(filter),
        standing.totals(filter),
      ]);
      return {
        rounds: own.rounds + outside.rounds + stood.rounds,
        stake: own.stake + outside.stake + stood.stake,
        turnover: own.turnover + outside.stake + stood.stake,
        payout: own.payout + outside.payout + stood.payout,
      };
    },
  };
}

/** Bets whose round or draw is still to come, on shared rounds and those that stand. */
export const openBetsOf =
  ({ db }: Pick<Database, 'db'>, standing: Pick<StandingBets, 'listOpen'>): Rounds['listOpen'] =>
  async (...wish) => [...(await listOpenBets(db, ...wish)), ...(await standing.listOpen(...wish))];

/** Far above what a busy vendor needs, and little enough that nobody's signatures are checked without end. */
const limit = { points: 5_000, perSeconds: 10 };

/** The seamless wallet: signed requests, whose bytes are read as they came. */
export function vendorRoutes({ receive }: Pick<Vendors, 'receive'>): RawRoute[] {
  return (Object.keys(vendorCalls) as VendorCallName[]).map((call) => ({
    method: 'POST',
    path: vendorCalls[call].path,
    limit,
    receive: ({ params, headers, rawBody, ip }) =>
      receive({ vendor: params.vendor ?? '', call, headers, rawBody, ip }),
  }));
}
