import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import { type Currency, formatAmount, parseAmount, realCurrency } from '@ikka/money';
import { isUniqueViolation, type Transaction } from '../../platform/database/index.ts';
import { derivedId, type PostOutcome } from '../ledger/index.ts';
import { dayOf, leftOfDay, type TransferLimits, transferLimits } from './limits.ts';
import type { TransferRefusal, TransfersParts, TransferWish } from './parts.ts';
import { attachTransfer, findTransfer, type LineTransfer, lockSender, sentSince } from './store.ts';

/**
 * Moves money from a member to the one right above or right below him in the agent line, and writes the transfer, in one
 * transaction of the ledger. Refused is what could not be withdrawn either, and whatever would pass a limit: the sender's of
 * the day, or one that the receiver has set on what comes in.
 */
export async function sendTransfer(
  parts: TransfersParts,
  wish: TransferWish,
): Promise<LineTransfer | TransferRefusal> {
  const known = await findTransfer(parts.database.db, wish.id);
  if (known !== null) return repeated(known, wish);
  const currency = realCurrency(wish.sender.currency);
  const limits = transferLimits(parts.settings, wish.to.direction, currency);
  const amount = parseAmount(wish.amount, currency);
  if (amount === null) return refuse('request.malformed', { fields: ['amount'] });
  if (amount < limits.min || amount > limits.max) {
    return refuse('cashier.amount_out_of_range', {
      min: formatAmount(limits.min, currency),
      max: formatAmount(limits.max, currency),
      currency: currency.shownCode,
    });
  }
  const receiverId = await receiverOf(parts, wish);
  if (isRefusal(receiverId)) return receiverId;
  const refused =
    (await senderRefusal(parts, wish, currency)) ?? (await receiverRefusal(parts, receiverId, currency));
  if (refused) return refused;
  return counted(parts, wish, { receiverId, amount }, () =>
    move(parts, wish, limits, currency, {
      id: wish.id,
      direction: wish.to.direction,
      senderId: wish.sender.memberId,
      receiverId,
      amount,
      currency: currency.code,
      at: parts.clock.now(),
      ip: wish.ip,
    }),
  );
}

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
 * What comes from above is a deposit to whoever set himself a deposit limit: it is counted before, and given back where nothing
 * came of it. All attempts of one wish count as one. Whichever of them moved the money counts it again, for one that was
 * refused at the same moment may have given it back.
 */
async function counted(
  { database, protection }: TransfersParts,
  { id, to, sender }: TransferWish,
  { receiverId, amount }: { readonly receiverId: bigint; readonly amount: bigint },
  send: () => Promise<LineTransfer | TransferRefusal>,
): Promise<LineTransfer | TransferRefusal> {
  if (to.direction === 'upline') return send();
  const receiver = { memberId: receiverId, currency: sender.currency };
  const deposit = { id: derivedId(id, `${sender.memberId}/${receiverId}/${amount}/deposit`), amount };
  if ((await protection.countDeposit(receiver, deposit)) !== null)
    return refuse('transfer.receiver_unavailable');
  const answer = await send();
  if (isRefusal(answer)) await protection.depositEnded(receiver, deposit.id);
  const moved = isRefusal(answer) ? await findTransfer(database.db, id) : answer;
  const isThis = moved?.senderId === sender.memberId && moved.receiverId === receiverId;
  if (isThis && moved.amount === amount) await protection.depositPaid(receiver, deposit);
  return answer;
}

/** Under the sender's lock: of many at once each sees what those before it have used of the day. */
async function move(
  parts: TransfersParts,
  wish: TransferWish,
  limits: TransferLimits,
  currency: Currency,
  row: LineTransfer,
): Promise<LineTransfer | TransferRefusal> {
  const { ledger, database, facts } = parts;
  // Read before the lock: whoever has it must not need another connection.
  const [debit, credit] = await Promise.all([
    ledger.memberAccount(row.senderId, 'cash', currency.code),
    ledger.memberAccount(row.receiverId, 'cash', currency.code),
  ]);
  try {
    const outcome = await database.transaction(async (tx) => {
      await lockSender(tx, row.senderId);
      const known = await findTransfer(tx, row.id);
      if (known !== null) return { answer: repeated(known, wish) };
      const refused = await dayRefusal(parts, tx, limits, currency, row);
      if (refused) return { answer: refused };
      return ledger.post({
        transfers: [
          {
            // Bound to the sender: nobody occupies the id of another one's money.
            id: derivedId(row.id, `${row.senderId}/transfer`),
            debit,
            credit,
            amount: row.amount,
            kind: 'line_transfer',
            reference: row.id,
          },
        ],
        attach: [attachTransfer(row)],
      });
    });
    if ('answer' in outcome) return outcome.answer;
    if (outcome.status === 'refused') return await ledgerRefusal(parts, outcome, row, currency);
    for (const memberId of [row.senderId, row.receiverId]) facts.publish('BalanceChanged', { memberId });
    return row;
  } catch (error) {
    // Another member's transfer under the same key came first; nothing of this one was moved.
    if (isUniqueViolation(error)) return refuse('idempotency.mismatch');
    throw error;
  }
}

async function dayRefusal(
  { settings, clock }: TransfersParts,
  tx: Transaction,
  limits: TransferLimits,
  currency: Currency,
  row: LineTransfer,
): Promise<Refusal<'transfer.day_limit'> | null> {
  const day = dayOf(clock.now(), settings.get('site.time_zone'));
  const left = leftOfDay(limits, await sentSince(tx, row.senderId, row.direction, day.begins));
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
