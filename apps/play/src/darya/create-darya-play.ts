import { calls, type DaryaEvent, type DaryaPush, type DaryaState, type OwnDaryaNews } from '@ikka/contract';
import { fireLimits, stakeOf, type WeaponId, weaponOf } from '@ikka/darya/rules';
import { formatAmount } from '@ikka/money';
import { payoutTier } from '@ikka/stage-kit';
import { openRoomLine, type RoomLine } from '../room/room-line.ts';
import { createRoomPlay } from '../room/room-play.ts';
import { firstSnapshot } from '../round/first-snapshot.ts';
import { createNumberFields } from '../round/number-fields.ts';
import { amountOf, currencyOfState, type ServerState } from '../round/play-state.ts';
import { createPlayStore } from '../round/play-store.ts';
import { emptyTally } from '../round/tally.ts';
import type { DaryaListenerOfStage, DaryaPlay, DaryaPlayParts } from './darya-play.ts';
import type { DaryaSnapshot } from './darya-snapshot.ts';
import { emptyHaul, haulAfter } from './haul.ts';
import { nextStage } from './next-stage.ts';
import { roomAfter } from './room-after.ts';
import { createShotBasket } from './shot-basket.ts';

/** A little slower than the server allows, so that an uneven clock refuses no shot. */
const pauseMs: Readonly<Record<WeaponId, number>> = { cannon: 165, harpoon: 240, torpedo: 900 };
const hereEveryMs = 8_000;
/** How long it is told who won the pot. */
const potShownMs = 7_000;

export function createDaryaPlay(parts: DaryaPlayParts, first: ServerState): DaryaPlay {
  const currency = currencyOfState(first);
  const amount = (text: string) => amountOf(text, currency);
  const store = createPlayStore<DaryaSnapshot>(parts, first, {
    ...firstSnapshot(first, null, null),
    hasStage: true,
    lastRound: null,
    isLineOpen: true,
    rooms: null,
    room: null,
    sittingIn: null,
    values: [],
    level: 0,
    weapon: 'cannon',
    isAuto: false,
    isLocking: false,
    flying: 0n,
    haul: emptyHaul,
    pot: 0n,
    potWin: null,
    treasure: 0n,
    treasureWin: null,
    putOut: null,
  });
  const { snapshot, set } = store;
  /** What each bullet may stake yet, by its number. */
  const stakes = new Map<number, bigint>();
  let bullet = 0;
  let firedAt = Number.NEGATIVE_INFINITY;
  let line: RoomLine | null = null;
  let stage: DaryaListenerOfStage | null = null;
  let potShown: ReturnType<typeof setTimeout> | null = null;
  let treasureShown: ReturnType<typeof setTimeout> | null = null;

  const common = createRoomPlay(parts, {
    store,
    hasBets: () => stakes.size > 0,
    isShowing: () => false,
    onOver: () => set({ isAuto: false }),
    // A batch is on record before it is told.
    areBetsInBooks: () => true,
  });
  const { isClosed, refresh, showPhase } = common;
  const sumFlying = () => set({ flying: [...stakes.values()].reduce((sum, one) => sum + one, 0n) });

  const refused = (refusal: { readonly code: string; readonly message: string }) => {
    if (common.isOver(refusal)) return;
    set({ notice: { code: refusal.code, message: refusal.message } });
  };

  const drop = (bullets: readonly number[]): void => {
    for (const id of bullets) stakes.delete(id);
    sumFlying();
  };

  const noteRoom = (state: DaryaState): void => {
    const before = snapshot().room;
    const values = state.values.map(amount);
    if (before?.scene?.no !== state.scene?.no) stakes.clear();
    bullet = Math.max(state.me?.lastBullet ?? 0, before === null ? 0 : bullet);
    set({
      room: state,
      pot: amount(state.pot),
      treasure: amount(state.treasure),
      values,
      level: Math.min(snapshot().level, Math.max(0, values.length - 1)),
    });
    sumFlying();
    showPhase();
    const { scene } = state;
    if (scene !== null) stage?.fire(scene.bullets.map((shot) => ({ ...shot, label: String(shot.level) })));
  };

  const showTreasure = (treasureWin: DaryaSnapshot['treasureWin']): void => {
    set({ treasureWin });
    clearTimeout(treasureShown ?? undefined);
    treasureShown = setTimeout(() => set({ treasureWin: null }), potShownMs);
  };

  /** Something that everybody was told: one's own shots and catches are shown by what one is told alone. */
  const noteEvent = (event: DaryaEvent): void => {
    const { room } = snapshot();
    if (room === null) return;
    const isOther = 'seat' in event && event.seat !== room.me?.seat;
    const isOfScene = !('scene' in event) || event.scene === room.scene?.no;
    if (event.type === 'scene') {
      stakes.clear();
      sumFlying();
    } else if (event.type === 'shots' && isOther && isOfScene) {
      const { seat, shots } = event;
      stage?.fire(shots.map((shot) => ({ ...shot, seat, label: String(shot.level) })));
    } else if (event.type === 'caught' && isOther && isOfScene) {
      stage?.caught({ ...event, isOwn: false, payout: null, tier: 'small' });
    } else if (event.type === 'froze' && isOfScene) {
      stage?.froze({ at: event.at, ms: event.ms });
    } else if (event.type === 'jackpot') {
      const { seat, amount: won, currency: money } = event;
      const name = room.seats.find((one) => one.seat === seat)?.name ?? '';
      set({ potWin: { isOwn: seat === room.me?.seat, name, amount: won, currency: money } });
      clearTimeout(potShown ?? undefined);
      potShown = setTimeout(() => set({ potWin: null }), potShownMs);
    } else if (event.type === 'treasure') {
      // Who has a part of it is told by himself, before or after this.
      if (snapshot().treasureWin === null) showTreasure({ kind: event.kind, amount: null });
    }
    set({ room: roomAfter(room, event) });
  };

  const noteOwn = (news: OwnDaryaNews) => {
    if (news.type === 'put_out') return putOut(news.why);
    if (news.type === 'pot') {
      set({ pot: amount(news.pot), treasure: amount(news.treasure) });
      return;
    }
    if (news.type === 'treasure_share') {
      showTreasure({ kind: news.kind, amount: amount(news.amount) });
      set({ net: snapshot().net + amount(news.amount) });
      void refresh();
      return;
    }
    if (news.type === 'returned') {
      drop(news.bullets);
      if (news.code !== null) refused({ code: news.code, message: '' });
      return;
    }
    const { haul, net } = snapshot();
    const [stake, payout] = [amount(news.stake), amount(news.payout)];
    for (const shot of news.shots) {
      const left = (stakes.get(shot.bullet) ?? 0n) - amount(shot.stake);
      // A harpoon may meet further fish.
      if (left > 0n && shot.weapon === 'harpoon') stakes.set(shot.bullet, left);
      else stakes.delete(shot.bullet);
      if (shot.multiplier === 0) continue;
      const seat = snapshot().room?.me?.seat;
      const tier = payoutTier(amount(shot.stake), amount(shot.payout));
      if (seat !== undefined)
        stage?.caught({
          fish: shot.fish,
          seat,
          multiplier: shot.multiplier,
          next: nextStage(first.game.gameId, shot.kind),
          isOwn: true,
          payout: amount(shot.payout),
          tier: shot.multiplier >= 50 ? 'big' : tier === 'good' || tier === 'big' ? 'good' : 'small',
        });
    }
    sumFlying();
    set({
      net: net + payout - stake,
      won: payout,
      haul: haulAfter(haul, { stake, payout, shots: news.shots }),
    });
    parts.tell({ type: 'balance-changed' });
  };

  const putOut = (why: DaryaSnapshot['putOut']): void => {
    line?.close();
    line = null;
    stakes.clear();
    basket.clear();
    set({ room: null, isAuto: false, flying: 0n, putOut: why, isLineOpen: true });
    showPhase();
    void readRooms();
  };

  const watch = (roomId: string): void => {
    line?.close();
    line = openRoomLine<DaryaState, DaryaPush<'room.events'>, DaryaPush<'room.own'>>({
      ...parts,
      openLine: (listen) => parts.openLine(roomId, listen),
      read: () => parts.client.call(calls.darya.daryaState, { params: { roomId } }),
      onRoom(state) {
        if (state.me === null && snapshot().room !== null) return putOut('idle');
        const known = snapshot().room !== null;
        noteRoom(state);
        if (known) void refresh();
      },
      onEvents(push) {
        for (const event of push.events) noteEvent(event);
      },
      onOwn({ version, balance, news }) {
        for (const one of news) noteOwn(one);
        common.noteBalance(version, balance);
      },
      onLine: common.noteLine,
      onSessionOver: common.over,
    });
  };

  const readRooms = async (): Promise<void> => {
    const answer = await parts.client.call(calls.darya.daryaRooms);
    if (isClosed()) return;
    if (answer.ok) set({ rooms: answer.value.rooms });
    else refused(answer);
  };

  const basket = createShotBasket(parts.now, async (shots) => {
    const { room } = snapshot();
    if (room?.scene == null || room.me === null) return;
    const { no } = room.scene;
    let sentAt = parts.now();
    // The same shots again are passed over: what was lost on the way is sent until it is answered.
    const { answer } = await common.send(() => {
      sentAt = parts.now();
      return parts.client.call(calls.darya.fireInDarya, {
        params: { roomId: room.roomId },
        body: { scene: no, shots: [...shots] },
      });
    });
    // Who has left meanwhile is told nothing of a seat that is not his any more.
    if (isClosed() || snapshot().room?.roomId !== room.roomId) return;
    if (answer.ok) {
      // A page whose clock is wrong would fire no shot that counts.
      if (answer.value.refused.some(({ why }) => why === 'late' || why === 'early')) parts.clock.doubt();
      parts.clock.learn({ sentAt, cameAt: parts.now(), serverTime: Date.parse(answer.value.serverTime) });
      drop(answer.value.refused.map((one) => one.bullet));
      if (answer.value.refused.some(({ why }) => why === 'funds'))
        set({ notice: { code: 'wallet.insufficient_funds', message: '' }, isAuto: false });
    } else {
      drop(shots.map((one) => one.bullet));
      if (answer.code === 'darya.not_seated') putOut('idle');
      else if (answer.code !== 'darya.scene_over') refused(answer);
    }
  });

  const here = setInterval(() => {
    if (snapshot().room?.me != null && parts.now() - basket.sentAt > hereEveryMs && basket.isEmpty)
      basket.callNow();
  }, hereEveryMs / 2);

  const numbers = createNumberFields({
    snapshot,
    set,
    isFixed: () => true,
    fields: () => [],
    apply: () => undefined,
  });
  void readRooms();

  return {
    snapshot,
    subscribe: store.subscribe,
    report: set,
    numbers,
    readRooms,
    async sit(roomId) {
      if (snapshot().sittingIn !== null) return;
      set({ sittingIn: roomId, notice: null, putOut: null });
      const key = parts.newKey();
      const { answer } = await common.send(() =>
        parts.client.call(calls.darya.sitInDarya, { params: { roomId } }, { idempotencyKey: key }),
      );
      if (isClosed()) return;
      set({ sittingIn: null });
      if (!answer.ok) {
        refused(answer);
        return void readRooms();
      }
      bullet = 0;
      set({ haul: emptyHaul, level: 0 });
      noteRoom(answer.value);
      watch(roomId);
    },
    async leave() {
      const { room } = snapshot();
      if (room === null) return;
      putOut(null);
      await parts.client.call(calls.darya.leaveDarya, { params: { roomId: room.roomId } });
      void readRooms();
      void refresh();
    },
    trigger({ angle, target }) {
      const { room, values, level, weapon: id, balance, flying, phase, closing } = snapshot();
      const at = parts.now();
      const weapon = weaponOf(id);
      const value = values[level];
      if (room?.scene == null || room.me === null || weapon === undefined || value === undefined) return;
      if (phase === 'ended' || closing !== null || at - firedAt < pauseMs[id]) return;
      if (weapon.isLocked && target === null) return;
      if (stakes.size >= fireLimits.flying) return;
      const stake = stakeOf(weapon, value);
      if (stake === null || flying + stake > balance) {
        set({
          notice: { code: stake === null ? 'round.stake_invalid' : 'wallet.insufficient_funds', message: '' },
          isAuto: false,
        });
        return;
      }
      firedAt = at;
      bullet += 1;
      const sceneAt = Math.round(parts.clock.now() - Date.parse(room.scene.openedAt));
      const shot = { bullet, weapon: id, angle: Math.round(angle * 1e5) / 1e5, at: sceneAt, target };
      stakes.set(bullet, stake);
      sumFlying();
      const shown = formatAmount(value, currency);
      basket.add({ ...shot, value: shown });
      stage?.fire([{ ...shot, seat: room.me.seat, label: shown.replace(/\.00$/, '') }]);
    },
    setLevel: (level) => set({ level: Math.min(Math.max(0, level), snapshot().values.length - 1) }),
    setWeapon: (weapon) => set({ weapon }),
    setAuto: (isAuto) => set({ isAuto, notice: null }),
    setLocking: (isLocking) => set({ isLocking }),
    show(next) {
      stage = next;
      const { room } = snapshot();
      if (next !== null && room?.scene != null)
        next.fire(room.scene.bullets.map((shot) => ({ ...shot, label: String(shot.level) })));
    },
    setStake: () => undefined,
    clearTally: () => set({ tally: emptyTally }),
    startAutoplay: () => undefined,
    stopAutoplay: () => undefined,
    refresh,
    beat: async () => void (await common.beat()),
    close() {
      clearInterval(here);
      basket.close();
      clearTimeout(potShown ?? undefined);
      clearTimeout(treasureShown ?? undefined);
      common.close();
      line?.close();
    },
  };
}
