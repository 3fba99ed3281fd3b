import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import {
  checkShot,
  createWater,
  type DaryaRoom,
  type Flying,
  jackpotUnitOf,
  kindOf,
  type RoomHead,
  type SeatEntry,
  type Spawn,
  scheduleOf,
  stakeOf,
  weaponOf,
} from '@ikka/darya/rules';
import type { JsonValue, RoomState } from '@ikka/game-kit';
import type { RoomCommand } from '../commands.ts';
import type { LiveLine, RoomLive } from '../room-game.ts';
import { batchNews, treasureNews } from './batch-news.ts';
import { type BatchEvents, type BatchParts, createBatches, type DrawnTrial } from './batches.ts';
import { freeze, goneMs, idleMs, type LiveScene, type LiveSeat, lookAround } from './live-state.ts';
import type { FireAnswer, LiveCommand, LiveNews, LookAnswer, OwnLiveNews } from './live-types.ts';
import { createPots } from './pots.ts';
import { createSittings } from './sittings/sittings.ts';
import type { Sitting } from './sittings/store.ts';
import { createTreasure } from './treasure.ts';

export interface LiveWaterParts extends BatchParts {
  readonly now: () => number;
  /** The member's cash in smallest units. */
  readonly cashOf: (memberId: bigint, currency: string) => Promise<bigint>;
  /** What the pot of a room holds, in smallest units. */
  readonly potOf: (roomId: string, currency: string) => Promise<bigint>;
  /** Writes down how somebody fires. */
  readonly writeSitting: (sitting: Sitting) => Promise<void>;
  /** Calls `work` again and again until what it answers is called. */
  readonly every: (ms: number, work: () => void) => () => void;
}

const turnMs = 50;
/** Others' shots are told so often: a page draws each from where it was fired, and when. */
const shotsToldMs = 100;

/** [D11, D14, D15] The bullets and fish of one room, kept by its owner alone. */
export function createLiveWater(parts: LiveWaterParts, room: DaryaRoom, line: LiveLine): RoomLive {
  const { hall } = room;
  const seats = new Map<string, LiveSeat>();
  let scene: LiveScene | null = null;
  let stop: (() => void) | null = null;
  let toldAt = Number.NEGATIVE_INFINITY;
  const closing = new Set<Promise<void>>();
  const pots = createPots((currency) => parts.potOf(room.id, currency), parts.onFault);
  const treasure = createTreasure(room.id, parts.potOf, parts.onFault);
  const sittings = createSittings(room.id, parts.writeSitting, parts.newId, parts.onFault);

  const bySeat = (seat: number): LiveSeat | undefined => [...seats.values()].find((one) => one.seat === seat);
  const seatOf = (playSessionId: string): LiveSeat | undefined =>
    [...seats.values()].find(({ entry }) => entry.playSessionId === playSessionId);
  const sceneTime = ({ openedAt }: LiveScene): number => parts.now() - openedAt;

  const tellOwn = ({ entry }: LiveSeat, news: OwnLiveNews, balance: bigint | null = null): void => {
    const { memberId, currency } = entry;
    line.tell([], [{ memberId, currency, news, balance: balance === null ? null : String(balance) }]);
  };

  /** Bullets that will meet nothing more have cost nothing. */
  const giveBack = (seat: LiveSeat, code: string | null): void => {
    if (scene !== null) {
      for (const [key, bullet] of scene.water.bullets)
        if (bullet.seat === seat.seat) scene.water.bullets.delete(key);
    }
    const bullets = [...seat.stakes.keys()];
    seat.stakes.clear();
    seat.loaded.clear();
    if (bullets.length > 0) tellOwn(seat, { type: 'returned', code, bullets });
  };

  const newSeat = (seatId: string, entry: SeatEntry): LiveSeat => {
    const at = parts.now();
    const seat: LiveSeat = {
      seatId,
      entry,
      seat: entry.seat,
      lastBullet: 0,
      lastAt: Number.NEGATIVE_INFINITY,
      balance: null,
      stakes: new Map(),
      loaded: new Map(),
      heardAt: at,
      firedAt: at,
      isLeaving: false,
      shown: [],
      batches: createBatches(
        parts,
        { ...entry, seatId },
        { label: room.id, pots, treasure },
        {
          committed: (batch) => committed(seat, batch),
          voided(trials, why) {
            for (const trial of trials) undo(trial);
            giveBack(seat, isRefusal(why) ? why.code : null);
            const bullets = [...new Set(trials.map(({ bullet }) => bullet))];
            if (bullets.length > 0)
              tellOwn(seat, { type: 'returned', code: isRefusal(why) ? why.code : null, bullets });
            if (why === 'elsewhere') putOut(seat, 'elsewhere');
            else void readCash(seat);
          },
        },
      ),
    };
    void readCash(seat);
    return seat;
  };

  const readCash = async (seat: LiveSeat): Promise<void> => {
    try {
      seat.balance = await parts.cashOf(BigInt(seat.entry.memberId), seat.entry.currency);
    } catch (error) {
      parts.onFault(error);
    }
  };

  /** [D21] What a pot holds, to whoever plays for it. */
  const tellPot = (currency: string): void => {
    const held = { pot: String(pots.held(currency)), treasure: String(treasure.pots.held(currency)) };
    for (const seat of seats.values())
      if (seat.entry.currency === currency) tellOwn(seat, { type: 'pot', ...held });
  };

  const putOut = (seat: LiveSeat, why: 'idle' | 'elsewhere' | null): void => {
    if (seat.isLeaving) return;
    seat.isLeaving = true;
    if (why !== null) tellOwn(seat, { type: 'put_out', why });
    line.submit({ type: 'leave', id: seat.seatId }).catch((error: unknown) => {
      seat.isLeaving = false;
      parts.onFault(error);
    });
  };

  const closeSeat = (seat: LiveSeat): void => {
    sittings.end(seat.seatId);
    giveBack(seat, null);
    const closed: Promise<void> = seat.batches.close().finally(() => closing.delete(closed));
    closing.add(closed);
  };

  /** A catch that was not charged has not happened: the fish swims on. */
  const undo = ({ scene: no, fish, trial, multiplier }: DrawnTrial): void => {
    if (scene?.no !== no || multiplier === 0) return;
    scene.pending.delete(fish);
    if (trial.kind.next === undefined) scene.water.caught.delete(fish);
  };

  const committed = (
    seat: LiveSeat,
    { roundId, stake, payout, balance, jackpot, trials, shares }: Parameters<BatchEvents['committed']>[0],
  ): void => {
    seat.balance = balance;
    const events: LiveNews[] = [];
    for (const { scene: no, fish, trial, multiplier } of trials) {
      if (scene?.no !== no || multiplier === 0) continue;
      const { kind } = trial;
      const next = kind.next === undefined ? undefined : kindOf(hall, kind.next);
      scene.pending.delete(fish);
      if (next !== undefined) scene.stages.set(fish, next);
      events.push({
        type: 'caught',
        scene: no,
        seat: seat.seat,
        fish,
        kind: kind.id,
        multiplier,
        next: next?.id ?? null,
      });
      if (kind.effect === 'freeze') events.push(...freeze(scene, sceneTime(scene)));
      if (kind.guardsTreasure) treasure.over(fish);
    }
    const { memberId, currency } = seat.entry;
    if (jackpot > 0n) {
      events.push({ type: 'jackpot', seat: seat.seat, amount: String(jackpot), currency });
      pots.read(currency).then(() => tellPot(currency), parts.onFault);
    }
    const divided = treasureNews(seat.seat, { trials, shares });
    events.push(...divided.told);
    for (const one of shares)
      treasure.pots.read(one.currency).then(() => tellPot(one.currency), parts.onFault);
    const news = batchNews({ roundId, stake, payout, jackpot, trials });
    line.tell(events, [{ memberId, currency, news, balance: String(balance) }, ...divided.own]);
  };

  const meet = (now: LiveScene, bullet: Flying, spawn: Spawn): 'alive' | 'caught' => {
    const seat = bySeat(bullet.seat);
    const loaded = seat?.loaded.get(bullet.id);
    if (seat === undefined || loaded === undefined || !seat.batches.isReady) return 'alive';
    if (now.pending.has(spawn.index)) return 'alive';
    const kind = now.stages.get(spawn.index) ?? spawn.kind;
    const drawn = seat.batches.draw(
      { kind, weapon: bullet.weapon, value: loaded.value },
      { bullet: bullet.id, fish: spawn.index, scene: now.no },
      loaded.unit,
    );
    loaded.trials += 1;
    sittings.trial(seat.seatId, kind);
    seat.stakes.set(bullet.id, (seat.stakes.get(bullet.id) ?? 0n) - BigInt(drawn.shot.stake));
    if (drawn.multiplier === 0) return 'alive';
    now.pending.add(spawn.index);
    return kind.next === undefined ? 'caught' : 'alive';
  };

  const end = (bullet: Flying): void => {
    const seat = bySeat(bullet.seat);
    if (seat === undefined) return;
    const trials = seat.loaded.get(bullet.id)?.trials ?? 0;
    seat.stakes.delete(bullet.id);
    seat.loaded.delete(bullet.id);
    if (trials === 0) tellOwn(seat, { type: 'returned', code: null, bullets: [bullet.id] });
  };

  const turn = (): void => {
    const at = parts.now();
    if (scene !== null) {
      const now = scene;
      now.water.advance(sceneTime(now), { meet: (bullet, spawn) => meet(now, bullet, spawn), end });
      const fired = [...seats.values()].filter(({ shown }) => shown.length > 0);
      if (fired.length > 0 && at - toldAt >= shotsToldMs) {
        toldAt = at;
        line.tell(
          fired.map(({ seat, shown }): LiveNews => ({ type: 'shots', scene: now.no, seat, shots: shown })),
          [],
        );
        for (const seat of fired) seat.shown = [];
      }
    }
    const moneys = new Set([...seats.values()].map(({ entry }) => entry.currency));
    pots.refresh(moneys, at, tellPot);
    treasure.pots.refresh(moneys, at, tellPot);
    sittings.turn(at);
    for (const seat of seats.values()) {
      seat.batches.commit(at);
      if (at - seat.heardAt > goneMs) putOut(seat, null);
      else if (at - seat.firedAt > idleMs) putOut(seat, 'idle');
    }
  };

  const fire = (
    { playSessionId, scene: no, values, shots }: LiveCommand & { readonly type: 'fire' },
    memberId: bigint,
  ): FireAnswer | Refusal => {
    const seat = seatOf(playSessionId);
    if (seat === undefined || seat.entry.memberId !== String(memberId) || seat.isLeaving)
      return refuse('darya.not_seated');
    seat.heardAt = parts.now();
    if (shots.length > 0 && scene?.no !== no) return refuse('darya.scene_over');
    const refused: { bullet: number; why: FireAnswer['refused'][number]['why'] }[] = [];
    if (scene !== null) {
      for (const shot of shots) {
        // One that was sent before, whose answer was lost.
        if (shot.bullet <= seat.lastBullet) continue;
        const why = shoot(scene, seat, shot, values);
        seat.lastBullet = shot.bullet;
        if (why !== null) refused.push({ bullet: shot.bullet, why });
      }
    }
    return { lastBullet: seat.lastBullet, refused };
  };

  const shoot = (
    now: LiveScene,
    seat: LiveSeat,
    shot: (LiveCommand & { readonly type: 'fire' })['shots'][number],
    values: readonly string[],
  ): FireAnswer['refused'][number]['why'] | null => {
    const weapon = weaponOf(shot.weapon);
    const level = values.indexOf(shot.value) + 1;
    const value = BigInt(shot.value);
    const stake = weapon === undefined ? null : stakeOf(weapon, value);
    if (weapon === undefined || level === 0 || stake === null) return 'value';
    const wanted = { ...shot, weapon };
    const problem = checkShot(hall, now.water, seat, wanted, sceneTime(now));
    if (problem !== null) return problem;
    const flying = [...seat.stakes.values()].reduce((sum, one) => sum + one, 0n);
    if (seat.balance === null || flying + seat.batches.waitingStake + stake > seat.balance) return 'funds';
    const { bullet: id, angle, at, target } = shot;
    now.water.fire({ id, seat: seat.seat, weapon, angle, at, target });
    seat.stakes.set(id, stake);
    seat.loaded.set(id, { level, value, unit: jackpotUnitOf(values.map(BigInt)), trials: 0 });
    seat.lastAt = at;
    seat.firedAt = parts.now();
    sittings.shot(seat, { weapon: weapon.id, angle, target }, now.openedAt + at);
    seat.shown.push({ bullet: id, weapon: weapon.id, level, angle, at, target });
    return null;
  };

  const look = (playSessionId: string): LookAnswer => {
    const seat = seatOf(playSessionId);
    if (seat !== undefined) seat.heardAt = parts.now();
    return lookAround(scene, seats.values(), seat);
  };

  return {
    show({ head, entries }: RoomState<JsonValue, JsonValue>) {
      const stands = head as RoomHead;
      const no = stands.phase === 'scene' ? stands.no : null;
      if (scene !== null && scene.no !== no) {
        // [D14] The scene is over: what flies comes back.
        for (const seat of seats.values()) giveBack(seat, null);
        treasure.clear();
        scene = null;
      }
      for (const [seatId, seat] of seats) {
        if (entries.has(seatId)) continue;
        seats.delete(seatId);
        closeSeat(seat);
      }
      for (const [seatId, entry] of entries as ReadonlyMap<string, SeatEntry>) {
        if (!seats.has(seatId)) seats.set(seatId, newSeat(seatId, entry));
      }
      if (stands.phase === 'scene' && scene === null) {
        const { serverSeed, clientSeed, openedAt } = stands;
        scene = {
          no: stands.no,
          openedAt,
          water: createWater(scheduleOf(hall, { serverSeed, clientSeed })),
          stages: new Map(),
          pending: new Set(),
        };
        for (const seat of seats.values()) seat.lastAt = Number.NEGATIVE_INFINITY;
      }
      if (seats.size > 0 && stop === null) stop = parts.every(turnMs, turn);
      if (seats.size === 0) {
        stop?.();
        stop = null;
      }
    },
    take({ bettor, command }: RoomCommand) {
      const wanted = command as LiveCommand | { readonly type: 'sit' | 'leave' };
      if (wanted.type === 'fire') return Promise.resolve(fire(wanted, bettor.memberId));
      return wanted.type === 'look' ? Promise.resolve(look(wanted.playSessionId)) : null;
    },
    async close() {
      stop?.();
      stop = null;
      for (const seat of seats.values()) closeSeat(seat);
      seats.clear();
      scene = null;
      await Promise.all([...closing, sittings.settled()]);
    },
  };
}
