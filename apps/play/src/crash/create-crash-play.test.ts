import { type CrashPush, calls } from '@ikka/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { betId } from '../room/room-test-line.ts';
import { at } from '../round/play-test-state.ts';
import type { FrameMessage } from '../session/frame-parent.ts';
import { canAddBet, mainAction } from './crash-snapshot.ts';
import { bet, betting, crashed, flight, flightState, openTable, state } from './crash-test-bench.ts';
import type { CrashPlay } from './create-crash-play.ts';

describe('one player at crash', () => {
  let play: CrashPlay | undefined;
  afterEach(() => play?.close());
  const openOn = async (...events: CrashPush<'room.events'>['events']) => {
    const table = openTable();
    play = table.play;
    await table.open();
    if (events.length > 0) await table.push(...events);
    return table;
  };

  it('bets, cashes out, and says where it counted', async () => {
    const table = await openOn(betting(4));
    expect(mainAction(table.play.snapshot())).toBe('bet');
    table.play.press();
    table.play.press();
    await table.settled();
    expect(table.sent('placeCrashBet')).toHaveLength(1);
    expect(table.play.snapshot()).toMatchObject({ balance: 99_000n, placing: 0 });
    expect(mainAction(table.play.snapshot())).toBe('placed');
    await table.push(flight(4));
    table.setNow(6_300 + 7_000);
    expect([mainAction(table.play.snapshot()), table.play.snapshot().phase]).toEqual(['cash-out', 'showing']);
    table.play.press();
    await table.settled();
    expect(table.play.snapshot()).toMatchObject({
      balance: 100_500n,
      net: 500n,
      won: 1_500n,
      counted: { cashOut: 150, seen: 153 },
      lastEnded: { fate: 'paid', payout: 1_500n },
    });
    expect(mainAction(table.play.snapshot())).toBe('queue');
    await table.push(crashed(4, 300));
    expect(table.play.snapshot().tally).toMatchObject({ rounds: 1, won: 1 });
  });

  it('loses with the flight, and counts it once', async () => {
    const table = await openOn(betting(4));
    table.play.press();
    await table.settled();
    await table.push(flight(4), crashed(4, 120));
    await table.push({ type: 'settled', no: 4, nextAt: at(12_000) });
    expect(table.play.snapshot()).toMatchObject({
      net: -1_000n,
      tally: { rounds: 1 },
      lastEnded: { fate: 'lost' },
    });
    expect(table.told.at(-1)).toEqual({ type: 'balance-changed' });
  });

  it('is paid by its order without being asked, and hears of it', async () => {
    const table = await openOn(betting(4));
    table.play.setHasOrder(true);
    table.play.press();
    await table.settled();
    expect(table.sent('placeCrashBet')[0]?.input).toEqual({
      body: { no: 4, stake: '10.00', autoCashOut: 200 },
    });
    await table.push(flight(4));
    await table.pushOwn({
      balance: '1010.00',
      news: [bet(1, { autoCashOut: 200, cashOut: 200, payout: '20.00' })],
    });
    expect(table.play.snapshot()).toMatchObject({ balance: 101_000n, net: 1_000n, counted: null });
  });

  it('queues a bet for the next round, or takes it back', async () => {
    const table = await openOn(betting(4), flight(4));
    table.play.press();
    expect(mainAction(table.play.snapshot())).toBe('unqueue');
    table.play.press();
    table.play.press();
    await table.push(crashed(4, 200));
    expect(table.sent('placeCrashBet')).toHaveLength(0);
    await table.push(betting(5));
    expect(table.sent('placeCrashBet').map(({ input }) => input)).toMatchObject([{ body: { no: 5 } }]);
    expect(table.play.snapshot().isQueued).toBe(false);
  });

  it('sends a bet of unknown fate again under its key, and none twice', async () => {
    const table = await openOn(betting(4));
    const lost = { ok: false, code: 'network.unreachable', message: '', value: {}, status: 0 } as const;
    table.answerNext(calls.crash.placeCrashBet, lost as never);
    table.play.press();
    await table.settled();
    expect(table.play.snapshot().placing).toBe(1);
    await table.passWaits();
    const keys = table.sent('placeCrashBet').map(({ key }) => key);
    expect(keys).toEqual(['key-1', 'key-1']);
    expect(table.play.snapshot()).toMatchObject({ placing: 0, notice: null });
  });

  it('says what the server refuses', async () => {
    const table = await openOn(betting(4));
    const refused = {
      ok: false,
      code: 'room.bets_closed',
      message: 'closed',
      value: {},
      status: 409,
    } as const;
    table.answerNext(calls.crash.placeCrashBet, refused as never);
    table.play.press();
    await table.settled();
    expect(table.play.snapshot().notice).toEqual({ code: 'room.bets_closed', message: 'closed' });
  });

  it('takes up bets that were placed before the page was opened, and finds those that ended meanwhile', async () => {
    const table = openTable();
    play = table.play;
    table.setRoom({ state: flightState(4), mine: [bet(7)] });
    await table.open();
    expect(mainAction(table.play.snapshot())).toBe('cash-out');
    await table.lose();
    expect(table.play.snapshot().phase).toBe('reconnecting');
    table.setRoom({ state: { ...betting(5), phase: 'betting' }, mine: [] });
    const rounds = [{ roundId: betId(7), payout: '30.00', stake: '10.00' }];
    const lost = { ok: false, code: 'network.unreachable', message: '', value: {}, status: 0 } as const;
    table.answerNext(calls.play.playedRounds, lost as never);
    table.answerNext(calls.play.playedRounds, { ok: true, value: { rounds } });
    table.answerNext(calls.play.playState, {
      ok: true,
      value: { ...state, balance: '1020.00', netPosition: '20.00' },
    });
    await table.open();
    expect(table.play.snapshot().lastEnded).toBeNull();
    await table.passWaits();
    expect(table.play.snapshot()).toMatchObject({
      balance: 102_000n,
      net: 2_000n,
      tally: { rounds: 1 },
      lastEnded: { betId: betId(7), fate: 'paid' },
    });
  });

  it('reads the books where it was away while a bet was paid, and counts it once', async () => {
    const table = await openOn(betting(4));
    table.play.press();
    await table.settled();
    await table.push(flight(4));
    await table.lose();
    table.setRoom({ state: flightState(4), mine: [bet(1, { cashOut: 200, payout: '20.00' })] });
    table.answerNext(calls.play.playState, { ok: true, value: { ...state, balance: '1010.00' } });
    await table.open();
    // The books have the bet once its flight is settled: until then the page counts it.
    expect(table.play.snapshot()).toMatchObject({ balance: 101_000n, net: 1_000n, won: 2_000n });
    table.setRoom({ state: { phase: 'resting', no: 4, nextAt: at(20_000) }, mine: [] });
    const books = { ...state, balance: '1010.00', netPosition: '35.00' };
    table.answerNext(calls.play.playState, { ok: true, value: books });
    await table.lose();
    await table.open();
    expect(table.play.snapshot()).toMatchObject({ net: 3_500n, tally: { rounds: 1 } });
    table.setRoom({ state: flightState(5) });
    await table.lose();
    await table.open();
    expect(table.play.snapshot()).toMatchObject({ won: 0n, counted: null });
  });

  it('places no bet while the stake or the cash-out target cannot be played, and queues none', async () => {
    const table = await openOn(betting(4));
    table.play.numbers.type('stake', '7500');
    table.play.press();
    table.play.addBet();
    await table.settled();
    table.play.numbers.type('stake', '20');
    table.play.setHasOrder(true);
    table.play.numbers.type('order', '0.5');
    table.play.press();
    await table.settled();
    expect(table.sent('placeCrashBet')).toEqual([]);
    expect(table.play.numbers.problems()).toEqual([
      { name: 'order', problem: { kind: 'below', least: 101n } },
    ]);
    expect(table.play.numbers.textOf('order')).toBe('0.5');
  });

  it('takes a queued bet back when its stake becomes one that cannot be played', async () => {
    const table = await openOn(betting(4), flight(4));
    table.play.press();
    expect(table.play.snapshot().isQueued).toBe(true);
    table.play.numbers.type('stake', '7500');
    table.play.press();
    expect(table.play.snapshot().isQueued).toBe(false);
    await table.push(crashed(4, 200), betting(5));
    expect(table.sent('placeCrashBet')).toEqual([]);
  });

  it('queues no bet by the second half of a double press, nor by one that came with the crash', async () => {
    const table = await openOn(betting(4));
    table.play.press();
    await table.settled();
    await table.push(flight(4));
    table.setNow(10_000);
    table.play.press();
    table.play.press();
    await table.settled();
    table.setNow(10_300);
    table.play.press();
    expect([mainAction(table.play.snapshot()), table.play.snapshot().isQueued]).toEqual(['queue', false]);
    expect(table.sent('cashOutCrash')).toHaveLength(1);

    const late = await openOn(betting(4));
    late.play.press();
    await late.settled();
    await late.push(flight(4));
    late.setNow(10_000);
    await late.push(crashed(4, 120));
    late.play.press();
    expect(late.play.snapshot().isQueued).toBe(false);
    late.setNow(10_600);
    late.play.press();
    expect(late.play.snapshot().isQueued).toBe(true);
  });

  it('says once that the session is over, and asks for nothing more', async () => {
    const table = await openOn(betting(4));
    const gone = { ok: false, code: 'play.session_required', message: '', value: {}, status: 401 } as const;
    table.answerNext(calls.crash.placeCrashBet, gone as never);
    table.play.press();
    await table.settled();
    await table.lose();
    table.answerNext(calls.crash.crashState, gone as never);
    await table.passWaits();
    const asked = table.sent('crashState').length;
    await table.passWaits();
    await table.passWaits();
    expect(table.sent('crashState')).toHaveLength(asked);
    expect(table.told.filter(({ type }) => type === 'session-ended')).toHaveLength(1);
  });

  describe('where play is closed to its player meanwhile', () => {
    const excluded = {
      ok: false,
      code: 'protection.excluded',
      message: '',
      value: {},
      status: 403,
    } as const;
    const over = { type: 'session-ended', code: 'protection.excluded' };

    it('lets him cash out what flies, bets no more, and closes once he has seen what came of it', async () => {
      const table = await openOn(betting(4));
      table.play.press();
      await table.settled();
      await table.push(flight(4));
      table.answerNext(calls.play.playTime, excluded as never);
      await table.play.beat();
      expect(table.play.snapshot()).toMatchObject({ phase: 'showing', closing: 'protection.excluded' });
      expect(mainAction(table.play.snapshot())).toBe('cash-out');
      table.play.press();
      await table.settled();
      expect(table.sent('cashOutCrash')).toHaveLength(1);
      expect(table.play.snapshot()).toMatchObject({ balance: 100_500n, lastEnded: { fate: 'paid' } });
      expect([mainAction(table.play.snapshot()), table.told.includes(over as FrameMessage)]).toEqual([
        'none',
        false,
      ]);
      await table.passWaits();
      expect(table.play.snapshot()).toMatchObject({
        phase: 'ended',
        notice: { code: 'protection.excluded' },
      });
      expect(table.told.filter(({ type }) => type === 'session-ended')).toEqual([over]);
    });

    it('gives up what was queued, and keeps a first bet on where a second one is refused', async () => {
      const table = await openOn(betting(4));
      table.play.press();
      await table.settled();
      table.answerNext(calls.crash.placeCrashBet, excluded as never);
      table.play.addBet();
      await table.settled();
      expect(table.play.snapshot()).toMatchObject({ phase: 'idle', closing: 'protection.excluded' });
      expect([mainAction(table.play.snapshot()), canAddBet(table.play.snapshot(), 2)]).toEqual([
        'placed',
        false,
      ]);
      await table.push(flight(4), crashed(4, 120));
      table.play.press();
      await table.push(betting(5));
      expect(table.sent('placeCrashBet')).toHaveLength(2);
      await table.passWaits();
      expect(table.play.snapshot().phase).toBe('ended');
    });

    it('closes at once where nothing of his is on', async () => {
      const table = await openOn(betting(4), flight(4));
      table.answerNext(calls.play.playTime, excluded as never);
      await table.play.beat();
      expect(table.told.at(-1)).toEqual(over);
      expect(table.play.snapshot().phase).toBe('ended');
    });
  });

  it('asks for what it missed where versions have a gap', async () => {
    const table = await openOn(betting(4));
    const asked = table.sent('crashState').length;
    await table.push(flight(4));
    table.setRoom({ state: flightState(5) });
    await table.pushGap();
    expect(table.sent('crashState')).toHaveLength(asked + 1);
    expect(table.play.snapshot().room?.state).toMatchObject({ phase: 'flying', no: 5 });
  });

  it('plays by itself round after round, and stops after a win', async () => {
    const table = await openOn(betting(4));
    table.play.setHasOrder(true);
    const plan = { rounds: 5, lossLimit: 100_000n, singleWinLimit: null, stopAfter: 'win' } as const;
    table.play.startAutoplay(plan);
    await table.settled();
    await table.push(flight(4), crashed(4, 120));
    expect(table.play.snapshot()).toMatchObject({ autoplay: { left: 4 } });
    await table.push(betting(5));
    expect(table.sent('placeCrashBet').map(({ input }) => input)).toMatchObject([
      { body: { no: 4 } },
      { body: { no: 5 } },
    ]);
    await table.push(flight(5), crashed(5, 900));
    expect(table.play.snapshot()).toMatchObject({ autoplay: null, autoplayEnd: 'win' });
    await table.push(betting(6));
    expect(table.sent('placeCrashBet')).toHaveLength(2);
  });

  it('plays by itself only with an order, and stops when the player says so', async () => {
    const table = await openOn(betting(4));
    const plan = { rounds: 5, lossLimit: 100_000n, singleWinLimit: null };
    table.play.startAutoplay(plan);
    expect(table.play.snapshot().autoplay).toBeNull();
    table.play.setHasOrder(true);
    table.play.startAutoplay(plan);
    await table.settled();
    expect(mainAction(table.play.snapshot())).toBe('stop');
    table.play.press();
    expect(table.play.snapshot().autoplayIsEnding).toBe(true);
    await table.push(flight(4), crashed(4, 120));
    expect(table.play.snapshot()).toMatchObject({ autoplay: null, autoplayEnd: 'player' });
  });
});
