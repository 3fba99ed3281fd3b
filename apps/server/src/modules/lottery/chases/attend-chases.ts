import { isRefusal } from '@ikka/contract';
import { type ChasePlan, type ChaseView, nextOfChase } from '@ikka/lottery/rules';
import { knownCurrency } from '@ikka/money';
import { v7 } from 'uuid';
import { isOnSale } from '../issues/attend-issues.ts';
import { placeSlip, type SlipParts, type SlipRefusal } from '../slips/place-slip.ts';
import { findIssue } from '../store.ts';
import {
  claimSlipId,
  dueChases,
  endChase,
  findChase,
  moveStep,
  type StoredChase,
  type StoredStep,
  stepsOf,
} from './store.ts';
import { contentOf, linesAt } from './stored-chase.ts';

const chasesAtOnce = 1_000;
const atATime = 10;

/** Refusals that concern one issue alone: the chase goes on with the next. After any other it stops. */
const ofOneIssue = new Set([
  'lottery.issue_closed',
  'lottery.issue_unknown',
  'lottery.number_full',
  'lottery.member_max',
  'game.unavailable',
  'game.in_maintenance',
]);

/** Charges what is due of every chase. Safe to run in any number of processes. */
export async function attendChases(parts: SlipParts): Promise<void> {
  const due = await dueChases(parts.database.db, parts.clock.now(), chasesAtOnce);
  const attend = (id: string) =>
    attendChase(parts, id).catch((error: unknown) =>
      parts.log.error({ err: error, chase: id }, 'a chase could not be followed; it will be tried again'),
    );
  for (let at = 0; at < due.length; at += atATime) await Promise.all(due.slice(at, at + atATime).map(attend));
}

/** Does what is to be done for a chase now, step by step, until it has to wait or is over. Answers the refusal by which it stopped. */
export async function attendChase(parts: SlipParts, id: string): Promise<SlipRefusal | null> {
  const { db } = parts.database;
  const chase = await findChase(db, id);
  if (chase === null) return null;
  for (;;) {
    const steps = await noteEnded(parts, await stepsOf(db, [id]));
    const plan: ChasePlan = {
      issues: steps.map(({ number }) => number),
      multiples: steps.map(({ multiple }) => BigInt(multiple)),
      stopsAfterWin: chase.stopsAfterWin,
    };
    const view: ChaseView = {
      states: steps.map(({ state }) => state),
      sales: await Promise.all(steps.map((step) => salesOf(parts, chase, step))),
    };
    const next = nextOfChase(plan, view);
    if (next.do === 'wait') return null;
    if (!('at' in next)) {
      const isOver = next.do === 'stop' || steps.every(({ state }) => state !== 'charged');
      if (isOver) await parts.database.transaction((tx) => endChase(tx, id, 'ended', null));
      return null;
    }
    const step = steps[next.at];
    if (step === undefined) throw new Error(`chase ${id} has no step ${next.at}`);
    if (next.do === 'miss') {
      await moveStep(db, step, ['waiting'], { state: 'missed', why: 'lottery.issue_closed' });
      continue;
    }
    const refused = await charge(parts, chase, step);
    if (refused !== null) return refused.code === 'request.too_many' ? null : refused;
  }
}

/** Whether an issue of a chase takes bets; one that is over is not looked up. */
async function salesOf(
  parts: SlipParts,
  { game }: StoredChase,
  { state, number, opensAt, closesAt }: StoredStep,
): Promise<ChaseView['sales'][number]> {
  const now = parts.clock.now();
  if (state !== 'waiting' || now >= closesAt) return 'closed';
  if (now < opensAt) return 'ahead';
  const issue = await findIssue(parts.database.db, game, number);
  // Its number is due, and whoever opens it has not come to it yet.
  if (issue === null) return 'ahead';
  return isOnSale(issue, now) ? 'open' : 'closed';
}

/** What became of the slips that were charged; one that was placed by a process that died then is noted too. */
async function noteEnded(parts: SlipParts, steps: readonly StoredStep[]): Promise<StoredStep[]> {
  const { db } = parts.database;
  return Promise.all(
    steps.map(async (step) => {
      if (step.slipId === null || (step.state !== 'charged' && step.state !== 'waiting')) return step;
      const slip = await parts.standing.find(step.slipId);
      if (slip === null) return step;
      if (slip.state === 'open') {
        await moveStep(db, step, ['waiting'], { state: 'charged' });
        return { ...step, state: 'charged' as const };
      }
      const payout = slip.payout ?? 0n;
      const to =
        slip.state === 'returned'
          ? ({ state: 'void', payout: null } as const)
          : ({ state: payout > 0n ? 'won' : 'lost', payout } as const);
      await moveStep(db, step, ['charged', 'waiting'], to);
      return { ...step, ...to };
    }),
  );
}

/** Charges one issue. Answers a refusal by which the chase stopped, or by which it has to be looked at again. */
async function charge(parts: SlipParts, chase: StoredChase, step: StoredStep): Promise<SlipRefusal | null> {
  const { db } = parts.database;
  const slipId = await claimSlipId(db, step, v7({ msecs: parts.clock.now().getTime() }));
  // Stopped, or charged by another process, meanwhile.
  if (slipId === null) return null;
  const { lines, group } = contentOf(chase);
  const placed = await placeSlip(parts, {
    bettor: { memberId: chase.memberId, currency: chase.currency },
    id: slipId,
    game: chase.game,
    issue: step.number,
    lines: linesAt(lines, step.multiple, knownCurrency(chase.currency)),
    group: group ?? undefined,
    chaseId: chase.id,
  });
  if (!isRefusal(placed)) {
    // A stop that came while it was charged came too late for it.
    await moveStep(db, step, ['waiting', 'stopped'], { state: 'charged' });
    return null;
  }
  if (placed.code === 'request.too_many') return placed;
  if (ofOneIssue.has(placed.code)) {
    await moveStep(db, step, ['waiting'], { state: 'missed', why: placed.code });
    return null;
  }
  await parts.database.transaction(async (tx) => {
    await moveStep(tx, step, ['waiting'], { state: 'missed', why: placed.code });
    await endChase(tx, chase.id, 'stopped', placed.code);
  });
  return placed;
}
