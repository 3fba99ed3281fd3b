import { bonusCalls } from './bonuses.ts';
import type { Call } from './call.ts';
import { cashbackCalls } from './cashback.ts';
import { cashierCalls } from './cashier.ts';
import { catalogueCalls } from './catalogue.ts';
import { contentCalls } from './content.ts';
import { crashCalls } from './crash.ts';
import { daryaCalls } from './darya.ts';
import { identityCalls } from './identity.ts';
import { launchCalls } from './launch.ts';
import { lotteryCalls } from './lottery.ts';
import { memberCalls } from './member.ts';
import { officeCalls } from './office.ts';
import { officeAlarmCalls } from './office-alarms.ts';
import { officeApprovalsCalls } from './office-approvals.ts';
import { officeBannerCalls } from './office-banners.ts';
import { officeBonusCalls } from './office-bonuses.ts';
import { officeCashbackCalls } from './office-cashback.ts';
import { officeCatalogueCalls } from './office-catalogue.ts';
import { officeDepositCalls } from './office-deposits.ts';
import { officeHallCalls } from './office-halls.ts';
import { officeIntegrityCalls } from './office-integrity.ts';
import { officeLotteryCalls } from './office-lottery.ts';
import { officePromotionsCalls } from './office-promotions.ts';
import { officeReconciliationCalls } from './office-reconciliation.ts';
import { officeReportCalls } from './office-reports.ts';
import { officeResourceCalls } from './office-resources.ts';
import { officeReturnCalls } from './office-returns.ts';
import { officeRoomCalls } from './office-rooms.ts';
import { officeSportsCalls } from './office-sports.ts';
import { officeTableChatCalls } from './office-table-chat.ts';
import { officeTransferCalls } from './office-transfers.ts';
import { officeTreasuryCalls } from './office-treasury.ts';
import { officeVendorWalletCalls } from './office-vendor-wallets.ts';
import { officeVendorDeskCalls } from './office-vendors.ts';
import { officeVipCalls } from './office-vip.ts';
import { officeWithdrawalCalls } from './office-withdrawals.ts';
import { playCalls } from './play.ts';
import { pointCalls } from './points.ts';
import { promotionCalls } from './promotions.ts';
import { officeProtectionCalls, protectionCalls } from './protection.ts';
import { recordCalls } from './records.ts';
import { replayCalls } from './replay.ts';
import { seatReplayCalls } from './seat-replay.ts';
import { seatReportCalls } from './seat-reports.ts';
import { seatStatisticsCalls } from './seat-statistics.ts';
import { seatCalls } from './seats.ts';
import { seatListCalls } from './seats-list.ts';
import { privateSeatCalls } from './seats-private.ts';

export { seatReportTextMax } from './seat-reports.ts';
export { type ContestTermsView, type ContestView, contestStages } from './seats-contest.ts';
export type { SeatRoomRow } from './seats-list.ts';
export { privateRoomsMost, seatCodePattern } from './seats-private.ts';

import { sportsCalls } from './sports.ts';
import { officeSupportCalls, supportCalls } from './support.ts';
import { systemCalls } from './system.ts';
import { tableChatCalls } from './table-chat.ts';
import { tableCalls } from './tables.ts';
import { transferCalls } from './transfers.ts';
import { vendorWalletCalls } from './vendor-wallets.ts';
import { vipCalls } from './vip.ts';
import { walletCalls } from './wallet.ts';
import { winnerCalls } from './winners.ts';
import { withdrawalCalls } from './withdrawals.ts';

export * from './banners.ts';
export * from './bonuses.ts';
export * from './call.ts';
export {
  type CardCaseKind,
  type CardCaseState,
  cardCaseKinds,
  cardCaseStates,
  type PairSign,
  pairSigns,
  playBanMinutesMost,
  type SeatReportReason,
  seatReportReasons,
} from './card-cases.ts';
export * from './cashier.ts';
export * from './catalogue.ts';
export * from './chain.ts';
export * from './content.ts';
export {
  type CrashBet,
  type CrashPush,
  type CrashRoomEvent,
  type CrashRoundEvent,
  crashBoardRows,
  crashPushes,
  gameRoomName,
  type OwnCrashBet,
} from './crash.ts';
export {
  type DaryaEvent,
  type DaryaPush,
  type DaryaShot,
  type DaryaState,
  daryaPushes,
  daryaShotsMost,
  type OwnDaryaNews,
} from './darya.ts';
export * from './documents.ts';
export * from './fairness.ts';
export * from './help.ts';
export * from './identity.ts';
export { deviceCalls } from './identity-devices.ts';
export * from './identity-external.ts';
export * from './identity-passkeys.ts';
export { proofCalls, type StepUpMethod, stepUpMethod } from './identity-proofs.ts';
export { recoveryCalls } from './identity-recovery.ts';
export { type SecondStepMethod, secondStepMethod } from './identity-shapes.ts';
export * from './languages.ts';
export * from './launch.ts';
export * from './links.ts';
export {
  type ChaseStateName,
  type ChaseStepState,
  type IssueState,
  issueStates,
  type LotteryChase,
  type LotteryDeskGame,
  type LotteryDrawn,
  type LotteryIssue,
  type LotteryMenuGame,
  type LotterySlip,
  type SlipLine,
  type SlipState,
  type SlipUnitPrice,
  slipLimits,
} from './lottery-shapes.ts';
export { type MaintenanceNote, maintenanceLimits } from './maintenance.ts';
export * from './member.ts';
export * from './modules.ts';
export * from './money-reasons.ts';
export * from './office.ts';
export { type AlarmKind, alarmKinds } from './office-alarms.ts';
export {
  approvalLimits,
  type GuardedAct,
  guardedActs,
  type ProposalState,
  proposalStates,
} from './office-approvals.ts';
export { bannerLimits } from './office-banners.ts';
export * from './office-bonuses.ts';
export { type HouseResultLine, houseResultLines } from './office-books.ts';
export { catalogueLimits, type ShelfCategory, shelfCategories } from './office-catalogue.ts';
export * from './office-content.ts';
export { type FireSignalName, fireSignals } from './office-halls.ts';
export * from './office-help.ts';
export type { OfficeLotteryIssue } from './office-lottery.ts';
export * from './office-promotions.ts';
export {
  type DiscrepancyKind,
  type DiscrepancyResolution,
  discrepancyKinds,
} from './office-reconciliation.ts';
export {
  type ReportLine,
  reportLines,
  type WithdrawalFlow,
  withdrawalFlows,
} from './office-reports.ts';
export { resourceLimits } from './office-resources.ts';
export { outsideVersion, type ReturnVerdict, returnVerdicts } from './office-returns.ts';
export { type RoomModeName, roomModes } from './office-rooms.ts';
export {
  type AskedReferral,
  type BetSign,
  betSigns,
  type MarginPart,
  type MarketHold,
  type MatchChoice,
  type MatchTaking,
  marginParts,
  matchChoices,
  moveLimits,
  type OfficeMatch,
  type OutcomeStake,
  type TradedMarket,
} from './office-sports.ts';
export type { OfficeTableLine } from './office-table-chat.ts';
export * from './office-treasury.ts';
export { type HoldReason, vendorKeyLimits } from './office-vendors.ts';
export * from './office-vip.ts';
export { withdrawalRisks } from './office-withdrawals.ts';
export { type ServedPicture, servedPictureTypes } from './pictures.ts';
export * from './play.ts';
export * from './points.ts';
export * from './promotions.ts';
export * from './protection.ts';
export * from './pushes.ts';
export * from './records.ts';
export { type AccountType, accountTypes, recordFileName, recordLimits } from './records-account.ts';
export * from './refusals.ts';
export type { RoundReplay } from './replay.ts';
export * from './resources.ts';
export type { RoomEvents, RoomOwn, RoomPushType } from './room-pushes.ts';
export type { SeatReplayStep } from './seat-replay.ts';
export {
  type SeatPush,
  type SeatRoomEvent,
  type SeatRoomState,
  seatEmotes,
  seatPushes,
} from './seats.ts';
export { isSitePath, sitePaths } from './site-paths.ts';
export {
  type BookEvent,
  type BookPush,
  bookListRoom,
  bookPushes,
  favouritesMost,
  type ListedFixture,
  type PastMatch,
  type SportsMenuEntry,
} from './sports.ts';
export {
  type AcceptPolicy,
  acceptPolicies,
  type CashOutOffer,
  type LegResultName,
  legResults,
  type ReferralState,
  referralStates,
  type SportsBet,
  type SportsLeg,
  type SportsReferral,
  type SportsSelection,
  sportsLimits,
} from './sports-bets.ts';
export { type SportName, type SportsFixture, type SportsMarket, sportNames } from './sports-shapes.ts';
export * from './support-chat.ts';
export * from './support-feedback.ts';
export * from './support-inbox.ts';
export * from './system.ts';
export {
  type TableLine,
  type TableReportReason,
  type TableVoiceState,
  type TalkPush,
  type TalkPushType,
  tableChatLimits,
  tableReportReasons,
  talkPushes,
} from './table-chat.ts';
export {
  type OwnTableBet,
  type OwnTableNews,
  type TablePush,
  type TableRoomEvent,
  tablePhases,
  tablePushes,
} from './tables.ts';
export * from './transfer-wallet.ts';
export { type LineDirection, lineDirections } from './transfers.ts';
export { type VendorRefusalCode, vendorRefusals } from './vendor-refusals.ts';
export * from './vendor-wallet.ts';
export { type WalletTransferState, walletTransferStates } from './vendor-wallets.ts';
export * from './wallet.ts';
export { isWeakPassword } from './weak-passwords.ts';
export * from './winners.ts';
export * from './wire.ts';
export * from './withdrawals.ts';

/** Every call of the product, by module. */
export const calls = {
  system: systemCalls,
  identity: identityCalls,
  member: memberCalls,
  wallet: walletCalls,
  vendorWallets: vendorWalletCalls,
  officeVendorWallets: officeVendorWalletCalls,
  cashier: cashierCalls,
  bonuses: bonusCalls,
  officeBonuses: officeBonusCalls,
  cashback: cashbackCalls,
  officeCashback: officeCashbackCalls,
  transfers: transferCalls,
  officeTransfers: officeTransferCalls,
  officeDeposits: officeDepositCalls,
  officeReconciliation: officeReconciliationCalls,
  protection: protectionCalls,
  officeProtection: officeProtectionCalls,
  withdrawals: withdrawalCalls,
  officeWithdrawals: officeWithdrawalCalls,
  officeTreasury: officeTreasuryCalls,
  officeApprovals: officeApprovalsCalls,
  officeReports: officeReportCalls,
  officeReturns: officeReturnCalls,
  officeRooms: officeRoomCalls,
  officeHalls: officeHallCalls,
  officeIntegrity: officeIntegrityCalls,
  officeAlarms: officeAlarmCalls,
  catalogue: catalogueCalls,
  content: contentCalls,
  support: supportCalls,
  launch: launchCalls,
  play: playCalls,
  crash: crashCalls,
  darya: daryaCalls,
  tables: tableCalls,
  seats: {
    ...seatListCalls,
    ...seatCalls,
    ...privateSeatCalls,
    ...seatReplayCalls,
    ...seatStatisticsCalls,
  },
  integrity: seatReportCalls,
  lottery: lotteryCalls,
  officeLottery: officeLotteryCalls,
  officeSports: officeSportsCalls,
  sports: sportsCalls,
  tableChat: tableChatCalls,
  officeTableChat: officeTableChatCalls,
  records: recordCalls,
  promotions: promotionCalls,
  points: pointCalls,
  officePromotions: officePromotionsCalls,
  vip: vipCalls,
  officeVip: officeVipCalls,
  winners: winnerCalls,
  office: officeCalls,
  replay: replayCalls,
  officeCatalogue: officeCatalogueCalls,
  officeVendorDesk: officeVendorDeskCalls,
  officeContent: { ...officeBannerCalls, ...officeResourceCalls },
  officeSupport: officeSupportCalls,
} as const;

/** The same, flat: what documentation and the test matrix walk over. */
export const allCalls: readonly { readonly name: string; readonly call: Call }[] = Object.entries(
  calls,
).flatMap(([module, list]) =>
  Object.entries(list).map(([name, declared]) => ({ name: `${module}.${name}`, call: declared })),
);
export { timeZoneName } from './time-zone.ts';
