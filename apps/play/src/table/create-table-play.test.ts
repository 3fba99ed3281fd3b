import type { CallResult } from '@ikka/client';
import { calls, type TablePush } from '@ikka/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { createRoomClock } from '../room/room-clock.ts';
import { betId, openTestLine } from '../room/room-test-line.ts';
import { at, testState } from '../round/play-test-state.ts';
import { createTablePlay, type TableListener, type TablePlay } from './create-table-play.ts';
import { onFelt, shownOnFelt } from './table-snapshot.ts';
import { setOffIn } from './table-view.ts';

const state = testState({
  game: { gameId: 'baccarat-anarkali', version: '', name: { EN: 'Anarkali', UR: 'انارکلی' } },
  stakes: ['10.00', '100.00'],
  defaultStake: '10.00',
});

/** A table that the tests steer by hand, with the play that hears it. */
function openTable() {
  const sent: { readonly call: unknown; readonly input: { body?: { stakes: unknown } } }[] = [];
  const held: (() => void)[] = [];
  const line = openTestLine<TableListener>();
  let [version, bets, isHeld, nowMs] = [10, 0, false, 0];
  const table = {
    variant: 'commission',
    bettingSeconds: 15,
    chips: ['10.00', '100.00'],
    limits: { least: '10.00', most: '500.00', sideMost: '50.00' },
    players: 0,
    felt: [],
    mine: [],
    room: {
      phase: 'betting',
      shoe: 2,
      coup: 7,
      commitment: 'b'.repeat(64),
      turned: 64,
      marks: ['B6', 'P9n'],
      player: [],
      banker: [],
      closesAt: at(9_000),
    },
  };
  const good = (value: unknown): CallResult<unknown> => ({ ok: true, value });
  const answer = (call: unknown, input: { body?: { stakes: unknown } }): CallResult<unknown> => {
    switch (call) {
      case calls.tables.tableState:
        return good({ ...table, version, serverTime: at(0) });
      case calls.tables.placeTableBet:
        bets += 1;
        return good({
          bet: { betId: betId(bets), stakes: input.body?.stakes },
          balance: '900.00',
          version: version + 1,
        });
      case calls.tables.undoTableBet:
        return good({ betId: betId(bets), balance: '1000.00', version: version + 1 });
      default:
        return good(call === calls.play.playState ? state : {});
    }
  };
  const client = {
    async call(call: unknown, input: { body?: { stakes: unknown } } = {}) {
      sent.push({ call, input });
      if (isHeld && call === calls.tables.placeTableBet) await new Promise<void>((go) => held.push(go));
      return answer(call, input);
    },
  };
  let keys = 0;
  const play = createTablePlay(
    {
      client: client as never,
      newKey: () => `key-${++keys}`,
      wait: () => new Promise(() => undefined),
      now: () => nowMs,
      tell: () => undefined,
      clock: createRoomClock(() => 0),
      openLine: line.open,
    },
    state,
  );
  return {
    play,
    setNow(ms: number) {
      nowMs = ms;
    },
    setRoom: (change: Partial<typeof table.room>) => Object.assign(table.room, change),
    holdBets(hold: boolean) {
      isHeld = hold;
      if (!hold) for (const go of held.splice(0)) go();
    },
    async open() {
      line.hears().onState('open');
      await settled();
    },
    async push(events: TablePush<'room.events'>['events'], from = version) {
      version = from + 1;
      line.hears().onPush('room.events', { from, version, events });
      await settled();
    },
    async own(news: TablePush<'room.own'>['news'], balance: string) {
      line.hears().onPush('room.own', { version, balance, news });
      await settled();
    },
    betsSent: () =>
      sent.filter(({ call }) => call === calls.tables.placeTableBet).map(({ input }) => input.body?.stakes),
    asked: (call: unknown) => sent.filter((one) => one.call === call).length,
  };
}

/** Lets every promise that can settle do so. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('playing at a table', () => {
  let table: ReturnType<typeof openTable>;
  let play: TablePlay;
  const open = async () => {
    table = openTable();
    ({ play } = table);
    await table.open();
  };
  afterEach(() => play.close());

  it('sends chips that wait together as one bet', async () => {
    await open();
    table.holdBets(true);
    play.bet(new Map([['player', 1_000n]]));
    play.bet(new Map([['player', 1_000n]]));
    play.bet(new Map([['tie', 1_000n]]));
    expect(onFelt(play.snapshot()).get('player')).toBe(2_000n);
    table.holdBets(false);
    await settled();
    await settled();
    expect(table.betsSent()).toEqual([
      [{ spot: 'player', amount: '10.00' }],
      [
        { spot: 'player', amount: '10.00' },
        { spot: 'tie', amount: '10.00' },
      ],
    ]);
    expect([...onFelt(play.snapshot())]).toEqual([
      ['player', 2_000n],
      ['tie', 1_000n],
    ]);
    expect(play.snapshot()).toMatchObject({ balance: 90_000n, isSending: false });
  });

  it('puts nothing down that the table would refuse', async () => {
    await open();
    play.bet(new Map([['tie', 6_000n]]));
    expect(play.snapshot().notice?.code).toBe('room.limit_passed');
    play.bet(new Map([['player', 200_000n]]));
    expect(play.snapshot().notice?.code).toBe('wallet.insufficient_funds');
    await settled();
    expect(table.betsSent()).toHaveLength(0);
  });

  it('takes bets on both sides, and says what of them sets each other off', async () => {
    await open();
    play.bet(new Map([['player', 3_000n]]));
    await settled();
    play.bet(new Map([['banker', 1_000n]]));
    await settled();
    expect(table.betsSent()).toHaveLength(2);
    expect(setOffIn(onFelt(play.snapshot()))).toBe(2_000n);
  });

  it('takes the last bet back', async () => {
    await open();
    play.bet(new Map([['player', 1_000n]]));
    await settled();
    play.undo();
    await settled();
    expect(onFelt(play.snapshot()).size).toBe(0);
    expect(play.snapshot().balance).toBe(100_000n);
  });

  it('shows a coup as it is dealt, counts what it came to once, and keeps its bets for the next', async () => {
    await open();
    play.bet(new Map([['player', 1_000n]]));
    await settled();
    await table.push([{ type: 'closed', coup: 7 }]);
    expect(play.snapshot().phase).toBe('showing');
    await table.push([
      { type: 'card', side: 'player', card: 32 },
      { type: 'card', side: 'banker', card: 33 },
      { type: 'card', side: 'player', card: 28 },
      { type: 'card', side: 'banker', card: 34 },
      { type: 'result', coup: 7, mark: 'P9n' },
    ]);
    const paid = { type: 'paid', betId: betId(1), coup: 7, stake: '10.00', payout: '20.00' } as const;
    await table.own([paid], '920.00');
    await table.push([{ type: 'settled', coup: 7, nextAt: at(20_000) }]);
    expect(play.snapshot()).toMatchObject({
      net: 1_000n,
      balance: 92_000n,
      end: { coup: 7, stake: 1_000n, payout: 2_000n },
      table: { player: [32, 28], banker: [33, 34], marks: ['B6', 'P9n', 'P9n'] },
    });
    expect(shownOnFelt(play.snapshot()).get('player')).toBe(1_000n);
    await table.push([{ type: 'betting', shoe: 2, coup: 8, closesAt: at(30_000) }]);
    expect(play.snapshot()).toMatchObject({ end: null, won: 0n, table: { coup: 8, player: [] } });
    play.rebet();
    await settled();
    play.double();
    await settled();
    expect(table.betsSent()).toHaveLength(2);
    expect(onFelt(play.snapshot()).get('player')).toBe(1_000n);
    table.setNow(600);
    play.double();
    await settled();
    expect(onFelt(play.snapshot()).get('player')).toBe(2_000n);
  });

  it('reads the table anew where something is missing, and the books with it', async () => {
    await open();
    const before = table.asked(calls.tables.tableState);
    await table.push([{ type: 'card', side: 'player', card: 5 }], 20);
    expect(table.asked(calls.tables.tableState)).toBe(before + 1);
    expect(table.asked(calls.play.playState)).toBe(1);
    expect(play.snapshot().table?.version).toBe(21);
  });

  it('shows what a coup came to no longer than that coup, also where it was away meanwhile', async () => {
    await open();
    const paid = { type: 'paid', betId: betId(1), coup: 7, stake: '10.00', payout: '20.00' } as const;
    await table.own([paid], '1010.00');
    expect(play.snapshot()).toMatchObject({ won: 2_000n, end: { coup: 7 } });
    table.setRoom({ coup: 9 });
    await table.push([], 30);
    expect(play.snapshot()).toMatchObject({ won: 0n, end: null, table: { coup: 9 } });
  });

  it('sits down as soon as its line is open, so that the dealer deals', async () => {
    await open();
    expect(table.asked(calls.tables.sitAtTable)).toBe(1);
  });
});
