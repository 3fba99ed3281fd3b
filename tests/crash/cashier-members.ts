import { setTimeout as pause } from 'node:timers/promises';
import type { CallResult, Client } from '@ikka/client';
import { type Call, type CallRequest, type CallValue, calls } from '@ikka/contract';
import type { SeededRandom } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { type Promised, type Promises, unitsOf } from './cashier-promises.ts';
import { insist } from './insist.ts';

/** A member of the line, with a page at each process of the house. */
export interface Payer {
  readonly payoutAccountId: string;
  /** As many as there are processes; each call goes to any of them. */
  readonly pages: readonly Client[];
  /** The same for his game. */
  readonly games: readonly Client[];
  /** The member right below, if he is an agent; else he has one above. */
  readonly below: string | null;
  readonly random: SeededRandom;
}

export interface Acts {
  readonly promises: Promises;
  /** What the payer does at the provider's page. */
  readonly payAtProvider: (payerUrl: string, action: 'confirm' | 'fail') => Promise<void>;
}

/** Refusals that a member may meet although nothing broke. */
const ordinary: readonly string[] = [
  'wallet.insufficient_funds',
  'wallet.limit_reached',
  'transfer.receiver_unavailable',
  'cashback.too_little',
  'withdrawal.not_now',
];

/** Does one thing about money after the other until told to stop. Never gives up on a key. */
export async function useCashier(payer: Payer, acts: Acts, isOver: () => boolean): Promise<void> {
  const all = [bring, bring, stake, stake, stake, takeOut, answerPayments, sendOn, claim] as const;
  while (!isOver()) {
    await payer.random.pick(all)(payer, acts);
    await pause(20 + payer.random.int(60));
  }
}

async function bring(payer: Payer, acts: Acts): Promise<void> {
  const { promises } = acts;
  const body = { method: 'sandbox', amount: `${5 + payer.random.int(20)}00.00` };
  const deposit = await keyed(payer, acts, calls.cashier.createDeposit, { body });
  if (!deposit) return;
  promises.deposits.push(promisedOf(deposit));
  if (deposit.redirectUrl === null) return;
  const isPaid = payer.random.int(8) > 0;
  await acts.payAtProvider(deposit.redirectUrl, isPaid ? 'confirm' : 'fail');
  if (isPaid) promises.confirmed.add(deposit.id);
}

async function stake(payer: Payer, { promises }: Acts): Promise<void> {
  const idempotencyKey = uuidv7();
  const ask = () =>
    payer.random
      .pick(payer.games)
      .call(calls.play.playRound, { body: { stake: '25.00' } }, { idempotencyKey });
  const answer = expected(await insist(ask, () => promises.unknown++));
  if (!answer) return;
  const { roundId, payout } = answer.round;
  promises.rounds.push({ key: idempotencyKey, roundId, payout: unitsOf(payout) });
}

async function takeOut(payer: Payer, acts: Acts): Promise<void> {
  const amount = `${5 + payer.random.int(5)}00.00`;
  const body = { payoutAccountId: payer.payoutAccountId, amount };
  const withdrawal = await keyed(payer, acts, calls.withdrawals.withdraw, { body });
  if (withdrawal) acts.promises.withdrawals.push(promisedOf(withdrawal));
}

/** Says of what was paid that it came, or came in part; and gives up what was disputed now and then. */
async function answerPayments(payer: Payer, acts: Acts): Promise<void> {
  const { random, pages } = payer;
  const read = () => random.pick(pages).call(calls.withdrawals.paymentConfirmations, { query: {} });
  const waiting = expected(await insist(read));
  for (const { id, amount, state } of waiting?.list ?? []) {
    if (state === 'disputed' && random.int(3) > 0) continue;
    const received = `${Number(amount) / 2}.00`;
    const isPartly = state !== 'disputed' && random.int(2) === 0;
    const whole = { id, outcome: state === 'disputed' ? 'forced' : 'received' } as const;
    const body = isPartly ? ({ id, outcome: 'partly', received } as const) : whole;
    const answered = await keyed(payer, acts, calls.withdrawals.confirmPayment, { body });
    if (answered) acts.promises.steps.add(`${id} ${isPartly ? 'disputed' : 'received'}`);
  }
}

async function sendOn(payer: Payer, acts: Acts): Promise<void> {
  const amount = `${1 + payer.random.int(4)}00.00`;
  const sent =
    payer.below === null
      ? await keyed(payer, acts, calls.transfers.transferToUpline, { body: { amount } })
      : await keyed(payer, acts, calls.transfers.transferToDownline, {
          body: { memberId: payer.below, amount },
        });
  if (sent) acts.promises.transfers.push(promisedOf(sent));
}

async function claim(payer: Payer, acts: Acts): Promise<void> {
  const claimed = await keyed(payer, acts, calls.cashback.claimCashback, {});
  if (claimed) acts.promises.claims.push(promisedOf(claimed));
}

/** One order under one key, until it is known what became of it; now and then asked once more. */
async function keyed<C extends Call>(
  { pages, random }: Payer,
  { promises }: Acts,
  declared: C,
  request: CallRequest<C> | Record<string, never>,
): Promise<CallValue<C> | undefined> {
  const idempotencyKey = uuidv7();
  const sendIt = () => random.pick(pages).call(declared, request as CallRequest<C>, { idempotencyKey });
  const onUnknown = () => promises.unknown++;
  // A provider that could not be asked takes the same order later.
  const ask = async (): Promise<CallResult<CallValue<C>>> => {
    const answer = await sendIt();
    const isLater = !answer.ok && answer.code === 'cashier.provider_unavailable';
    return isLater ? { ...answer, code: 'network.unreachable' } : answer;
  };
  const first = expected(await insist(ask, onUnknown));
  if (random.int(10) === 0) {
    const again = expected(await insist(ask, onUnknown));
    if (idOf(again) !== idOf(first)) promises.contradicted.push(idempotencyKey);
  }
  return first;
}

const idOf = (value: unknown): unknown => (value as { id?: unknown } | undefined)?.id;

/** The value; undefined where it was refused as it may be. */
function expected<Value>(answer: CallResult<Value>): Value | undefined {
  if (answer.ok) return answer.value;
  if (ordinary.includes(answer.code)) return undefined;
  throw new Error(`a refusal that no crash explains: ${answer.code} ${JSON.stringify(answer.value)}`);
}

const promisedOf = ({ id, amount }: { id: string; amount: string }): Promised => ({
  id,
  amount: unitsOf(amount),
});
