import { strict as assert } from 'node:assert';
import type { HoldReason, VendorCallBody } from '@ikka/contract';
import { type Currency, currencyOf, knownCurrency, parseAmount } from '@ikka/money';
import { derivedId, type Post, type Transfer } from '../ledger/index.ts';
import { settledFact } from '../plays/index.ts';
import { answerFor, answerOfBefore, contentOf, type Said, type TransactionAnswer } from './answer.ts';
import { type Decision, decideEvent, type VendorEvent } from './decide-event.ts';
import { attachHeldWin } from './held/held-store.ts';
import { reasonToHold } from './held/hold-win.ts';
import { attendHeldWin } from './held/settle-held.ts';
import type { WalletParts } from './parts.ts';
import { readStanding, type Stood } from './read-standing.ts';
import {
  attachEvent,
  isMovedOn,
  type StoredRound,
  type StoredTransaction,
  type WrittenEvent,
  writeEvent,
} from './store.ts';
import type { OutsideVendor } from './vendor-list.ts';
import { isVendorRefusal, refuseVendor, type VendorRefusal } from './vendor-refusal.ts';

const triesMost = 10;

type Landing =
  | VendorCallBody<'win'>
  | VendorCallBody<'refund'>
  | VendorCallBody<'rollback'>
  | VendorCallBody<'roundEnd'>;

/**
 * Lands what comes after a bet: a win, a refund, a rollback, the end of a round. None of them needs a session, and neither
 * suspension nor exclusion stands in its way. The same transaction again is answered as the first time.
 */
export async function landEvent(
  parts: WalletParts,
  vendor: OutsideVendor,
  body: Landing,
): Promise<TransactionAnswer | VendorRefusal> {
  const said = saidOf(body);
  const answer = await parts.turns.take(`round ${vendor.code} ${body.roundId}`, async () => {
    for (let tries = 0; tries < triesMost; tries += 1) {
      const outcome = await attempt(parts, vendor, said);
      if (outcome !== 'again') return outcome;
    }
    return null;
  });
  return answer ?? refuseVendor('request.too_many');
}

function saidOf(body: Landing): Said {
  const { transactionId, roundId, currency } = body;
  const said = { kind: body.call, transactionId, roundId, currency };
  switch (body.call) {
    case 'win':
      return { ...said, amount: body.amount, endsRound: body.endsRound };
    case 'refund':
      return { ...said, amount: body.amount, betId: body.betId };
    case 'rollback':
      return { ...said, betId: body.betId };
    case 'roundEnd':
      return said;
  }
}

async function attempt(
  parts: WalletParts,
  vendor: OutsideVendor,
  said: Said,
): Promise<TransactionAnswer | VendorRefusal | 'again'> {
  const before = await answerOfBefore(parts, vendor.code, said);
  if (before) return before;
  const stood = await readStanding(parts.database.db, vendor.code, {
    roundKey: said.roundId,
    betId: said.betId,
  });
  const foreign = checkBet(stood);
  if (foreign) return foreign;
  const own = currencyFor(stood.round, said.currency);
  if (own === null) return refuseVendor('vendor.currency_differs');
  const event = eventOf(said, own);
  if (isVendorRefusal(event)) return event;
  const decision = decideEvent(stood.standing, event);
  if (isVendorRefusal(decision)) return decision;
  // A tombstone is stored under the bet's id. Here that is this transaction's own id, which could then not be stored beside it.
  if (decision.does === 'bury' && said.betId === said.transactionId)
    return refuseVendor('vendor.transaction_reused');
  try {
    return await carryOut(parts, vendor, said, { stood, own, decision });
  } catch (error) {
    if (isMovedOn(error)) return 'again';
    throw error;
  }
}

/** A bet's id must lie under a bet, and in the round that is named. */
function checkBet({ bet, round }: Stood): VendorRefusal | null {
  if (bet === null || bet.kind === 'tombstone') return null;
  if (bet.kind !== 'bet') return refuseVendor('vendor.transaction_reused');
  return bet.roundId === round?.id ? null : refuseVendor('vendor.round_differs');
}

/** The round's own currency where it is the one that is named. */
function currencyFor(round: StoredRound | null, named: string): Currency | null {
  if (round === null) return currencyOf(named);
  const own = knownCurrency(round.currency);
  return own.shownCode === named ? own : null;
}

function eventOf({ kind, amount: text }: Said, own: Currency): VendorEvent | VendorRefusal {
  if (kind !== 'win' && kind !== 'refund') return { kind: kind === 'rollback' ? 'rollback' : 'roundEnd' };
  const amount = parseAmount(text ?? '', own);
  if (amount === null || (amount === 0n && kind === 'refund')) return refuseVendor('vendor.amount_invalid');
  return { kind, amount };
}

interface Decided {
  readonly stood: Stood;
  readonly own: Currency;
  readonly decision: Decision;
}

/** Writes what was decided. Throws what `isMovedOn` knows where something else came first. */
async function carryOut(
  parts: WalletParts,
  vendor: OutsideVendor,
  said: Said,
  { stood, own, decision }: Decided,
): Promise<TransactionAnswer> {
  const at = parts.clock.now();
  const { round } = stood;
  const row = {
    vendorCode: vendor.code,
    transactionId: said.transactionId,
    kind: said.kind,
    roundId: round?.id ?? null,
    betId: said.betId ?? null,
    content: contentOf(said),
  };
  const ends = said.kind === 'roundEnd' || said.endsRound === true;
  const still = { stake: 0n, refunded: 0n, payout: 0n, ends, at };
  if (stood.bet?.kind === 'tombstone' || decision.does === 'bury') {
    const nothing = { ...row, roundId: null, amount: 0n, transferId: null, balance: null };
    const tombstone = {
      ...nothing,
      transactionId: said.betId ?? '',
      kind: 'tombstone',
      betId: null,
    } as const;
    const transactions = decision.does === 'bury' ? [nothing, tombstone] : [nothing];
    await writeEvent(parts.database.db, { ...still, round: null, transactions });
    return answerFor(said, { amount: 0n, balance: null, at }, own);
  }
  if (round === null) throw new Error(`${said.kind} was decided without a round`);
  const moved =
    decision.does === 'note'
      ? await note(parts, { ...still, round, transactions: [] }, row)
      : await pay(parts, { ...still, round, transactions: [] }, row, { decision, bet: stood.bet });
  if (ends && round.endedAt === null) tellEnd(parts, round, decision);
  return answerFor(said, { ...moved, at }, own);
}

type Row = Omit<StoredTransaction, 'at' | 'amount' | 'transferId' | 'balance'>;
type OfRound = WrittenEvent & { readonly round: StoredRound };

async function note(parts: WalletParts, event: OfRound, row: Row) {
  const { memberId, currency } = event.round;
  const cash = await parts.ledger.memberAccount(memberId, 'cash', parts.currencyCode(currency));
  const balance = (await parts.ledger.account(cash))?.balance ?? 0n;
  const transactions = [{ ...row, amount: 0n, transferId: null, balance }];
  await writeEvent(parts.database.db, { ...event, transactions });
  return { amount: 0n, balance };
}

/** Moves money from the vendor's account to the member's, whatever has become of the member since. */
async function pay(
  parts: WalletParts,
  event: OfRound,
  row: Row,
  { decision, bet }: { readonly decision: Decision; readonly bet: StoredTransaction | null },
) {
  if (!('amount' in decision)) throw new Error(`${decision.does} moves nothing`);
  const { amount } = decision;
  const { round } = event;
  const isReturn = decision.does === 'return';
  const code = parts.currencyCode(round.currency);
  const id = parts.ledger.newId();
  const because = isReturn ? null : await reasonToHold(parts, round, amount);
  const guard = await parts.protection.guardOf({ memberId: round.memberId, currency: round.currency });
  const restored =
    isReturn && bet?.transferId
      ? await guard.returned(amount, { by: id, stake: bet.transferId })
      : because === null
        ? await guard.restored(amount, id)
        : [];
  const transfer: Transfer = {
    id,
    debit: await parts.ledger.houseAccount('vendor', code, row.vendorCode),
    credit: await parts.ledger.memberAccount(round.memberId, 'cash', code),
    amount,
    kind: isReturn ? 'refund' : 'payout',
    reference: round.id,
    evenSuspended: true,
  };
  const holding = because === null ? null : await holdingOf(parts, event, transfer, because);
  const outcome = await parts.ledger.post({
    transfers: [transfer, ...(holding?.transfers ?? []), ...restored],
    attach: [
      ...(holding?.attach ?? []),
      attachEvent({
        ...event,
        ...(isReturn ? { refunded: amount } : { payout: amount }),
        // By this transfer the member's balance is told again.
        transactions: [{ ...row, amount, transferId: holding?.id ?? id, balance: null }],
      }),
    ],
  });
  if (outcome.status !== 'posted') throw new Error(`the ledger did not take a vendor's ${row.kind}`);
  parts.facts.publish('BalanceChanged', { memberId: round.memberId });
  const [paid, held] = outcome.transfers;
  if (holding === null) return { amount, balance: paid?.creditBalance ?? null };
  parts.log.warn({ roundId: round.id, heldWin: holding.id, because }, 'a win of a vendor is held');
  await attendHeldWin(parts, holding.id).catch((error: unknown) =>
    parts.log.error(
      { err: error, heldWin: holding.id },
      'a member could not be told of a held win; he will be',
    ),
  );
  return { amount, balance: held?.debitBalance ?? null };
}

/** What sets a win aside that has just been paid, and the row that says so. */
async function holdingOf(
  parts: WalletParts,
  { round, at }: OfRound,
  paid: Transfer,
  because: HoldReason,
): Promise<{ readonly id: string } & Required<Pick<Post, 'transfers' | 'attach'>>> {
  const id = derivedId(paid.id, 'held');
  const credit = await parts.ledger.memberAccount(
    round.memberId,
    'frozen',
    parts.currencyCode(round.currency),
    'win',
  );
  assert(typeof paid.credit === 'bigint', 'a win is paid to a member');
  const { amount } = paid;
  const { id: roundId, vendorCode, memberId, gameId, currency } = round;
  return {
    id,
    transfers: [
      { id, debit: paid.credit, credit, amount, kind: 'win_held', reference: roundId, evenSuspended: true },
    ],
    attach: [
      attachHeldWin({ id, vendorCode, roundId, memberId, gameId, amount, currency, because, heldAt: at }),
    ],
  };
}

function tellEnd(parts: WalletParts, round: StoredRound, decision: Decision): void {
  const paid = decision.does === 'pay' ? decision.amount : 0n;
  const play = { ...round, stake: round.stake - round.refunded, payout: round.payout + paid };
  parts.facts.publish('PlaySettled', settledFact(play, { proof: 'vendor', settledAt: parts.clock.now() }));
}
