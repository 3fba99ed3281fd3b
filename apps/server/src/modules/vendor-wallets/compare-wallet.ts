import type { TransferWalletAnswer } from '@ikka/contract';
import { type Currency, knownCurrency, parseAmount } from '@ikka/money';
import { derivedId, type Transfer } from '../ledger/index.ts';
import { settledFact } from '../plays/index.ts';
import { attachEvent, isMovedOn, playerIdOf } from '../vendors/index.ts';
import { accountsOf } from './accounts.ts';
import { judgeBooks, type Play, type ToldBooks } from './judge-books.ts';
import type { VendorWalletsParts, WalletVendor } from './parts.ts';
import {
  attachWalletEvent,
  noteAsked,
  noteCompared,
  playsOf,
  type StoredWallet,
  walletById,
} from './store.ts';
import { toldMoney } from './told-money.ts';
import { openTransferOf } from './transfer-store.ts';
import { askVendor } from './vendor-line.ts';

/**
 * `equal`: the two sides agree, and what was played is booked. `differs`: they do not, and nothing is booked. `busy`: a transfer is
 * under way, or something moved meanwhile. `unknown`: the vendor did not answer.
 */
export type Compared = 'equal' | 'differs' | 'busy' | 'unknown';

/** A post takes 64 transfers; a game's plays are four of them. */
const gamesOfOnePost = 12;

/**
 * Asks the vendor for the books of a wallet and books what has grown since: of each game one round, whose stake leaves the
 * wallet for the vendor and whose payout comes back, by way of the member's cash, so that records see it like any other play.
 */
export async function compareWallet(
  parts: VendorWalletsParts,
  vendor: WalletVendor,
  { id }: Pick<StoredWallet, 'id'>,
): Promise<Compared> {
  const { db } = parts.database;
  // In this order: a transfer that begins or ends after the wallet was read moves its version on.
  const wallet = await walletById(db, id);
  if (wallet === null) throw new Error(`the wallet ${id} vanished`);
  if ((await openTransferOf(db, id)) !== null) return 'busy';
  const currency = knownCurrency(wallet.currency);
  await noteAsked(db, id, parts.clock.now());
  const said = await askVendor(parts, vendor, 'walletBooks', {
    playerId: playerIdOf(parts, vendor.code, wallet),
    ...toldMoney(currency),
  });
  if (said.kind !== 'done') return 'unknown';
  const told = readBooks(said.value, currency);
  const judged = told === null ? 'differs' : judgeBooks(told, wallet, await playsOf(db, id));
  const note = (version: bigint, differs: boolean) =>
    noteCompared(db, { id, version }, { at: parts.clock.now(), toldBalance: told?.balance ?? 0n, differs });
  if (judged === 'differs') {
    if (!(await note(wallet.version, true))) return 'busy';
    parts.log.error({ vendor: vendor.code, wallet: id }, "a vendor's wallet is not as our books have it");
    return 'differs';
  }
  let { version } = wallet;
  for (let from = 0; from < judged.length; from += gamesOfOnePost) {
    const isBooked = await book(parts, { ...wallet, version }, judged.slice(from, from + gamesOfOnePost));
    if (!isBooked) return 'busy';
    version += 1n;
  }
  return (await note(version, false)) ? 'equal' : 'busy';
}

/** Null where an amount is none of this currency. */
function readBooks(value: TransferWalletAnswer<'walletBooks'>, currency: Currency): ToldBooks | null {
  const units = (text: string) => parseAmount(text, currency);
  const [balance, came, went] = [units(value.balance), units(value.in), units(value.out)];
  if (balance === null || came === null || went === null) return null;
  const games: Play[] = [];
  for (const { gameId, staked: stakedText, paid: paidText } of value.games) {
    const [staked, paid] = [units(stakedText), units(paidText)];
    if (staked === null || paid === null) return null;
    games.push({ gameId, staked, paid });
  }
  return { balance, came, went, games };
}

/** Posts what was played; false where the wallet has moved on since it was read, and nothing was posted. */
async function book(
  parts: VendorWalletsParts,
  wallet: StoredWallet,
  plays: readonly Play[],
): Promise<boolean> {
  const { ledger, facts } = parts;
  const { vendorCode, memberId, currency } = wallet;
  const accounts = await accountsOf(parts, wallet, vendorCode);
  const vendor = await ledger.houseAccount('vendor', parts.currencyCode(currency), vendorCode);
  const at = parts.clock.now();
  const rounds = plays.map((play) => ({ ...play, id: ledger.newId() }));
  const passed = { evenSuspended: true } as const;
  const transfers = rounds.flatMap(({ id: reference, staked, paid }): Transfer[] => {
    const step = (name: string) => ({ ...passed, id: derivedId(reference, name), reference });
    return [
      // What was paid comes first: a stake may have been made of it.
      ...(paid > 0n
        ? [
            { ...step('paid'), debit: vendor, credit: accounts.cash, amount: paid, kind: 'payout' } as const,
            {
              ...step('kept'),
              debit: accounts.cash,
              credit: accounts.wallet,
              amount: paid,
              kind: 'wallet_play',
            } as const,
          ]
        : []),
      ...(staked > 0n
        ? [
            {
              ...step('taken'),
              debit: accounts.wallet,
              credit: accounts.cash,
              amount: staked,
              kind: 'wallet_play',
            } as const,
            {
              ...step('staked'),
              debit: accounts.cash,
              credit: vendor,
              amount: staked,
              kind: 'stake',
            } as const,
          ]
        : []),
    ];
  });
  try {
    const outcome = await ledger.post({
      transfers,
      attach: [
        attachWalletEvent({ walletId: wallet.id, expects: wallet.version, plays }),
        ...rounds.flatMap((round) => roundOf(wallet, round, at)),
      ],
    });
    if (outcome.status !== 'posted') throw new Error(`the ledger does not book the wallet ${wallet.id}`);
  } catch (error) {
    if (isMovedOn(error)) return false;
    throw error;
  }
  facts.publish('BalanceChanged', { memberId });
  for (const { id, gameId, staked: stake, paid: payout } of rounds) {
    const play = { id, memberId, gameId, vendorCode: wallet.vendorCode, stake, payout, currency };
    facts.publish('PlaySettled', settledFact(play, { proof: 'vendor', settledAt: at }));
  }
  return true;
}

/** The round that stands for what was played of a game: it begins with its stake and has ended. */
function roundOf(
  wallet: StoredWallet,
  { id, gameId, staked, paid }: Play & { readonly id: string },
  at: Date,
) {
  const begun = {
    id,
    vendorCode: wallet.vendorCode,
    roundKey: `wallet.${id}`,
    memberId: wallet.memberId,
    playSessionId: wallet.id,
    gameId,
    currency: wallet.currency,
    stake: 0n,
    refunded: 0n,
    payout: 0n,
    version: 0n,
    beganAt: at,
    endedAt: null,
  };
  const transaction = (kind: 'bet' | 'win' | 'roundEnd', amount: bigint, step: string | null) => ({
    vendorCode: wallet.vendorCode,
    transactionId: `wallet.${id}.${kind}`,
    kind,
    roundId: id,
    betId: null,
    amount,
    content: '',
    transferId: step === null ? null : derivedId(id, step),
    balance: null,
  });
  const still = { refunded: 0n, at };
  return [
    attachEvent({
      ...still,
      round: begun,
      stake: staked,
      payout: 0n,
      ends: false,
      transactions: staked > 0n ? [transaction('bet', staked, 'staked')] : [],
    }),
    attachEvent({
      ...still,
      round: { ...begun, version: 1n },
      stake: 0n,
      payout: paid,
      ends: true,
      transactions: paid > 0n ? [transaction('win', paid, 'paid')] : [transaction('roundEnd', 0n, null)],
    }),
  ];
}
