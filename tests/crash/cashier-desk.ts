import { setTimeout as pause } from 'node:timers/promises';
import type { CallResult, Client } from '@ikka/client';
import { type CallValue, calls } from '@ikka/contract';
import type { SeededRandom } from '@ikka/test-kit';
import type { Promises } from './cashier-promises.ts';
import { insist } from './insist.ts';

const office = calls.officeWithdrawals;
type Row = CallValue<typeof office.officeWithdrawals>['list'][number];
type Detail = CallValue<typeof office.officeWithdrawal>;

/**
 * An operator who moves every withdrawal that waits one step on, again and again, until told to stop. Whatever he was not
 * answered he finds in the list again as it stands, and goes on from there.
 */
export async function keepDesk(
  pages: readonly Client[],
  random: SeededRandom,
  promises: Promises,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const read = () => random.pick(pages).call(office.officeWithdrawals, { query: { pageSize: 50 } });
    const waiting = await insist(read);
    if (!waiting.ok) throw new Error(`the operator's list: ${waiting.code}`);
    for (const row of waiting.value.list) {
      if (isOver()) return;
      await moveOn(row, random.pick(pages), random, promises);
    }
    await pause(50);
  }
}

/** Refusals of an act that was done already, by an attempt whose answer was lost, or that its member was quicker than. */
const overtaken: readonly string[] = ['withdrawal.not_now', 'withdrawal.not_yours', 'case.decided_meanwhile'];

async function moveOn(
  { id, state, holder, version }: Row,
  page: Client,
  random: SeededRandom,
  promises: Promises,
): Promise<void> {
  const params = { id };
  const query = { seen: version };
  const act = async (asked: Promise<CallResult<Detail>>, step?: string): Promise<Detail | undefined> => {
    const answer = await asked;
    if (answer.ok) {
      if (step !== undefined) promises.steps.add(`${id} ${step}`);
      return answer.value;
    }
    if (answer.status >= 400 && answer.status < 500 && !overtaken.includes(answer.code)) {
      throw new Error(`the operator was refused: ${answer.code}`);
    }
    promises.unknown += overtaken.includes(answer.code) ? 0 : 1;
    return undefined;
  };
  const body = { reason: 'the papers do not match' };
  if (state === 'submitted') await act(page.call(office.officeTakeWithdrawal, { params, query }), 'inReview');
  if (state === 'inReview' && random.int(6) === 0) {
    await act(page.call(office.officeRefuseWithdrawal, { params, query, body }), 'refused');
  } else if (state === 'inReview') {
    await act(page.call(office.officeApproveWithdrawal, { params, query }), 'approved');
  }
  if (state === 'approved' && random.int(8) === 0) {
    await act(page.call(office.officeCancelWithdrawal, { params, query, body }), 'cancelled');
  } else if (state === 'approved') {
    await act(page.call(office.officeBeginPayment, { params, query }), 'paying');
  }
  if (state === 'paying') {
    const paid = { reference: `JC-${id}` };
    await act(page.call(office.officePayWithdrawal, { params, query, body: paid }), 'paid');
  }
  if (state !== 'disputed') return;
  const taken =
    holder === null
      ? await act(page.call(office.officeTakeWithdrawal, { params, query }))
      : await act(page.call(office.officeWithdrawal, { params }));
  if (!taken?.dispute) return;
  const returned = random.int(2) === 0 ? taken.dispute.remainder : '100.00';
  const resolution = { returned, reason: 'the bank has found it' };
  await act(
    page.call(office.officeResolveWithdrawal, { params, query: { seen: taken.version }, body: resolution }),
    'resolved',
  );
}
