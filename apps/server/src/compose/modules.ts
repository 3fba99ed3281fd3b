import { join } from 'node:path';
import { isRefusal } from '@ikka/contract';
import { dice } from '@ikka/dice/round';
import { hiLo } from '@ikka/hi-lo/round';
import { karakoram25 } from '@ikka/karakoram-25/round';
import { keno40 } from '@ikka/keno-40/round';
import { limbo } from '@ikka/limbo/round';
import { mines } from '@ikka/mines/round';
import type { currencyOf } from '@ikka/money';
import { plinko } from '@ikka/plinko/round';
import { wheel } from '@ikka/wheel/round';
import { createAudit } from '../modules/audit/index.ts';
import { createBonuses } from '../modules/bonuses/index.ts';
import { createCashback } from '../modules/cashback/index.ts';
import { createCashier, createManualProvider } from '../modules/cashier/index.ts';
import { createCatalogue } from '../modules/catalogue/index.ts';
import { createChannels, waysOf } from '../modules/channels/index.ts';
import { cleanHtml, createContent } from '../modules/content/index.ts';
import { createGateway } from '../modules/gateway/index.ts';
import { createIdentity } from '../modules/identity/index.ts';
import { createLaunch } from '../modules/launch/index.ts';
import { createLedger } from '../modules/ledger/index.ts';
import { createMember } from '../modules/member/index.ts';
import { createMessages } from '../modules/messages/index.ts';
import { createPromotions } from '../modules/promotions/index.ts';
import { createProtection } from '../modules/protection/index.ts';
import { createRecords } from '../modules/records/index.ts';
import { createGameShelf, createRounds } from '../modules/rounds/index.ts';
import { createSettings } from '../modules/settings/index.ts';
import { createTransfers } from '../modules/transfers/index.ts';
import { createVendorWallets } from '../modules/vendor-wallets/index.ts';
import { createVendors } from '../modules/vendors/index.ts';
import { createVip } from '../modules/vip/index.ts';
import { createWallet } from '../modules/wallet/index.ts';
import { createWinners } from '../modules/winners/index.ts';
import { createWithdrawals, manualPayouts } from '../modules/withdrawals/index.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { connect, ensureMigrated } from '../platform/database/index.ts';
import { createFactBus } from '../platform/facts.ts';
import { createFolderStore } from '../platform/files.ts';
import { createLogger } from '../platform/log.ts';
import { masterKey } from '../platform/secret-key.ts';
import { createSignals } from '../platform/signals.ts';
import { createVault } from '../platform/vault.ts';
import { isModuleOn } from '../transport/gates.ts';
import { boardGames } from './board-games.ts';
import { cashbackGames } from './cashback-games.ts';
import { currencyCode } from './currency-code.ts';
import { stakesWithin } from './greatest-wins.ts';
import { createOfficeModules } from './office-modules.ts';
import { officeRounds } from './office-rounds.ts';
import { allRounds, offersOf, vendorsOf } from './outside-vendors.ts';
import { paymentProvidersOf } from './payment-providers.ts';

export interface ComposeOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  /** The address by which players reach the site. */
  readonly publicUrl: string;
  readonly clock?: Clock;
}

/** Opens the database and makes every module, lower ones first. What a lower one needs of a higher one is handed over here. */
export async function createModules(options: ComposeOptions) {
  const { config, databaseUrl } = options;
  const clock = options.clock ?? systemClock;
  const log = createLogger(config.LOG_LEVEL);
  await ensureMigrated(databaseUrl);
  const database = connect(databaseUrl, {
    max: 20,
    onIdleError: (error) => log.warn({ err: error }, 'an idle connection to the database was lost'),
  });
  const vault = createVault(masterKey(config.SECRET_KEY, config.DATA_DIR));
  const signals = await createSignals(databaseUrl, log);
  const facts = createFactBus(log);
  const files = createFolderStore(join(config.DATA_DIR, 'files'));

  const audit = createAudit({ database, clock });
  const settings = await createSettings({ database, clock, signals, facts, log, recordAct: audit.record });
  const gateway = await createGateway({ database, clock, vault, signals });
  const channels = createChannels({ database, clock, vault, settings, log, ways: waysOf(config) });
  const ledger = await createLedger({ database, clock, log, lanes: config.LEDGER_LANES });
  const outsideVendors = vendorsOf(config);
  const wallet = createWallet({
    database,
    clock,
    ledger,
    settings,
    vendorWallets: outsideVendors.flatMap(({ code, transferWallet }) =>
      transferWallet === null ? [] : [{ code, accountTypeId: transferWallet.accountTypeId }],
    ),
  });
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
    externalClients: {
      google: externalClient(config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET),
      facebook: externalClient(config.FACEBOOK_CLIENT_ID, config.FACEBOOK_CLIENT_SECRET),
    },
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
  facts.on('DepositSettled', async ({ memberId, depositId: id, state }) => {
    if (state === 'paid') return;
    const found = await identity.member(memberId);
    if (!found) return;
    const who = { memberId, currency: found.currency };
    await protection.depositEnded(who, id);
    // Its money may have come at this very moment, counted before this was given back.
    const amount = await cashier.arrivedAmount(id);
    if (amount !== null) await protection.depositPaid(who, { id, amount });
  });
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
    countDeposit: protection.countDeposit,
    depositPaid: protection.depositPaid,
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
  const games = createGameShelf([karakoram25, dice, limbo, plinko, wheel, keno40, mines, hiLo]);
  const stakes = async (gameId: string, currency: NonNullable<ReturnType<typeof currencyOf>>) => {
    const game = await catalogue.openGame(gameId);
    if (game === null) return null;
    const offered = catalogue.stakes(game, currency);
    return stakesWithin(games.current(gameId), gameId, offered, catalogue.greatestWin(gameId, currency));
  };
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
    gameUrlOf: (vendorCode) => vendors.gameUrlOf(vendorCode),
  });
  const vendors = createVendors({
    database,
    clock,
    log,
    audit,
    vault,
    facts,
    ledger,
    protection,
    list: outsideVendors,
    currencyCode,
    openPlay: launch.open,
    playSession: launch.playSession,
    importGames: catalogue.importGames,
    offerOf: offersOf(catalogue),
  });
  await catalogue.seedVendors(vendors.list);
  const vendorWallets = createVendorWallets({
    database,
    clock,
    log,
    vault,
    facts,
    audit,
    ledger,
    protection,
    vendors: vendors.list,
    currencyCode,
    isOpen: async (code) =>
      (await catalogue.vendors()).some((vendor) => vendor.code === code && !vendor.isInMaintenance),
    namesOf: identity.namesOf,
  });
  const played = allRounds(rounds, vendors, database);
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
    isExcluded: protection.isExcluded,
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
    gamesOf: cashbackGames(catalogue),
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
    stakesOf: async (memberId, code, range) =>
      (await played.totals({ memberIds: [memberId], currencies: [code], ...range })).stake,
    bonusAtStake: bonuses.atStake,
    tellBonus: bonuses.tellNews,
    rankOf: vip.rankOf,
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
    namesOf: identity.namesOf,
    gamesOf: boardGames(catalogue),
  });

  const namesOf = catalogue.names;
  return {
    clock,
    log,
    database,
    vault,
    signals,
    facts,
    audit,
    settings,
    gateway,
    channels,
    ledger,
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
    rounds,
    played,
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
    ...createOfficeModules({
      database,
      clock,
      log,
      vault,
      files,
      settings,
      audit,
      facts,
      ledger,
      identity,
      member,
      cashier,
      withdrawals,
      vendorWallets,
      rounds: { ...rounds, ...officeRounds(rounds, vendors, ledger) },
      games,
      vendors,
      content,
      channels,
      namesOf,
    }),
    namesOf,
  };
}

export type Modules = Awaited<ReturnType<typeof createModules>>;

function externalClient(clientId: string | undefined, clientSecret: string | undefined) {
  return clientId === undefined || clientSecret === undefined ? null : { clientId, clientSecret };
}
