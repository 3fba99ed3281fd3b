import { isRefusal, type Refusal } from '@ikka/contract';
import {
  contributionOf,
  drawJackpot,
  drawShot,
  type JackpotDraw,
  jackpotShare,
  multiplierOf,
  payoutOf,
  type SeatEntry,
  SHOTS_MOST,
  type Shot,
  type ShotDraw,
  type Trial,
  trialStakeOf,
  winsJackpot,
} from '@ikka/darya/rules';
import { openStream } from '@ikka/fair';
import type { Rounds, Series } from '../../rounds/index.ts';
import type { Pots } from './pots.ts';
import type { PotShare, Treasure } from './treasure.ts';

/** A trial that was drawn and is not charged yet. Nobody has seen it. */
export interface DrawnTrial {
  readonly nonce: number;
  readonly shot: Shot;
  readonly draw: ShotDraw;
  readonly bullet: number;
  /** Which fish of which scene it tried, and the kind that it was by then. */
  readonly fish: number;
  readonly scene: number;
  readonly trial: Trial;
  readonly multiplier: number;
  readonly payout: bigint;
  /** What the dearest trial of the room stakes, as it was drawn under. */
  readonly unit: bigint;
  readonly jackpotDraw: JackpotDraw;
  readonly winsJackpot: boolean;
}

/** What became of a batch. */
export interface BatchEvents {
  committed(batch: {
    readonly roundId: string;
    readonly stake: bigint;
    readonly payout: bigint;
    readonly balance: bigint;
    /** What of the payout came out of the pot. */
    readonly jackpot: bigint;
    readonly trials: readonly DrawnTrial[];
    /** [D23] What the treasure paid where its boss was caught. */
    readonly shares: readonly PotShare[];
  }): void;
  /** None of these was charged, by a refusal of the contract or because the stream moved: they have not happened. */
  voided(trials: readonly DrawnTrial[], why: Refusal | 'moved' | 'elsewhere' | 'failed'): void;
}

export interface BatchParts {
  readonly rounds: Pick<Rounds, 'openSeries' | 'commitSeries'>;
  readonly gameId: string;
  readonly vassalage: string;
  readonly newId: () => string;
  readonly wait: (ms: number) => Promise<void>;
  readonly onFault: (error: unknown) => void;
}

/** The shots of one seat between their trials and the ledger: one batch at a time, in the order in which they were drawn. */
export interface Batches {
  /** Whether the stream is open: without it no bullet meets anything. */
  readonly isReady: boolean;
  /** What waits to be charged, in smallest units. */
  readonly waitingStake: bigint;
  /** Draws a trial by the member's next nonce; `unit`: what the dearest trial of the room stakes, in the player's money. */
  draw(trial: Trial, of: Pick<DrawnTrial, 'bullet' | 'fish' | 'scene'>, unit: bigint): DrawnTrial;
  /** Charges what waits: at once where a catch is among it, which is to be told; else once the first has waited for as long as it may. */
  commit(now: number): void;
  /** Charges what waits and resolves when it is decided. */
  close(): Promise<void>;
}

/** [D23] What a batch stakes at each boss that guards the treasure, by its number in the scene. */
function shotsAtBosses(batch: readonly DrawnTrial[]): ReadonlyMap<number, bigint> {
  const stakes = new Map<number, bigint>();
  for (const { trial, fish, shot } of batch) {
    if (trial.kind.guardsTreasure) stakes.set(fish, (stakes.get(fish) ?? 0n) + BigInt(shot.stake));
  }
  return stakes;
}

/** A batch is charged at the latest so long after its first trial. */
const batchMs = 900;
const attemptsMost = 4;
const pauseMs = 400;

export function createBatches(
  parts: BatchParts,
  seat: SeatEntry & { readonly seatId: string },
  pot: { readonly label: string; readonly pots: Pots; readonly treasure: Treasure },
  events: BatchEvents,
): Batches {
  const memberId = BigInt(seat.memberId);
  let series: Series | null = null;
  let waiting: DrawnTrial[] = [];
  let waitingStake = 0n;
  let firstAt: number | null = null;
  /** What was charged since the seat was taken, of which the pot has its share. */
  let charged = 0n;
  /** What of it was shot at bosses that guard the treasure. */
  let chargedAtBosses = 0n;
  let running: Promise<void> | null = null;
  let isOpening = false;
  let isClosed = false;

  const open = (): void => {
    if (isOpening) return;
    isOpening = true;
    parts.rounds
      .openSeries({ memberId, gameId: parts.gameId, clientSeed: seat.seatId })
      .then((opened) => {
        if (!isRefusal(opened)) series = opened;
      })
      .catch(parts.onFault)
      .finally(() => {
        isOpening = false;
      });
  };
  open();

  const take = (): DrawnTrial[] => {
    // A batch is drawn under one unit of the pot.
    const other = waiting.findIndex(({ unit }) => unit !== waiting[0]?.unit);
    const most = Math.min(SHOTS_MOST, other === -1 ? SHOTS_MOST : other);
    const taken = waiting.slice(0, most);
    waiting = waiting.slice(most);
    if (waiting.length === 0) firstAt = null;
    return taken;
  };

  /** What was drawn after a batch that was not charged has lost its place in the stream, and has not happened either. */
  const voidAll = (batch: readonly DrawnTrial[], why: Parameters<BatchEvents['voided']>[1]): void => {
    const all = [...batch, ...waiting];
    waiting = [];
    waitingStake = 0n;
    firstAt = null;
    series = null;
    events.voided(all, why);
    if (!isClosed && why !== 'elsewhere') open();
  };

  const send = async (batch: readonly DrawnTrial[], from: Series): Promise<void> => {
    const first = batch[0];
    if (first === undefined) return;
    const stake = batch.reduce((sum, { shot }) => sum + BigInt(shot.stake), 0n);
    const isJackpot = batch.some(({ winsJackpot: wins }) => wins);
    const roundId = parts.newId();
    const atBosses = shotsAtBosses(batch);
    const stakeAtBosses = [...atBosses.values()].reduce((sum, one) => sum + one, 0n);
    const given = pot.treasure.contribution(chargedAtBosses, chargedAtBosses + stakeAtBosses);
    const caughtBoss = batch.find(({ trial, multiplier }) => trial.kind.guardsTreasure && multiplier > 0);
    const shotsAt = (fish: number) => ({
      fish,
      memberId,
      currency: seat.currency,
      stake: atBosses.get(fish) ?? 0n,
      roundId,
    });
    /** What a batch wins of the pot is what the pot holds by now; otherwise its record says what was shown. */
    const roundOf = (held: bigint, shares: readonly PotShare[]) => ({
      play: {
        memberId,
        playSessionId: seat.playSessionId,
        gameId: parts.gameId,
        vassalage: parts.vassalage,
        currency: seat.currency,
      },
      roundId,
      pairId: from.pairId,
      nonce: first.nonce,
      nonces: batch.length,
      stake,
      choice: {
        shots: batch.map(({ shot }) => shot),
        jackpot: { unit: String(first.unit), pot: String(held) },
        treasure: String(pot.treasure.pots.held(seat.currency)),
      },
      outcome: {
        draws: batch.map(({ draw }) => draw),
        jackpots: batch.map(({ jackpotDraw }) => jackpotDraw),
      },
      pots: [
        {
          label: pot.label,
          contribution: contributionOf(jackpotShare, charged, charged + stake),
          won: isJackpot ? held : 0n,
        },
        { label: pot.treasure.label, contribution: given, won: 0n },
      ],
      shares,
    });
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { currency } = seat;
        const held = isJackpot ? await pot.pots.read(currency) : pot.pots.held(currency);
        const shares =
          caughtBoss === undefined ? [] : await pot.treasure.divide(shotsAt(caughtBoss.fish), given);
        const done = await parts.rounds.commitSeries(roundOf(held, shares));
        if (done === 'moved') return await moved(batch, from);
        if (done === 'pot_short') {
          if (attempt < attemptsMost) continue;
          return voidAll(batch, 'failed');
        }
        // A member who plays elsewhere at once waits for his turn: nothing was written.
        if (isRefusal(done) && done.code === 'request.too_many' && attempt < attemptsMost) {
          await parts.wait(pauseMs);
          continue;
        }
        if (isRefusal(done)) return voidAll(batch, done);
        waitingStake -= stake;
        charged += stake;
        chargedAtBosses += stakeAtBosses;
        const { payout } = done.round;
        for (const fish of atBosses.keys()) pot.treasure.note(shotsAt(fish));
        const caught = batch.reduce((sum, trial) => sum + trial.payout, 0n);
        return events.committed({
          roundId,
          stake,
          payout,
          balance: done.balance,
          jackpot: payout - caught,
          trials: batch,
          shares,
        });
      } catch (error) {
        // Whether it was written is not known: the same round is committed again, or found.
        parts.onFault(error);
        if (attempt >= attemptsMost) return voidAll(batch, 'failed');
        await parts.wait(pauseMs * attempt);
      }
    }
  };

  /** The pair was rotated, which begins a new stream; or somebody else draws from the same one. */
  const moved = async (batch: readonly DrawnTrial[], from: Series): Promise<void> => {
    const now = await parts.rounds
      .openSeries({ memberId, gameId: parts.gameId, clientSeed: seat.seatId })
      .catch(() => null);
    const isOther = now !== null && !isRefusal(now) && now.pairId === from.pairId;
    voidAll(batch, isOther ? 'elsewhere' : 'moved');
  };

  const run = async (): Promise<void> => {
    while (waiting.length > 0 && series !== null) await send(take(), series);
    running = null;
  };

  return {
    get isReady() {
      return series !== null && !isClosed;
    },
    get waitingStake() {
      return waitingStake;
    },
    draw(trial, of, unit) {
      if (series === null) throw new Error('a trial is drawn from no stream');
      const stake = trialStakeOf(trial.weapon, trial.value);
      if (stake === null) throw new Error('a bullet flies whose value does not divide');
      const seeds = series.draw();
      const jackpot = { unit: String(unit), pot: '0' };
      const stream = openStream(seeds);
      const draw = drawShot(stream, trial);
      const jackpotDraw = drawJackpot(stream, stake, jackpot);
      const multiplier = multiplierOf(trial, draw) ?? 0;
      const drawn: DrawnTrial = {
        ...of,
        nonce: seeds.nonce,
        shot: { fish: trial.kind.id, weapon: trial.weapon.id, stake: String(stake) },
        draw,
        trial,
        multiplier,
        payout: payoutOf(trial, multiplier),
        unit,
        jackpotDraw,
        winsJackpot: winsJackpot(stake, jackpot, jackpotDraw) ?? false,
      };
      waiting.push(drawn);
      waitingStake += stake;
      return drawn;
    },
    commit(now) {
      if (waiting.length === 0) {
        if (series === null && !isClosed) open();
        return;
      }
      firstAt ??= now;
      if (running !== null) return;
      const hasCatch = waiting.some(({ multiplier, winsJackpot: wins }) => multiplier > 0 || wins);
      if (hasCatch || now - firstAt >= batchMs || waiting.length >= SHOTS_MOST / 2) running = run();
    },
    async close() {
      isClosed = true;
      await running;
      if (waiting.length > 0 && series !== null) await run();
    },
  };
}
