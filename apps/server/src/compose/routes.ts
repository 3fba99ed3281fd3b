import { isRefusal } from '@ikka/contract';
import { alarmOfficeRoutes } from '../modules/alarms/index.ts';
import { approvalOfficeRoutes } from '../modules/approvals/index.ts';
import { bonusOfficeRoutes, bonusRoutes } from '../modules/bonuses/index.ts';
import { cashbackOfficeRoutes, cashbackRoutes } from '../modules/cashback/index.ts';
import { cashierOfficeRoutes, cashierRoutes, reconciliationRoutes } from '../modules/cashier/index.ts';
import { catalogueOfficeRoutes } from '../modules/catalogue/office-routes.ts';
import { catalogueRoutes } from '../modules/catalogue/routes.ts';
import { contentOfficeRoutes, contentRoutes } from '../modules/content/index.ts';
import { identityRoutes, identitySystemRoutes } from '../modules/identity/index.ts';
import { launchRoutes } from '../modules/launch/routes.ts';
import { lotteryOfficeRoutes, lotteryRoutes } from '../modules/lottery/index.ts';
import { memberRoutes } from '../modules/member/index.ts';
import { supportOfficeRoutes, supportRoutes } from '../modules/messages/index.ts';
import { guardedRoutes, officeRoutes, replayRoutes } from '../modules/office/index.ts';
import { pointRoutes } from '../modules/points/index.ts';
import { promotionOfficeRoutes, promotionRoutes } from '../modules/promotions/index.ts';
import { protectionOfficeRoutes, protectionRoutes } from '../modules/protection/index.ts';
import { accountRecordRoutes, withOutsideRounds } from '../modules/records/index.ts';
import { reportOfficeRoutes } from '../modules/reports/index.ts';
import { returnOfficeRoutes } from '../modules/returns/index.ts';
import { crashRoutes, roomOfficeRoutes, tableRoutes } from '../modules/rooms/index.ts';
import { playRoutes } from '../modules/rounds/play-routes.ts';
import { recordRoutes } from '../modules/rounds/record-routes.ts';
import { settingsRoutes } from '../modules/settings/routes.ts';
import { tableChatOfficeRoutes, tableChatRoutes } from '../modules/table-chat/index.ts';
import { transferOfficeRoutes, transferRoutes } from '../modules/transfers/index.ts';
import { treasuryOfficeRoutes } from '../modules/treasury/index.ts';
import { vendorWalletOfficeRoutes, vendorWalletRoutes } from '../modules/vendor-wallets/index.ts';
import { vendorDeskRoutes } from '../modules/vendors/index.ts';
import { vipOfficeRoutes, vipRoutes } from '../modules/vip/index.ts';
import { walletRoutes } from '../modules/wallet/index.ts';
import { maskName, winnerRoutes } from '../modules/winners/index.ts';
import { withdrawalOfficeRoutes, withdrawalRoutes } from '../modules/withdrawals/index.ts';
import type { AllHandlers, RawRoute } from '../transport/index.ts';
import { currencyCode } from './currency-code.ts';
import type { GameRooms } from './game-rooms.ts';
import { sharedShelf, versionsOf } from './house-shelf.ts';
import type { Modules } from './modules.ts';
import { vendorRoutes } from './outside-vendors.ts';
import { sittings } from './sitting-of.ts';
import { withFollowingMoney } from './with-following-money.ts';

/** Who answers each call of the contract. */
export function handlersOf(modules: Modules, gameRooms: GameRooms): AllHandlers {
  const { audit, cashier, catalogue, clock, content, database, facts, games, identity } = modules;
  const { launch, ledger, messages } = modules;
  const {
    member,
    namesOf,
    office,
    operators,
    promotions,
    rounds,
    settings,
    shownStakes,
    stakes,
    vip,
    wallet,
    winners,
  } = modules;
  const sittingOf = sittings(modules.protection, modules.played);
  const cashOf = async (memberId: bigint, currency: string) => {
    const account = await ledger.account(
      await ledger.memberAccount(memberId, 'cash', currencyCode(currency)),
    );
    return account?.balance ?? 0n;
  };
  return {
    system: { ...settingsRoutes(settings, content.resources), ...identitySystemRoutes(identity) },
    identity: identityRoutes(identity),
    member: memberRoutes(member, identity),
    wallet: walletRoutes(wallet),
    vendorWallets: vendorWalletRoutes(modules.vendorWallets),
    officeVendorWallets: vendorWalletOfficeRoutes(modules.vendorWallets, modules.transfers.membersLike),
    cashier: cashierRoutes(cashier),
    officeDeposits: cashierOfficeRoutes(cashier, modules.approvals),
    officeReconciliation: reconciliationRoutes(cashier),
    bonuses: bonusRoutes(modules.bonuses),
    officeBonuses: bonusOfficeRoutes(modules.bonuses, settings),
    cashback: cashbackRoutes(modules.cashback, settings),
    transfers: transferRoutes(modules.transfers),
    officeTransfers: transferOfficeRoutes(modules.transfers, settings),
    officeCashback: cashbackOfficeRoutes(modules.cashback, settings),
    protection: protectionRoutes(modules.protection, sittingOf, clock),
    officeProtection: protectionOfficeRoutes(modules.protection, identity.member),
    withdrawals: withdrawalRoutes(modules.withdrawals),
    officeWithdrawals: withdrawalOfficeRoutes(modules.withdrawals),
    officeTreasury: treasuryOfficeRoutes(modules.treasury),
    officeReports: reportOfficeRoutes(modules.reports),
    officeReturns: returnOfficeRoutes(modules.returns),
    officeRooms: roomOfficeRoutes({ desk: gameRooms.desk, namesOf, isOffered: gameRooms.isOffered }),
    officeAlarms: alarmOfficeRoutes(modules.alarms),
    catalogue: catalogueRoutes(catalogue, settings),
    officeVendorDesk: vendorDeskRoutes(modules.vendors.desk, catalogue, clock, {
      wishFor: modules.approvals.wishFor,
      namesOf: modules.identity.namesOf,
      heldWins: modules.vendors.heldWins,
    }),
    officeCatalogue: catalogueOfficeRoutes({ database, clock, audit, facts }, catalogue, versionsOf(games)),
    support: supportRoutes(messages),
    content: contentRoutes(content, settings, modules.protection.isExcluded),
    launch: launchRoutes(withFollowingMoney(launch, modules), async (caller) => {
      const opened = await identity.openTrial(caller);
      if (isRefusal(opened)) return opened;
      const member = await identity.session(opened.token);
      if (member === null) throw new Error('a trial session ended before it began');
      return member;
    }),
    play: playRoutes({
      rounds,
      games: { current: (gameId) => games.current(gameId) ?? sharedShelf.current(gameId) },
      stakes: shownStakes,
      greatestWin: catalogue.greatestWin,
      namesOf,
      settings,
      clock,
      cashOf,
      openPlay: launch.open,
      protection: modules.protection,
      sittingOf,
    }),
    crash: crashRoutes({ rooms: gameRooms, chains: gameRooms.chains, database, clock, stakes, maskName }),
    tables: tableRoutes({
      rooms: gameRooms,
      chains: gameRooms.chains,
      lobby: gameRooms.lobbyTables,
      database,
      clock,
      stakes,
      maskName,
    }),
    lottery: lotteryRoutes({ ...gameRooms.lotteryParts, namesOf, cashOf }),
    officeLottery: lotteryOfficeRoutes({ ...gameRooms.lotteryParts, namesOf }),
    tableChat: tableChatRoutes(modules.tableChat),
    officeTableChat: tableChatOfficeRoutes({ chat: modules.tableChat, settings, namesOf }),
    records: {
      ...withOutsideRounds(recordRoutes(rounds, namesOf), {
        ...modules,
        slipView: gameRooms.lottery.slipView,
      }),
      ...accountRecordRoutes({
        records: modules.records,
        rounds: { byIds: modules.played.betRounds },
        clock,
        settings,
        namesOf,
        reasonsOf: modules.treasury.reasonsOf,
      }),
    },
    promotions: promotionRoutes(promotions, vip.rankOf, modules.protection.isExcluded),
    officePromotions: promotionOfficeRoutes(promotions),
    points: pointRoutes(settings),
    vip: vipRoutes(vip),
    officeVip: vipOfficeRoutes(vip),
    winners: winnerRoutes(winners),
    office: officeRoutes(operators, office, guardedRoutes(modules.approvals, operators, settings)),
    officeApprovals: approvalOfficeRoutes(modules.approvals),
    replay: replayRoutes({
      database,
      clock,
      audit,
      rounds,
      isOutside: async (roundId) => (await modules.vendors.roundsByIds([roundId])).length > 0,
      namesOf,
    }),
    officeContent: contentOfficeRoutes(content),
    officeSupport: supportOfficeRoutes(messages),
  };
}

/** Who receives what no call of the contract describes. */
export function rawRoutesOf({ cashier, identity, vendors }: Modules): RawRoute[] {
  return [
    ...vendorRoutes(vendors),
    {
      method: 'GET',
      path: '/wps/session/external/callback/:provider',
      receive: async ({ params, url, cookies }) => ({
        status: 303,
        body: null,
        location: await identity.otherWays.comeBack(params.provider, url, cookies),
      }),
    },
    {
      method: 'POST',
      path: '/vendor/payment/:provider/webhook',
      receive: ({ params, headers, rawBody, ip }) =>
        cashier.receiveWebhook({ provider: params.provider ?? '', headers, rawBody, ip }),
    },
  ];
}
