import { join } from 'node:path';
import { isRefusal } from '@ikka/contract';
import { createBonuses } from '../modules/bonuses/index.ts';
import { createCashback } from '../modules/cashback/index.ts';
import { createCashier, createManualProvider } from '../modules/cashier/index.ts';
import { createCatalogue } from '../modules/catalogue/index.ts';
import { cleanHtml, createContent } from '../modules/content/index.ts';
import { createIdentity } from '../modules/identity/index.ts';
import { createLaunch } from '../modules/launch/index.ts';
import { createMember } from '../modules/member/index.ts';
import { createMessages } from '../modules/messages/index.ts';
import { createPromotions } from '../modules/promotions/index.ts';
import { createProtection } from '../modules/protection/index.ts';
import { createRecords } from '../modules/records/index.ts';
import { hasOpenBet } from '../modules/rooms/index.ts';
import { createRounds } from '../modules/rounds/index.ts';
import { isModuleOn } from '../modules/settings/index.ts';
import { createTableChat } from '../modules/table-chat/index.ts';
import { createTransfers } from '../modules/transfers/index.ts';
import { createVip } from '../modules/vip/index.ts';
import { createWallet } from '../modules/wallet/index.ts';
import { createWinners, maskName } from '../modules/winners/index.ts';
import { createWithdrawals, manualPayouts } from '../modules/withdrawals/index.ts';
import { createFolderStore } from '../platform/files.ts';
import { boardGames } from './board-games.ts';
import { cashbackGames } from './cashback-games.ts';
import { currencyCode } from './currency-code.ts';
import { externalClientsOf } from './external-clients.ts';
import { giveBackAllowance } from './give-back-allowance.ts';
import { houseShelf, stakesOf } from './house-shelf.ts';
import { houseTables } from './house-tables.ts';
import { createOfficeModules } from './office-modules.ts';
import { officeRounds } from './office-rounds.ts';
import { type ComposeOptions, openFoundation } from './open-foundation.ts';
import { openBetsOf, vendorsOf } from './outside-vendors.ts';
import { paymentProvidersOf } from './payment-providers.ts';
import { stakedSince } from './staked-since.ts';
import { createVendorModules } from './vendor-modules.ts';

/** Opens the database and makes every module, lower ones first. What a lower one needs of a higher one is handed over here. */
export async function createModules(options: ComposeOptions) {
  const { config } = options;
  const foundation = await openFoundation(options);
  const { clock, log, database, vault, signals, facts, files, audit, settings, channels, ledger } =
    foundation;
  const outsideVendors = vendorsOf(config);
  const vendorsWithWallets = outsideVendors.flatMap(({ code, transferWallet: own }) =>
    own === null ? [] : [{ code, accountTypeId: own.accountTypeId }],
  );
  const wallet = createWallet({ database, clock, ledger, settings, vendorWallets: vendorsWithWallets });
  const identity = createIdentity({
    database,
    clock,
    settings,
    audit,
    facts,
    signals,
    log,
    vault,
    channels,
    externalClients: externalClientsOf(config),
    firebaseApiKey: config.FIREBASE_API_KEY ?? null,
    publicUrl: options.publicUrl,
    isModuleOn: (module) => isModuleOn(module, settings.get('modules.switched_off')),
    openWallet: async (tx, memberId, currency) => {
      await ledger.ensureMemberAccounts(memberId, currency, tx);
    },
    grantTrialMoney: (memberId) => wallet.openWallet(memberId, { isTrial: true }),
    setLedgerSuspended: (tx, memberId, isSuspended) =>
      isSuspended ? ledger.suspend(tx, memberId) : ledger.unsuspend(tx, memberId),
    openProfile: (tx, memberId, fields) => member.openProfile(tx, memberId, fields),
    payoutNamesOf: (memberId) => member.payoutNamesOf(memberId),
    rankOf: (memberId) => vip.rankOf(memberId),
    isPlayClosed: (memberId) => protection.isExcluded(memberId),
  });
  const member = createMember({
    database,
    clock,
    settings,
    audit,
    facts,
    vault,
    channels,
    identity,
    files,
  });
  const protection = createProtection({ database, clock, audit, facts, ledger });
  facts.on('DepositSettled', (deposit) => giveBackAllowance(deposit, { identity, protection, cashier }));
  const cashier = createCashier({
    database,
    clock,
    ledger,
    settings,
    audit,
    facts,
    log,
    vault,
    files,
    identity,
    providers: [createManualProvider({ settings }), ...paymentProvidersOf(config, clock, settings)],
    hasColleague: (permission, username) => operators.hasColleague(permission, username),
    protection,
    bonuses: {
      refuseChoice: (who, choice, deposit) => bonuses.deposits.refuseChoice(who, choice, deposit),
      grantFor: (deposit) => bonuses.deposits.grantFor(deposit),
      chosen: (deposits) => bonuses.deposits.chosen(deposits),
    },
    tell: (tx, memberId, letter) => messages.tell(tx, memberId, letter),
    returnUrl: (depositId) => `${options.publicUrl}/index?deposit=${depositId}`,
  });
  const catalogue = createCatalogue({
    database,
    settings,
    clock,
    openings: {
      recentOf: (memberId, limit) => launch.recentOf(memberId, limit),
      mostOpened: (limit) => launch.mostOpened(limit),
    },
  });
  await catalogue.seed();
  const tables = await houseTables(catalogue);
  const tableChat = createTableChat({
    database,
    clock,
    settings,
    audit,
    facts,
    identity,
    protection,
    tableIds: tables.map(({ id }) => id),
    maskName,
  });
  const content = createContent({
    database,
    clock,
    settings,
    audit,
    facts,
    signals,
    files: createFolderStore(join(config.DATA_DIR, 'files', 'content')),
  });
  await content.seedHelp();
  const messages = createMessages({
    database,
    clock,
    settings,
    audit,
    facts,
    vault,
    files,
    channels,
    identity,
    rankOf: (memberId) => identity.rankOf(memberId),
    isExcluded: protection.isExcluded,
    cleanHtml,
  });
  const games = houseShelf();
  const { offered: stakes, shown: shownStakes } = stakesOf(games, catalogue, settings);
  const rounds = createRounds({
    database,
    clock,
    vault,
    facts,
    settings,
    ledger,
    games,
    stakes,
    greatestWin: catalogue.greatestWin,
    currencyCode,
    guardOf: protection.guardOf,
  });
  const launch = createLaunch({
    database,
    clock,
    settings,
    catalogue,
    isSessionLive: identity.isSessionLive,
    mayPlay: protection.mayPlay,
    hasOpen: async (member, gameId) =>
      (await rounds.hasOpen({ ...member, gameId })) || (await hasOpenBet(database.db, gameId, member)),
    gameUrlOf: (vendorCode) => vendors.gameUrlOf(vendorCode),
    secondGameUrlOf: (vendorCode) => vendors.secondGameUrlOf(vendorCode),
  });
  const { vendors, vendorWallets, standing, played } = await createVendorModules({
    ...foundation,
    catalogue,
    identity,
    launch,
    messages,
    protection,
    rounds,
    list: outsideVendors,
  });
  facts.on('ProtectionChanged', ({ memberId }) => vendorWallets.bringMemberBack(memberId));
  facts.on('ProtectionChanged', ({ memberId }) => cashier.endOpenDeposits(memberId));
  identity.onSessionsEnded(({ sessions }) => {
    for (const { sessionId } of sessions) launch.forgetSession(sessionId);
  });
  const promotions = createPromotions({ database, clock, audit, facts, files });
  const vip = createVip({ database, clock, settings, audit, facts, rounds: played });
  facts.on('RoundSettled', vip.noteRound);
  const records = createRecords({
    database,
    clock,
    settings,
    ledger,
    rounds: { ...rounds, ...played },
    currencyCode,
  });
  facts.on('RoundSettled', records.noteMovement);
  const cashback = createCashback({
    database,
    clock,
    settings,
    facts,
    ledger,
    records,
    identity,
    levelsOf: vip.levelsOf,
    gamesOf: cashbackGames(catalogue),
    protection,
  });
  const bonuses = createBonuses({
    database,
    clock,
    settings,
    audit,
    facts,
    log,
    ledger,
    records,
    identity,
    protection,
    rankOf: vip.rankOf,
    hasDeposited: cashier.hasDeposited,
    // What was played out of a vendor's wallet is told some time later, perhaps after a deposit that it was no stake of.
    gamesOf: cashbackGames(catalogue, { without: new Set(vendorsWithWallets.map(({ code }) => code)) }),
    isPromotion: async (id) => !isRefusal(await promotions.writtenVersions(id)),
    tell: messages.tell,
  });
  facts.on('RoundSettled', bonuses.notePlay);
  facts.on('DepositSettled', ({ depositId, state }) =>
    state === 'paid' ? bonuses.tellNews(depositId) : undefined,
  );
  const withdrawals = createWithdrawals({
    database,
    clock,
    settings,
    audit,
    facts,
    log,
    vault,
    files,
    ledger,
    identity,
    browserSince: identity.browserSince,
    payoutDestination: member.payoutDestination,
    bankName: member.bankName,
    paidDeposits: cashier.paidDeposits,
    stakedSince: stakedSince(records),
    bonusAtStake: bonuses.atStake,
    tellBonus: bonuses.tellNews,
    rankOf: vip.rankOf,
    hasColleague: (permission, username) => operators.hasColleague(permission, username),
    closingOf: protection.closingOf,
    tell: messages.tell,
    providers: [manualPayouts],
  });
  const transfers = createTransfers({
    database,
    clock,
    settings,
    facts,
    ledger,
    identity,
    protection,
    turnoverOf: withdrawals.turnover,
  });
  const winners = createWinners({
    database,
    clock,
    settings,
    rounds,
    outsideWinsAfter: vendors.winsAfter,
    namesOf: identity.namesOf,
    gamesOf: boardGames(catalogue),
  });

  const officeModules = createOfficeModules({
    ...foundation,
    identity,
    member,
    cashier,
    withdrawals,
    vendorWallets,
    rounds: {
      ...rounds,
      ...officeRounds(rounds, vendors, standing, ledger, openBetsOf(database, standing)),
    },
    games,
    vendors,
    standing,
    content,
    namesOf: catalogue.names,
    catalogue,
  });
  const { operators } = officeModules;
  return {
    ...foundation,
    wallet,
    identity,
    member,
    bonuses,
    cashback,
    cashier,
    catalogue,
    content,
    messages,
    games,
    stakes,
    shownStakes,
    tables,
    tableChat,
    rounds,
    played,
    standing,
    vendors,
    vendorWallets,
    launch,
    promotions,
    protection,
    records,
    vip,
    transfers,
    winners,
    withdrawals,
    ...officeModules,
    namesOf: catalogue.names,
  };
}

export type Modules = Awaited<ReturnType<typeof createModules>>;
