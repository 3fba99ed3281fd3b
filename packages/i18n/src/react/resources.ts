import 'i18next';
import type accountRecord from '../../locales/en/accountRecord.json';
import type arcade from '../../locales/en/arcade.json';
import type baccarat from '../../locales/en/baccarat.json';
import type bonuses from '../../locales/en/bonuses.json';
import type cashback from '../../locales/en/cashback.json';
import type cashier from '../../locales/en/cashier.json';
import type common from '../../locales/en/common.json';
import type contentOffice from '../../locales/en/contentOffice.json';
import type crash from '../../locales/en/crash.json';
import type doors from '../../locales/en/doors.json';
import type fair from '../../locales/en/fair.json';
import type game from '../../locales/en/game.json';
import type help from '../../locales/en/help.json';
import type identity from '../../locales/en/identity.json';
import type install from '../../locales/en/install.json';
import type karakoram from '../../locales/en/karakoram.json';
import type lobby from '../../locales/en/lobby.json';
import type lotteryDesk from '../../locales/en/lotteryDesk.json';
import type lotteryPages from '../../locales/en/lotteryPages.json';
import type member from '../../locales/en/member.json';
import type meta from '../../locales/en/meta.json';
import type notices from '../../locales/en/notices.json';
import type office from '../../locales/en/office.json';
import type officeAlarms from '../../locales/en/officeAlarms.json';
import type officeApprovals from '../../locales/en/officeApprovals.json';
import type officeBonuses from '../../locales/en/officeBonuses.json';
import type officeCashback from '../../locales/en/officeCashback.json';
import type officeDeposits from '../../locales/en/officeDeposits.json';
import type officeGames from '../../locales/en/officeGames.json';
import type officeLimits from '../../locales/en/officeLimits.json';
import type officeLottery from '../../locales/en/officeLottery.json';
import type officeOffers from '../../locales/en/officeOffers.json';
import type officeReconciliation from '../../locales/en/officeReconciliation.json';
import type officeReports from '../../locales/en/officeReports.json';
import type officeReturns from '../../locales/en/officeReturns.json';
import type officeRooms from '../../locales/en/officeRooms.json';
import type officeTableChat from '../../locales/en/officeTableChat.json';
import type officeTransfers from '../../locales/en/officeTransfers.json';
import type officeTreasury from '../../locales/en/officeTreasury.json';
import type officeVendors from '../../locales/en/officeVendors.json';
import type officeVendorWallets from '../../locales/en/officeVendorWallets.json';
import type officeWithdrawals from '../../locales/en/officeWithdrawals.json';
import type play from '../../locales/en/play.json';
import type promotions from '../../locales/en/promotions.json';
import type protection from '../../locales/en/protection.json';
import type records from '../../locales/en/records.json';
import type refusals from '../../locales/en/refusals.json';
import type shell from '../../locales/en/shell.json';
import type site from '../../locales/en/site.json';
import type support from '../../locales/en/support.json';
import type supportOffice from '../../locales/en/supportOffice.json';
import type tableChat from '../../locales/en/tableChat.json';
import type transfers from '../../locales/en/transfers.json';
import type vip from '../../locales/en/vip.json';
import type wallets from '../../locales/en/wallets.json';
import type winners from '../../locales/en/winners.json';
import type withdrawals from '../../locales/en/withdrawals.json';

/**
 * The English bundles are the types of all keys: a page that asks for a missing text does not compile. A game's own bundle is read by
 * `useGameTexts` and does not stand here.
 */
export interface Resources {
  accountRecord: typeof accountRecord;
  arcade: typeof arcade;
  baccarat: typeof baccarat;
  bonuses: typeof bonuses;
  cashback: typeof cashback;
  cashier: typeof cashier;
  common: typeof common;
  contentOffice: typeof contentOffice;
  crash: typeof crash;
  doors: typeof doors;
  fair: typeof fair;
  game: typeof game;
  help: typeof help;
  identity: typeof identity;
  install: typeof install;
  karakoram: typeof karakoram;
  lobby: typeof lobby;
  lotteryDesk: typeof lotteryDesk;
  lotteryPages: typeof lotteryPages;
  member: typeof member;
  meta: typeof meta;
  notices: typeof notices;
  office: typeof office;
  officeApprovals: typeof officeApprovals;
  officeBonuses: typeof officeBonuses;
  officeCashback: typeof officeCashback;
  officeAlarms: typeof officeAlarms;
  officeDeposits: typeof officeDeposits;
  officeGames: typeof officeGames;
  officeLimits: typeof officeLimits;
  officeLottery: typeof officeLottery;
  officeOffers: typeof officeOffers;
  officeReconciliation: typeof officeReconciliation;
  officeReports: typeof officeReports;
  officeReturns: typeof officeReturns;
  officeRooms: typeof officeRooms;
  officeTableChat: typeof officeTableChat;
  officeTransfers: typeof officeTransfers;
  officeTreasury: typeof officeTreasury;
  officeVendors: typeof officeVendors;
  officeVendorWallets: typeof officeVendorWallets;
  officeWithdrawals: typeof officeWithdrawals;
  play: typeof play;
  promotions: typeof promotions;
  protection: typeof protection;
  records: typeof records;
  refusals: typeof refusals;
  shell: typeof shell;
  site: typeof site;
  tableChat: typeof tableChat;
  transfers: typeof transfers;
  vip: typeof vip;
  wallets: typeof wallets;
  winners: typeof winners;
  withdrawals: typeof withdrawals;
  support: typeof support;
  supportOffice: typeof supportOffice;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}
