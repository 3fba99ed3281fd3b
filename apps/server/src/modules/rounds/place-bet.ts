import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import { type InstantBet, type InstantGame, isStakeOffered } from '@ikka/game-kit';
import { type Currency, formatAmount } from '@ikka/money';
import type { PlaySession } from '../../platform/calls.ts';
import { attemptsMost, stepAside } from '../../platform/turns.ts';
import type { ClosedGame } from '../catalogue/index.ts';
import type { Post, PostedTransfer, PostOutcome, RefusalReason, Transfer } from '../ledger/index.ts';
import { openGuard, type PlayGuard } from '../protection/index.ts';
import type { RoundsParts } from './index.ts';
import { type HeldSeat, type Seats, unknownVersion } from './seats.ts';
import type { SeedPair } from './seeds.ts';
import { seedsMovedOn } from './store.ts';

/** Why a stake is not taken, whatever it is staked on. */
export type StakeRefusal = Refusal<
  | 'wallet.insufficient_funds'
  | 'wallet.limit_reached'
  | 'protection.excluded'
  | 'protection.time_used_up'
  | 'member.suspended'
  | 'request.too_many'
  | 'idempotency.mismatch'
>;

export type PlayRefusal =
  | StakeRefusal
  | Refusal<
      | 'game.unavailable'
      | 'game.in_maintenance'
      | 'round.stake_invalid'
      | 'round.bet_invalid'
      | 'round.win_too_great'
      | 'round.too_soon'
    >;

/** What a stake is taken from: the held seat, the seeds in use, and what stands between the member and the stake. */
export interface StakeSource {
  readonly seat: HeldSeat;
  readonly pair: SeedPair;
  /** The member's cash account. */
  readonly cash: bigint;
  readonly guard: PlayGuard;
  /** What the limits take, to be linked right after the stake, which is the first transfer. */
  readonly taken: readonly Transfer[];
}

/** A bet about to be placed. */
export interface Placing<Answer, Refused> {
  readonly play: Pick<PlaySession, 'memberId' | 'gameId' | 'currency'>;
  readonly stake: bigint;
  readonly roundId: string;
  /** From which what the limits take has its ids; the round where absent. */
  readonly stakeId?: string;
  /** What was answered under this key before, or null where nothing was placed under it. */
  stored(): Promise<Answer | Refused | null>;
  /** What to post, and what to answer once it is posted. Nobody sees the draw of a plan that is not posted. */
  plan(source: StakeSource): Promise<{
    readonly post: Post;
    answer(transfers: readonly PostedTransfer[]): Answer;
  }>;
  /** What to answer where the house lacks what the post moves beside the stake: nothing was written. */
  short?(): Refused;
  /** What to answer where the database refused the post by this SQLSTATE; null where it is a fault. */
  stopped?(sqlState: unknown): Refused | null;
}

/** A network's unevenness must not make an honest page too quick. */
const paceToleranceMs = 400;

/** Whether the house offers this game at the bet's stake now, and takes a bet that could win as much. */
export async function checkOffer(
  parts: RoundsParts,
  gameId: string,
  game: InstantGame,
  bet: InstantBet,
  currency: Currency,
): Promise<ClosedGame | Refusal<'round.stake_invalid' | 'round.win_too_great'> | null> {
  const stakes = await parts.stakes(gameId, currency);
  if (isRefusal(stakes)) return stakes;
  if (!isStakeOffered(game.coinsPerStake, stakes, bet.stake)) {
    return refuse('round.stake_invalid', {
      stakes: stakes.map((offered) => formatAmount(offered, currency)),
    });
  }
  return checkGreatestWin(parts, gameId, bet, currency);
}

/** A payout is never cut: a bet that could win more than the house pays is not taken, and is told what may be staked. */
export function checkGreatestWin(
  parts: RoundsParts,
  gameId: string,
  bet: InstantBet,
  currency: Currency,
): Refusal<'round.win_too_great'> | null {
  const winMax = parts.greatestWin?.(gameId, currency) ?? null;
  const greatest = winMax === null ? null : bet.greatest();
  if (winMax === null || greatest === null || greatest <= winMax) return null;
  return refuse('round.win_too_great', {
    winMax: formatAmount(winMax, currency),
    // A payout is proportional to its stake, and rounded down.
    stakeMax: formatAmount((winMax * bet.stake) / greatest, currency),
  });
}

/**
 * Takes a stake: posts what the bet plans, at the version of the member's cash that was read, from the seed pair's next nonce,
 * within the limits. `closed`: why no round may begin now; one that was begun under the key is answered all the same.
 */
export async function placeBet<Answer, Refused>(
  parts: RoundsParts,
  seats: Seats,
  seat: HeldSeat,
  closed: PlayRefusal | null,
  placing: Placing<Answer, Refused>,
): Promise<Answer | Refused | PlayRefusal> {
  const refusal = closed ?? checkPace(parts, seat, placing.play.gameId);
  if (refusal) return (await placing.stored()) ?? refusal;
  return takeStake(parts, seats, seat, placing);
}

/** Takes a stake as `placeBet` does, whatever the pace: one that a step of a round stakes further. */
export async function takeStake<Answer, Refused>(
  parts: RoundsParts,
  _seats: Seats,
  seat: HeldSeat,
  placing: Placing<Answer, Refused>,
): Promise<Answer | Refused | StakeRefusal> {
  const { memberId, currency } = placing.play;
  const cash = await parts.ledger.memberAccount(memberId, 'cash', parts.currencyCode(currency));
  for (let n = 0; n < attemptsMost; n += 1) {
    await stepAside(n);
    const answer = await attemptBet(parts, seat, placing, cash);
    if (answer !== 'again') return answer;
  }
  return refuse('request.too_many', { retryAfterSeconds: 1 });
}

/** One plan and post. `again`: somebody else played or rotated first, nothing was written, and the seat knows better now. */
async function attemptBet<Answer, Refused>(
  parts: RoundsParts,
  seat: HeldSeat,
  placing: Placing<Answer, Refused>,
  cash: bigint,
): Promise<Answer | Refused | StakeRefusal | 'again'> {
  const { gameId, currency } = placing.play;
  // Without a version the stake is refused as stale whatever stands in its way; the guard is read after the version.
  const guard = seat.cashVersion === unknownVersion ? openGuard : await seat.guard(currency);
  const held = await guard.mayBegin();
  if (held) return (await placing.stored()) ?? held;
  // A round's id follows from the key that its player's browser drew: no first pair is the house's alone.
  const pair = await seat.pair(gameId, placing.roundId);
  const taken = await guard.taken(placing.stake, placing.roundId, placing.stakeId);
  const { post, answer } = await placing.plan({ seat, pair, cash, guard, taken });
  let outcome: PostOutcome;
  try {
    outcome = await parts.ledger.post(post);
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    if (code === seedsMovedOn) {
      seat.forgetPair(gameId);
      return 'again';
    }
    const stopped = placing.stopped?.(code) ?? null;
    if (stopped === null) throw error;
    return stopped;
  }
  if (outcome.status === 'posted') return answer(outcome.transfers);
  if (outcome.status !== 'refused' || outcome.reason === 'id_reused') {
    // Where nothing is stored, the player's key stands for something else: a round of another kind of game, or a bet in a room.
    return (await placing.stored()) ?? refuse('idempotency.mismatch', { roundId: placing.roundId });
  }
  if (outcome.reason === 'stale') {
    seat.cashVersion = outcome.debitVersion;
    // Read after the version: if the version still holds at the post, nobody played in between, and no limit was changed.
    seat.forgetPair(gameId);
    seat.forgetGuard();
    return 'again';
  }
  if (outcome.reason === 'insufficient_funds' && outcome.at > taken.length && placing.short !== undefined)
    return placing.short();
  if (outcome.reason === 'insufficient_funds' && outcome.at > 0) {
    const reached = await guard.limitReached(outcome.at - 1);
    if (reached === null) seat.forgetGuard();
    return reached ?? 'again';
  }
  return refusalOf(outcome.reason);
}

/** The house's pace, counted from the member's last round of the game in this process. */
function checkPace(parts: RoundsParts, seat: HeldSeat, gameId: string): Refusal<'round.too_soon'> | null {
  const last = seat.playedAt.get(gameId);
  if (last === undefined) return null;
  const wait =
    last + parts.settings.get('play.minimum_spin_ms') - paceToleranceMs - parts.clock.now().getTime();
  return wait > 0
    ? refuse('round.too_soon', { retryAfterSeconds: Math.ceil(wait / 1000), retryAfterMs: wait })
    : null;
}

/** What the ledger said of the stake itself. */
function refusalOf(reason: RefusalReason): StakeRefusal {
  switch (reason) {
    case 'insufficient_funds':
      return refuse('wallet.insufficient_funds');
    case 'suspended':
      return refuse('member.suspended');
    default:
      throw new Error(`the ledger refused a round: ${reason}`);
  }
}
