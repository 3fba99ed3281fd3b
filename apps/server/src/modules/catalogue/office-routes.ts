import {
  type CallAnswer,
  type CallRequest,
  type calls,
  isRefusal,
  type MaintenanceNote,
  refuse,
} from '@ikka/contract';
import { currencies, formatAmount } from '@ikka/money';
import type { Handlers } from '../../platform/calls.ts';
import { changeGame, type GameChoice } from './change-game.ts';
import { changeVendor, type VendorChoice } from './change-vendor.ts';
import { limitsView } from './game-sheet.ts';
import { isHouseGame } from './house-games.ts';
import type { Catalogue } from './index.ts';
import { changeMaintenance } from './maintenance/change-maintenance.ts';
import type { KnownMaintenance } from './maintenance/known-maintenance.ts';
import { type Maintenance, maintenanceView } from './maintenance/maintenance.ts';
import type { DeskParts } from './parts.ts';
import type { StoredGame, StoredVendor } from './store.ts';

type OfficeCalls = (typeof calls)['officeCatalogue'];
type WireGame = CallRequest<OfficeCalls['officeChangeGame']>['body']['wanted'];
type WireVendor = CallRequest<OfficeCalls['officeChangeVendor']>['body']['wanted'];

/** The operator's calls on what stands on the shelves. */
export function catalogueOfficeRoutes(
  parts: DeskParts,
  catalogue: Catalogue,
  /** The versions of a game's rules, the one in force first. */
  versionsOf: (gameId: string) => readonly string[],
): Handlers<OfficeCalls> {
  const currency = currencies.PKR;
  const gameOf = (
    game: StoredGame,
    known: KnownMaintenance,
  ): CallAnswer<OfficeCalls['officeChangeGame']> => ({
    id: game.id,
    vendor: game.vendorCode,
    name: game.name,
    category: game.category,
    kinds: game.kinds,
    features: game.features,
    tags: game.tags,
    rtp: game.rtp,
    volatility: game.volatility,
    coinsPerStake: Number(game.coinsPerStake),
    lines: game.lines,
    isHot: game.isHot,
    hasTrial: game.hasTrial,
    isOpen: game.isOpen,
    sort: game.sort,
    maintenance: maintenanceView(known.ofGameAlone(game.id)),
    minBet: formatAmount(catalogue.stakes(game, currency)[0] ?? 0n, currency),
    currency: currency.shownCode,
    isHouse: isHouseGame(game.id),
  });
  const vendorOf = async (vendor: StoredVendor) => {
    const [counts, known] = await Promise.all([catalogue.counts(), catalogue.maintenance()]);
    const games = counts
      .filter(({ vendorCode }) => vendorCode === vendor.code)
      .reduce((sum, row) => sum + row.games, 0);
    return {
      code: vendor.code,
      category: vendor.category,
      name: vendor.name,
      sort: vendor.sort,
      games,
      maintenance: maintenanceView(known.ofVendor(vendor.code)),
    };
  };
  return {
    officeVendors: async () => ({ vendors: await Promise.all((await catalogue.vendors()).map(vendorOf)) }),
    async officeChangeVendor({ params, body }, { operator, ip }) {
      const choice = { seen: vendorChoice(body.seen), wanted: vendorChoice(body.wanted) };
      const changed = await changeVendor(parts, params.code, choice, { username: operator.username, ip });
      return isRefusal(changed) ? changed : vendorOf(changed);
    },
    async officeChangeMaintenance({ params, body }, { operator, ip }) {
      const choice = { seen: maintenanceOf(body.seen), wanted: maintenanceOf(body.wanted) };
      return (await changeMaintenance(parts, params, choice, { username: operator.username, ip })) ?? {};
    },
    async officeGames({ query }) {
      const { search, vendor, category, state, pageNo, pageSize } = query;
      const { games, total } = await catalogue.find(
        {
          nameContains: search,
          vendorCode: vendor,
          category,
          onlyHot: state === 'hot',
          isOpen: state === 'open' ? true : state === 'closed' ? false : 'any',
        },
        { limit: pageSize, offset: (pageNo - 1) * pageSize },
      );
      const totalPages = Math.ceil(total / pageSize);
      const known = await catalogue.maintenance();
      return { list: games.map((game) => gameOf(game, known)), pageNum: pageNo, totalPages, total };
    },
    async officeGame({ params }) {
      const game = await catalogue.game(params.id);
      if (game === null) return refuse('game.unknown', { gameId: params.id });
      return {
        ...gameOf(game, await catalogue.maintenance()),
        versions: versionsOf(game.id).map((version, at) => ({ version, isCurrent: at === 0 })),
        limits: limitsView(catalogue, game),
      };
    },
    async officeChangeGame({ params, body }, { operator, ip }) {
      const choice = { seen: gameChoice(body.seen), wanted: gameChoice(body.wanted) };
      const changed = await changeGame(parts, params.id, choice, { username: operator.username, ip });
      return isRefusal(changed) ? changed : gameOf(changed, await catalogue.maintenance());
    },
  };
}

const gameChoice = ({ name, coinsPerStake, ...choice }: WireGame): GameChoice => ({
  ...choice,
  name,
  coinsPerStake: BigInt(coinsPerStake),
});

const vendorChoice = ({ name, sort }: WireVendor): VendorChoice => ({
  name,
  sort,
});

const maintenanceOf = (note: MaintenanceNote | null): Maintenance | null =>
  note && { text: note.text, until: note.until === null ? null : new Date(note.until) };
