import { crashBoardRows } from '@ikka/contract';
import type { CrashEntry, CrashEvent } from '@ikka/crash/rules';
import type { JsonValue } from '@ikka/game-kit';
import { describe, expect, it } from 'vitest';
import { type BetsNews, createCrashTelling } from './telling.ts';

const entry = (stake: number, change: Partial<CrashEntry> = {}): CrashEntry => ({
  memberId: '7',
  playSessionId: '0198d2a0-0000-7000-8000-000000000001',
  name: 's***a',
  currency: 'PKR',
  stake: String(stake),
  auto: null,
  placedAt: 0,
  cashOut: null,
  payout: '0',
  ...change,
});
const betId = (n: number) => `0198d2a0-0000-7000-8000-${String(n).padStart(12, '0')}`;
const betting = (no: number): CrashEvent => ({ type: 'betting', no, closesAt: 6_000, takesOffAt: 6_300 });

function openTelling() {
  const telling = createCrashTelling();
  telling.begin({ head: { phase: 'resting', no: 0, nextAt: null }, entries: new Map() });
  const hear = (events: readonly CrashEvent[], entries: readonly (readonly [string, CrashEntry | null])[]) =>
    telling.hear({ events: events as readonly JsonValue[], entries: new Map(entries) });
  const betsTold = () =>
    telling.tell(true).events.find((one) => (one as BetsNews).type === 'bets') as BetsNews;
  return { telling, hear, betsTold };
}

describe('what watchers of crash are told', () => {
  it('[O11] is the course of the round as it is, and no bet by itself', () => {
    const { telling, hear } = openTelling();
    hear([betting(1)], []);
    hear(
      [{ type: 'bet', bet: betId(1), name: 's***a', currency: 'PKR', stake: '500' }],
      [[betId(1), entry(500)]],
    );
    const { events, own } = telling.tell(true);
    expect(events).toMatchObject([betting(1), { type: 'bets', betCount: 1, outCount: 0 }]);
    expect(own).toMatchObject([{ memberId: '7', currency: 'PKR', news: { bet: betId(1) } }]);
    expect(telling.tell(true)).toEqual({ events: [], own: [], isBehind: false });
  });

  it('[O11] names the greatest stakes alone, with number and sum of all', () => {
    const { hear, betsTold } = openTelling();
    hear([betting(1)], []);
    const stakes = Array.from({ length: 1_000 }, (_, n) => ((n * 7_919) % 1_000) + 1);
    hear(
      [],
      stakes.map((stake, n) => [betId(n), entry(stake)]),
    );
    const told = betsTold();
    expect(told).toMatchObject({
      betCount: 1_000,
      totals: [{ currency: 'PKR', stake: '500500', payout: '0' }],
    });
    expect(told.rows.map(({ entry: { stake } }) => Number(stake))).toEqual(
      Array.from({ length: crashBoardRows }, (_, n) => 1_000 - n),
    );
  });

  it('[O11] tells again only of rows that changed, and counts who is out', () => {
    const { hear, betsTold } = openTelling();
    const bets = [5, 4, 3].map((stake, n) => [betId(n), entry(stake)] as const);
    hear([betting(1)], bets);
    betsTold();
    const out = entry(4, { cashOut: 150, payout: '6' });
    hear([{ type: 'cashed', bet: betId(1), currency: 'PKR', cashOut: 150, payout: '6' }], [[betId(1), out]]);
    expect(betsTold()).toMatchObject({
      betCount: 3,
      outCount: 1,
      totals: [{ currency: 'PKR', stake: '12', payout: '6' }],
      rows: [{ bet: betId(1), entry: { cashOut: 150 } }],
    });
    // What is settled stays on the board until the next round's bets are opened.
    hear([{ type: 'settled', no: 1, nextAt: 9_000 }], [[betId(1), null]]);
    hear([betting(2)], [[betId(9), entry(1)]]);
    expect(betsTold()).toMatchObject({ betCount: 1, rows: [{ bet: betId(9) }] });
  });

  it('[O11] keeps sums back until it is their time, and nothing else', () => {
    const { telling, hear } = openTelling();
    hear([betting(1)], [[betId(1), entry(500)]]);
    const soon = telling.tell(false);
    expect(soon).toMatchObject({ events: [betting(1)], own: [{ news: { bet: betId(1) } }], isBehind: true });
    expect(telling.tell(true)).toMatchObject({ events: [{ type: 'bets', betCount: 1 }], isBehind: false });
  });

  it('[O11] keeps trial money apart from real money, and below it', () => {
    const { hear, betsTold } = openTelling();
    hear(
      [betting(1)],
      [
        [betId(1), entry(1_000_000, { currency: 'PKT' })],
        [betId(2), entry(10)],
      ],
    );
    const { rows, totals } = betsTold();
    expect(rows.map(({ bet }) => bet)).toEqual([betId(2), betId(1)]);
    expect(totals.map(({ currency, stake }) => [currency, stake])).toEqual([
      ['PKT', '1000000'],
      ['PKR', '10'],
    ]);
  });

  it('[O11] goes on from the room as another owner has left it', () => {
    const telling = createCrashTelling();
    telling.begin({
      head: { phase: 'betting', no: 4, closesAt: 1, takesOffAt: 2 },
      entries: new Map([[betId(1), entry(10)]]),
    });
    telling.hear({ events: [betting(4) as JsonValue], entries: new Map([[betId(2), entry(20)]]) });
    expect(telling.tell(true).events).toMatchObject([{ type: 'betting' }, { type: 'bets', betCount: 2 }]);
  });
});
