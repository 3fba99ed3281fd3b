import { strict as assert } from 'node:assert';
import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import { type Currency, formatAmount, parseAmount, realCurrency } from '@ikka/money';
import { attemptsMost, type createTurns, stepAside } from '../../platform/turns.ts';
import { derivedId, type PostOutcome } from '../ledger/index.ts';
import { dayOf, leftOfDay, type TransferLimits, transferLimits } from './limits.ts';
import type { TransferRefusal, TransfersParts, TransferWish } from './parts.ts';
import { attachTransfer, findTransfer, type LineTransfer, sentSince } from './store.ts';

/** Wishes of one sender follow one another in this process; those of others go beside them. */
type InTurn = ReturnType<typeof createTurns<bigint>>;
/** `again`: the sender's cash has moved on since it was read, and nothing was moved. */
type Sent = LineTransfer | TransferRefusal | 'again';

/** What was taken out of the receiver's deposit limits. */
interface Counted {
  readonly receiver: { readonly memberId: bigint; readonly currency: string };
  readonly deposit: { readonly id: string; readonly amount: bigint };
}

interface Attempt {
  readonly sent: Sent;
  readonly counted: Counted | null;
}

/**
 * Moves money from a member to the one right above or right below him in the agent line, and writes the transfer, in one
 * transaction of the ledger. Refused is what could not be withdrawn either, and whatever would pass a limit: the sender's of
 * the day, or one that the receiver has set on what comes in. All that is checked of the sender is read at one version of his cash,
 * and the money is taken at that version alone.
 */
export async function sendTransfer(
  parts: TransfersParts,
  inTurn: InTurn,
  wish: TransferWish,
): Promise<LineTransfer | TransferRefusal> {
  return inTurn(wish.sender.memberId, async () => {
    let counted: Counted | null = null;
    let answer: Sent = 'again';
    for (let n = 0; n < attemptsMost && answer === 'again'; n += 1) {
      await stepAside(n);
      const known = await findTransfer(parts.database.db, wish.id);
      if (known !== null) answer = repeated(known, wish);
      else {
        const attempt = await attemptTransfer(parts, wish);
        answer = attempt.sent;
        counted = attempt.counted ?? counted;
      }
    }
    if (answer === 'again') answer = refuse('request.too_many', { retryAfterSeconds: 1 });
    const made = isRefusal(answer) ? await findTransfer(parts.database.db, wish.id) : answer;
    if (counted !== null) await settleCount(parts, wish, counted, made);
    // What refuses this one may be what it has become in another process.
    return made === null || made === answer ? answer : repeated(made, wish);
  });
}

async function attemptTransfer(parts: TransfersParts, wish: TransferWish): Promise<Attempt> {
  const currency = realCurrency(wish.sender.currency);
  const cash = await parts.ledger.memberAccount(wish.sender.memberId, 'cash', currency.code);
  // First of all: what is read behind it is at least as new.
  const account = await parts.ledger.account(cash);
  assert(account, `the cash account ${cash} is gone`);
  const limits = transferLimits(parts.settings, wish.to.direction, currency);
  const amount = parseAmount(wish.amount, currency);
  if (amount === null) return nothingCounted(refuse('request.malformed', { fields: ['amount'] }));
  if (amount < limits.min || amount > limits.max) {
    return nothingCounted(
      refuse('cashier.amount_out_of_range', {
        min: formatAmount(limits.min, currency),
        max: formatAmount(limits.max, currency),
        currency: currency.shownCode,
      }),
    );
  }
  const receiverId = await receiverOf(parts, wish);
  if (isRefusal(receiverId)) return nothingCounted(receiverId);
  const refused =
    (await senderRefusal(parts, wish, currency)) ?? (await receiverRefusal(parts, receiverId, currency));
  if (refused) return nothingCounted(refused);
  const counted = await count(parts, wish, { receiverId, amount });
  if (counted === 'no room') return nothingCounted(refuse('transfer.receiver_unavailable'));
  const sent = await move(parts, limits, currency, account.version, {
    id: wish.id,
    direction: wish.to.direction,
    senderId: wish.sender.memberId,
    receiverId,
    amount,
    currency: currency.code,
    at: parts.clock.now(),
    ip: wish.ip,
  });
  return { sent, counted };
}

const nothingCounted = (sent: Sent): Attempt => ({ sent, counted: null });

/** The one right above, or the one named, if he stands right below. */
async function receiverOf(
  { identity }: TransfersParts,
  { sender, to }: TransferWish,
): Promise<bigint | Refusal<'transfer.no_upline' | 'transfer.not_agent' | 'transfer.not_downline'>> {
  if (to.direction === 'upline') {
    const upline = await identity.uplineOf(sender.memberId);
    return upline?.memberId ?? refuse('transfer.no_upline');
  }
  if (!(await identity.isAgent(sender.memberId))) return refuse('transfer.not_agent');
  const isBelow = await identity.isDownline(sender.memberId, to.memberId);
  return isBelow ? to.memberId : refuse('transfer.not_downline');
}

async function senderRefusal(
  parts: TransfersParts,
  { sender }: TransferWish,
  currency: Currency,
): Promise<Refusal<'protection.excluded' | 'withdrawal.turnover_missing'> | null> {
  if (await parts.protection.isExcluded(sender.memberId)) return refuse('protection.excluded');
  const { required, played, missing } = await parts.turnoverOf(sender.memberId, currency);
  if (missing <= 0n) return null;
  return refuse('withdrawal.turnover_missing', {
    required: formatAmount(required, currency),
    played: formatAmount(played, currency),
    missing: formatAmount(missing, currency),
    currency: currency.shownCode,
  });
}

/** Why he cannot receive is his own affair: the sender reads only that he cannot. */
async function receiverRefusal(
  { identity, protection }: TransfersParts,
  receiverId: bigint,
  currency: Currency,
): Promise<Refusal<'transfer.receiver_unavailable'> | null> {
  const receiver = await identity.member(receiverId);
  const isOpen =
    receiver?.state === 'active' &&
    receiver.currency === currency.code &&
    !(await protection.isExcluded(receiverId));
  return isOpen ? null : refuse('transfer.receiver_unavailable');
}

/**
 * What comes from above is a deposit to whoever set himself a deposit limit: it is counted before. All attempts of one wish count as
 * one. What does not come from above counts nowhere.
 */
async function count(
  { protection }: TransfersParts,
  { id, to, sender }: TransferWish,
  { receiverId, amount }: { readonly receiverId: bigint; readonly amount: bigint },
): Promise<Counted | null | 'no room'> {
  if (to.direction === 'upline') return null;
  const receiver = { memberId: receiverId, currency: sender.currency };
  const deposit = { id: derivedId(id, `${sender.memberId}/${receiverId}/${amount}/deposit`), amount };
  return (await protection.countDeposit(receiver, deposit)) === null ? { receiver, deposit } : 'no room';
}

/**
 * Gives back what was counted where nothing came of it. Whichever attempt moved the money counts it again, for one that was refused
 * at the same moment may have given it back.
 */
async function settleCount(
  { protection }: TransfersParts,
  { sender }: TransferWish,
  { receiver, deposit }: Counted,
  made: LineTransfer | TransferRefusal | null,
): Promise<void> {
  if (made === null || isRefusal(made)) return protection.depositEnded(receiver, deposit.id);
  const isThis = made.senderId === sender.memberId && made.receiverId === receiver.memberId;
  if (isThis && made.amount === deposit.amount) await protection.depositPaid(receiver, deposit);
  else await protection.depositEnded(receiver, deposit.id);
}

/** At the version at which all was checked: of many at once each sees what those before it have used of the day. */
async function move(
  parts: TransfersParts,
  limits: TransferLimits,
  currency: Currency,
  expectVersion: bigint,
  row: LineTransfer,
): Promise<Sent> {
  const { ledger, facts } = parts;
  const [debit, credit] = await Promise.all([
    ledger.memberAccount(row.senderId, 'cash', currency.code),
    ledger.memberAccount(row.receiverId, 'cash', currency.code),
  ]);
  const refused = await dayRefusal(parts, limits, currency, row);
  if (refused) return refused;
  const outcome = await ledger.post({
    transfers: [
      {
        id: derivedId(row.id, `${row.senderId}/transfer`),
        debit,
        credit,
        amount: row.amount,
        kind: 'line_transfer',
        reference: row.id,
        expectVersion,
      },
    ],
    attach: [attachTransfer(row)],
  });
  if (outcome.status === 'refused') {
    return outcome.reason === 'stale' ? 'again' : await ledgerRefusal(parts, outcome, row, currency);
  }
  for (const memberId of [row.senderId, row.receiverId]) facts.publish('BalanceChanged', { memberId });
  return row;
}

async function dayRefusal(
  { database, settings, clock }: TransfersParts,
  limits: TransferLimits,
  currency: Currency,
  row: LineTransfer,
): Promise<Refusal<'transfer.day_limit'> | null> {
  const day = dayOf(clock.now(), settings.get('site.time_zone'));
  const left = leftOfDay(limits, await sentSince(database.db, row.senderId, row.direction, day.begins));
  if (left.count > 0 && row.amount <= left.amount) return null;
  return refuse('transfer.day_limit', {
    amountLeft: formatAmount(left.amount, currency),
    countLeft: left.count,
    currency: currency.shownCode,
    endsAt: day.ends.toISOString(),
  });
}

async function ledgerRefusal(
  { identity }: TransfersParts,
  outcome: Extract<PostOutcome, { status: 'refused' }>,
  row: LineTransfer,
  currency: Currency,
): Promise<TransferRefusal> {
  switch (outcome.reason) {
    case 'insufficient_funds':
      return refuse('wallet.insufficient_funds', {
        available: formatAmount(outcome.debitBalance, currency),
        currency: currency.shownCode,
      });
    case 'suspended':
      return (await identity.member(row.senderId))?.state === 'suspended'
        ? refuse('member.suspended')
        : refuse('transfer.receiver_unavailable');
    case 'untimely_id':
      return refuse('idempotency.key_invalid');
    case 'id_reused':
      return refuse('idempotency.mismatch');
    default:
      throw new Error(`the ledger refuses transfer ${row.id}: ${outcome.reason}`);
  }
}

/** The same wish answers the same transfer; another one under its key is refused. */
function repeated(row: LineTransfer, { sender, amount, to }: TransferWish): LineTransfer | TransferRefusal {
  const isSame =
    row.senderId === sender.memberId &&
    row.direction === to.direction &&
    (to.direction === 'upline' || row.receiverId === to.memberId) &&
    formatAmount(row.amount, realCurrency(row.currency)) === amount;
  return isSame ? row : refuse('idempotency.mismatch');
}
