import type { Decision, DecisionContext, JsonValue, RoomRefusal, RoomState, RoomTimer } from '@ikka/game-kit';
import type { LedgerDesk, PostOutcome, RefusalReason } from '../ledger/index.ts';
import { type MoneyParts, type PlannedPost, planPost, type StakeGuard } from './money.ts';
import type { RoomGame } from './room-game.ts';
import type { RoomMemory } from './room-memory.ts';
import { writeStep } from './store.ts';

/** A command that waits for its step. */
export interface Wish {
  readonly command: unknown;
  /** Who sent it; null where the house did. */
  readonly memberId: bigint | null;
  /** When the server received it; that is when it counts. */
  readonly at: number;
  /** Where it may set a stake aside: what was read of its member. */
  readonly stake: StakeGuard | null;
}

/** What became of one command. `cash` is the member's after it, where it moved his money. */
export type WishOutcome =
  | { readonly kind: 'done'; readonly answer: JsonValue; readonly cash: bigint | null }
  | { readonly kind: 'refused'; readonly code: string }
  /** The ledger refused the stake; `limit` is the place of the limit that stood in the way, null where it was the stake. */
  | {
      readonly kind: 'no_money';
      readonly reason: RefusalReason | 'duplicate';
      readonly limit: number | null;
    };

/** What a step has done, to be told after its commit. */
export interface StepTaken {
  readonly outcomes: readonly WishOutcome[];
  /** When it was written. */
  readonly at: Date;
  readonly version: bigint;
  readonly events: readonly JsonValue[];
  /** Entries that changed; null for those that went. */
  readonly entries: ReadonlyMap<string, JsonValue | null>;
  readonly effects: readonly unknown[];
  readonly cash: readonly MemberCash[];
  /** The room after it, as its owner goes on to hold it: whoever needs it later takes a copy. */
  readonly state: RoomState<JsonValue, JsonValue>;
}

/** A member's cash after a step that moved it. */
export interface MemberCash {
  readonly memberId: bigint;
  readonly currency: string;
  readonly balance: bigint;
}

/** Another process owns the room by now: nothing of the step was written. */
export class RoomTaken extends Error {
  override readonly name = 'RoomTaken';
}

/** Some stakes were refused, so nothing is written; the step is decided again without them. */
class StakesRefused extends Error {
  override readonly name = 'StakesRefused';
}

export interface StepParts extends MoneyParts {
  readonly desk: LedgerDesk;
  readonly game: RoomGame;
  readonly fence: bigint;
  readonly leaseMs: number;
  readonly now: () => number;
}

interface Planned {
  readonly wish: number;
  readonly isHold: boolean;
  readonly plan: PlannedPost;
}

type Decided = Decision<JsonValue, JsonValue, JsonValue, unknown> | RoomRefusal;

/**
 * Decides a batch of commands one after another and writes all that follows, money included, in one transaction under the
 * room's fence. A stake that the ledger refuses takes only its own command along: the rest is decided again without it.
 * `memory` is ahead of what is kept only while this runs; whatever is thrown, it is as before.
 */
export async function takeStep(
  parts: StepParts,
  memory: RoomMemory,
  wishes: readonly Wish[],
  context: Omit<DecisionContext<unknown>, 'at'>,
): Promise<StepTaken> {
  const unpaid = new Map<number, WishOutcome>();
  for (let tries = 0; tries <= wishes.length; tries += 1) {
    try {
      return await tryStep(parts, memory, wishes, { context, unpaid });
    } catch (error) {
      memory.takeBack();
      if (!(error instanceof StakesRefused)) throw error;
    }
  }
  throw new Error('a step was refused more often than it has commands');
}

async function tryStep(
  parts: StepParts,
  memory: RoomMemory,
  wishes: readonly Wish[],
  known: {
    readonly context: Omit<DecisionContext<unknown>, 'at'>;
    readonly unpaid: Map<number, WishOutcome>;
  },
): Promise<StepTaken> {
  const decisions: (Decided | null)[] = wishes.map(({ command, at }, index) => {
    if (known.unpaid.has(index)) return null;
    const decided = decide(parts.game, memory, command, { ...known.context, at });
    if (!('refused' in decided)) memory.apply(decided);
    return decided;
  });
  const planned = await planMoney(parts, wishes, decisions);
  const made = decisions.filter((one) => one !== null && !('refused' in one)) as Exclude<
    Decided,
    RoomRefusal
  >[];
  const events = made.flatMap((one) => one.events ?? []);
  const effects = made.flatMap((one) => one.effects ?? []);
  const changes = memory.changes();
  const isNothing = changes.size === 0 && planned.length === 0 && made.every((one) => one.head === undefined);
  const version = isNothing ? memory.version : memory.version + 1n;
  const write = isNothing ? null : await parts.game.prepare(effects);
  let at = new Date(parts.now());
  const posted =
    write === null
      ? []
      : await parts.desk.transact(async (tx, post) => {
          at = new Date(parts.now());
          const step = {
            id: parts.game.roomId,
            fence: parts.fence,
            version,
            head: memory.head,
            entries: changes,
            past: made.flatMap((one) => one.past ?? []),
            events,
            leaseMs: parts.leaseMs,
            at,
          };
          // The room is held before the money moves; both are asked at once, and judged when both have answered.
          const [held, decided] = await Promise.allSettled([
            writeStep(tx, step),
            post(planned.map(({ plan }) => plan.post)),
          ]);
          if (!resultOf(held)) throw new RoomTaken();
          const outcomes = resultOf(decided);
          noteUnpaid(planned, outcomes, known.unpaid);
          await write(tx, at);
          return outcomes;
        });
  memory.keep(version);
  return {
    at,
    version,
    events,
    entries: changes,
    effects,
    cash: cashOf(planned, posted),
    state: memory,
    outcomes: decisions.map((decided, index) =>
      outcomeOf(decided, index, { wishes, planned, posted, ...known }),
    ),
  };
}

function resultOf<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}

/** The house's own wish to end a round has a rule of its own, where the game has one. */
function decide(
  { rules }: RoomGame,
  memory: RoomMemory,
  command: unknown,
  context: DecisionContext<unknown>,
): Decided {
  const isBreakingOff = (command as { readonly type: string }).type === 'break_off';
  if (isBreakingOff) return rules.breakOff?.(memory, context) ?? { answer: null };
  return rules.decide(memory, command as RoomTimer, context);
}

async function planMoney(
  parts: StepParts,
  wishes: readonly Wish[],
  decisions: readonly (Decided | null)[],
): Promise<Planned[]> {
  const plans = decisions.flatMap((decided, wish) => {
    if (decided === null || 'refused' in decided) return [];
    const { roomId, vendorCode } = parts.game;
    return (decided.movements ?? []).map(async (movement) => ({
      wish,
      // Whoever stakes, or brings money to a table, may be refused.
      isHold: movement.kind === 'hold' || movement.kind === 'buy_in',
      plan: await planPost(parts, movement, { roomId, vendorCode, stake: wishes[wish]?.stake ?? null }),
    }));
  });
  return Promise.all(plans);
}

/** Stakes may be refused; what ends a bet never is, unless something is wrong. */
function noteUnpaid(
  planned: readonly Planned[],
  outcomes: readonly PostOutcome[],
  unpaid: Map<number, WishOutcome>,
): void {
  const before = unpaid.size;
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.status === 'posted') continue;
    const one = planned[index];
    const reason = outcome.status === 'refused' ? outcome.reason : 'duplicate';
    if (one === undefined || !one.isHold) throw new Error(`the ledger refused to end a bet: ${reason}`);
    const at = outcome.status === 'refused' ? outcome.at : 0;
    unpaid.set(one.wish, { kind: 'no_money', reason, limit: at > 0 ? at - 1 : null });
  }
  if (unpaid.size > before) throw new StakesRefused();
}

function outcomeOf(
  decided: Decided | null,
  index: number,
  known: {
    readonly wishes: readonly Wish[];
    readonly planned: readonly Planned[];
    readonly posted: readonly PostOutcome[];
    readonly unpaid: ReadonlyMap<number, WishOutcome>;
  },
): WishOutcome {
  const unpaid = known.unpaid.get(index);
  if (unpaid !== undefined) return unpaid;
  if (decided === null) throw new Error('a command was neither decided nor refused');
  if ('refused' in decided) return { kind: 'refused', code: decided.refused };
  // A command may end a hand, and with it move the money of others: theirs is not told to whoever sent it.
  const sender = known.wishes[index]?.memberId;
  const mine = known.planned.findLastIndex(({ wish, plan }) => wish === index && plan.memberId === sender);
  const plan = known.planned[mine]?.plan;
  return {
    kind: 'done',
    answer: decided.answer,
    cash: plan === undefined ? null : balanceAfter(plan, known.posted[mine]),
  };
}

function balanceAfter({ cash }: PlannedPost, outcome: PostOutcome | undefined): bigint | null {
  if (cash === null || outcome === undefined || outcome.status === 'refused') return null;
  return outcome.transfers[cash.at]?.[cash.side] ?? null;
}

/** The last word on each member's cash. */
function cashOf(planned: readonly Planned[], posted: readonly PostOutcome[]): MemberCash[] {
  const last = new Map<string, MemberCash>();
  for (const [index, { plan }] of planned.entries()) {
    const balance = balanceAfter(plan, posted[index]);
    const { memberId, currency } = plan;
    if (balance !== null) last.set(`${memberId}/${currency}`, { memberId, currency, balance });
  }
  return [...last.values()];
}
