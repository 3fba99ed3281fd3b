import { strict as assert } from 'node:assert';
import { randomInt } from 'node:crypto';
import { type CallAnswer, type calls, type LanguageCode, type Refusal, refuse } from '@ikka/contract';
import { type Currency, formatAmount, parseAmount, realCurrency } from '@ikka/money';
import type { CallerOf } from '../../platform/calls.ts';
import { derivedId } from '../ledger/index.ts';
import { applyEvents, type NewsSource } from './apply-events.ts';
import { nextAttendance } from './attendance.ts';
import { type ChosenBonus, chosenBonus } from './bonuses-of-deposits.ts';
import { depositLimits } from './deposit-limits.ts';
import { depositView } from './deposit-view.ts';
import { type CashierParts, findMethod } from './parts.ts';
import { eventOf, type Payment, type PaymentProvider, ProviderUnavailable } from './payment-provider.ts';
import { type Deposit, findDeposit, insertDeposit } from './store.ts';
import { transferFee } from './transfer-fee.ts';

type Call = (typeof calls.cashier)['createDeposit'];
interface Wanted {
  readonly method: string;
  readonly amount: string;
  readonly bonus?: ChosenBonus | undefined;
}
type Refused = Refusal<Call['refusals'][number] | 'request.malformed' | 'idempotency.mismatch'>;

/**
 * Starts a deposit whose id follows from the member and his key, and answers where the payer confirms it. A repeated call goes on
 * with the same deposit, and so does one whose key is the deposit's own id: also when the first one was cut off before or after the
 * provider took it on.
 */
export async function createDeposit(
  parts: CashierParts,
  wanted: Wanted,
  caller: CallerOf<Call>,
): Promise<CallAnswer<Call> | Refused> {
  const { member, idempotencyKey } = caller;
  assert(!member.isTrial, 'a trial account cannot deposit');
  const currency = realCurrency(member.currency);

  const { db } = parts.database;
  // Bound to the member: nobody occupies the key of another one, or learns that it is taken.
  const id = derivedId(idempotencyKey, `${member.memberId}/deposit`);
  const named = await findDeposit(db, idempotencyKey);
  const known = named?.memberId === member.memberId ? named : await findDeposit(db, id);
  if (known)
    return (await refuseStart(parts, known, caller)) ?? resume(parts, known, wanted, caller, currency);

  const found = findMethod(parts.providers, wanted.method);
  if (!found || found.method.currency !== currency.code) return refuse('cashier.method_unknown');
  const limits = depositLimits(parts.settings, currency, found.method);
  const amount = parseAmount(wanted.amount, currency);
  if (amount === null) return refuse('request.malformed', { fields: ['amount'] });
  if (amount < limits.min || amount > limits.max) {
    return refuse('cashier.amount_out_of_range', {
      min: formatAmount(limits.min, currency),
      max: formatAmount(limits.max, currency),
      currency: currency.shownCode,
    });
  }
  const feePercent = found.method.transfer ? '0.00' : found.method.feePercent;
  if (wanted.bonus) {
    const fee = transferFee(amount, found.method.transfer?.account.feePercent ?? feePercent);
    const deposit = { method: found.method.code, credited: amount - fee };
    const notOffered = await parts.bonuses.refuseChoice(member, wanted.bonus, deposit);
    if (notOffered) return notOffered;
  }
  const refused = await parts.protection.countDeposit(member, { id, amount });
  if (refused) return refused;
  const now = parts.clock.now();
  const deposit = await keep(parts, {
    id,
    memberId: member.memberId,
    method: found.method.code,
    provider: found.provider.code,
    amount,
    currency: currency.code,
    state: 'created',
    reason: null,
    createdAt: now,
    feePercent,
    bonusOffer: wanted.bonus?.offerId ?? null,
    bonusVersion: wanted.bonus?.version ?? null,
    expiresAt: new Date(now.getTime() + limits.expiresAfterMinutes * 60_000),
    changedAt: now,
    attended: 0,
    transferTo: found.method.transfer?.account ?? null,
  });
  return resume(parts, deposit, wanted, caller, currency);
}

/** Nobody is sent to a provider whose deposits were closed since: counted again, it counts no more than once. */
async function refuseStart(
  parts: CashierParts,
  { id, memberId, state, amount }: Deposit,
  { member }: CallerOf<Call>,
): ReturnType<CashierParts['protection']['countDeposit']> {
  const isOwn = memberId === member.memberId;
  return isOwn && state === 'created' ? parts.protection.countDeposit(member, { id, amount }) : null;
}

/** Goes on with a deposit of this id, whoever of several callers has made it. */
async function resume(
  parts: CashierParts,
  deposit: Deposit,
  wanted: Wanted,
  caller: CallerOf<Call>,
  currency: Currency,
): Promise<CallAnswer<Call> | Refused> {
  const isSame =
    deposit.memberId === caller.member.memberId &&
    deposit.method === wanted.method &&
    deposit.currency === currency.code &&
    formatAmount(deposit.amount, currency) === wanted.amount &&
    isSameChoice(chosenBonus(deposit), wanted.bonus ?? null);
  if (!isSame) return refuse('idempotency.mismatch');
  const provider = parts.providers.find(({ code }) => code === deposit.provider);
  const mayStart = deposit.state === 'created' && parts.clock.now() < deposit.expiresAt;
  if (!mayStart) return depositView(parts, deposit);
  const started = provider ? await start(parts, provider, deposit, caller.language) : deposit;
  // Not taken on: the member is told so, and may send the same call again.
  if (started.state === 'created' || started.reason === 'declined_by_provider') {
    return refuse('cashier.provider_unavailable', { depositId: deposit.id });
  }
  return depositView(parts, started);
}

const isSameChoice = (one: ChosenBonus | null, other: ChosenBonus | null): boolean =>
  one?.offerId === other?.offerId && one?.version === other?.version;

async function start(
  parts: CashierParts,
  provider: PaymentProvider,
  deposit: Deposit,
  language: LanguageCode,
): Promise<Deposit> {
  const source: NewsSource = { actorKind: 'system', actor: `provider:${provider.code}`, ip: null };
  let payment: Payment | 'declined';
  try {
    payment = await provider.createPayment({
      reference: deposit.reference,
      method: findMethod([provider], deposit.method)?.method ?? { name: deposit.method, channels: [] },
      amount: deposit.amount,
      currency: deposit.currency,
      expiresAt: deposit.expiresAt,
      returnUrl: parts.returnUrl(deposit.id),
      language,
    });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    parts.log.warn({ err: error, depositId: deposit.id }, 'a provider could not be asked to take a deposit');
    return deposit;
  }
  const { deposit: after } =
    payment === 'declined'
      ? await applyEvents(parts, deposit.id, [{ kind: 'declined' }], source)
      : await applyEvents(parts, deposit.id, [{ kind: 'accepted' }, eventOf(payment.status)], {
          ...source,
          payment,
        });
  return after;
}

type NewDeposit = Omit<Parameters<typeof insertDeposit>[1], 'reference' | 'attendAt'> & { attended: number };

/** Keeps it under a fresh reference, or answers the one that another call with this id has kept meanwhile. */
async function keep(parts: CashierParts, fresh: NewDeposit): Promise<Deposit> {
  const { db } = parts.database;
  const attendAt = nextAttendance({ ...fresh, reason: null }, fresh.createdAt);
  for (let tries = 0; tries < 5; tries += 1) {
    const kept = await insertDeposit(db, { ...fresh, attendAt, reference: newReference() });
    const row = kept ?? (await findDeposit(db, fresh.id));
    if (row) return row;
  }
  throw new Error('five references in a row were taken');
}

/** Crockford's base 32: no letter is taken for a figure when it is read out over the telephone. */
const referenceLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Such as `7K3M9-QXT2H`: 50 random bits, unique by the table's constraint. */
function newReference(): string {
  const letters = Array.from({ length: 10 }, () => referenceLetters[randomInt(32)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
