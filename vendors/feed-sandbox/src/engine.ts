import type { Order } from './match.ts';
import type { MessageLog } from './message-log.ts';
import { deviate, seeded } from './seeded.ts';
import { type PlayedMatch, playMatch } from './sports.ts';
import type { News } from './wire.ts';
import { fixturesOfDay, type Planned } from './world/calendar.ts';

const dayMs = 86_400_000;
const keepMs = dayMs;
const aheadDays = 2;
/** Before a match its prices move every so often, each match at a moment of its own. */
const driftEveryMs = 10 * 60_000;
const driftSize = 0.02;
/** In play, what moves slowly is priced anew every so many ticks. */
const repriceEvery: Readonly<Record<string, number>> = { football: 6, cricket: 1 };

interface Entry {
  readonly planned: Planned;
  readonly match: PlayedMatch;
  readonly startsAt: number;
  readonly factor: number;
  ticks: number;
  /** Orders of the time before a restart, by tick. */
  readonly orders: Map<number, Order[]>;
  driftBucket: number;
  stateVersion: number;
  /** The last news of each kind, for the snapshot. */
  fixture: News;
  state: News;
  prices: News;
}

export interface EngineOptions {
  readonly seed: string;
  /** How much faster than life matches are played; the calendar keeps its times. */
  readonly factor: number;
  readonly hasCalendar: boolean;
  readonly log: MessageLog;
}

/** The calendar and all matches of it, moved on by the clock that it is told. Writes what changes to the log. */
export function createEngine(options: EngineOptions) {
  const { log, seed } = options;
  const entries = new Map<string, Entry>();
  let lastVersion = 0;
  let plannedTo = Number.NEGATIVE_INFINITY;

  /** Milliseconds since 1970, and never the same twice: versions rise across restarts too. */
  function nextVersion(now: number): number {
    lastVersion = Math.max(lastVersion + 1, now);
    return lastVersion;
  }

  const tellState = (entry: Entry, now: number): News => {
    entry.stateVersion = nextVersion(now);
    const { id: fixtureId } = entry.planned.fixture;
    return { kind: 'state', version: entry.stateVersion, fixtureId, state: entry.match.state() };
  };
  const tellPrices = (entry: Entry, now: number): News => ({
    kind: 'prices',
    version: nextVersion(now),
    fixtureId: entry.planned.fixture.id,
    stateVersion: entry.stateVersion,
    prices: entry.match.prices(driftOf(entry)) ?? { rates: null, markets: [] },
  });

  /** A walk of the seed's, one step for each time the price may move. */
  function driftOf({ planned, driftBucket }: Entry): number {
    let drift = 0;
    const id = planned.fixture.id;
    for (let step = Math.max(0, driftBucket - 12); step <= driftBucket; step += 1)
      drift += driftSize * deviate(seeded(`${seed} drift ${id} ${step}`));
    return drift;
  }

  const bucketOf = (id: string, startsAt: number, now: number) =>
    Math.floor((Math.min(now, startsAt) + seeded(id)() * driftEveryMs) / driftEveryMs);

  function add(
    planned: Planned,
    now: number,
    its: { factor: number; orders?: readonly GivenOrder[] },
  ): Entry {
    const { id } = planned.fixture;
    const startsAt = Date.parse(planned.fixture.startsAt);
    const orders = new Map<number, Order[]>();
    for (const { tick, order } of its.orders ?? []) orders.set(tick, [...(orders.get(tick) ?? []), order]);
    const blank = { kind: 'fixture', version: 0, fixture: planned.fixture } as const;
    const entry: Entry = {
      planned,
      match: playMatch(planned, seed),
      startsAt,
      factor: its.factor,
      ticks: 0,
      orders,
      driftBucket: bucketOf(id, startsAt, now),
      stateVersion: 0,
      fixture: blank,
      state: blank,
      prices: blank,
    };
    // What was played while nobody looked is played again, unseen.
    for (const order of orders.get(0) ?? []) entry.match.take(order);
    const due = dueTicks(entry, now);
    while (entry.ticks < due && !entry.match.isDone()) playTick(entry);
    entry.match.isRepriced();
    entry.fixture = { ...blank, version: nextVersion(now) };
    entry.state = tellState(entry, now);
    entry.prices = tellPrices(entry, now);
    entries.set(id, entry);
    return entry;
  }

  const dueTicks = ({ startsAt, factor, match }: Entry, now: number) =>
    now < startsAt ? 0 : Math.floor(((now - startsAt) * factor) / match.tickMs) + 1;

  function playTick(entry: Entry): void {
    entry.ticks += 1;
    entry.match.step();
    for (const order of entry.orders.get(entry.ticks) ?? []) entry.match.take(order);
  }

  function write(news: News, now: number): void {
    log.write(news, new Date(now));
  }

  function tell(entry: Entry, now: number, isRepriced: boolean): void {
    const before = JSON.stringify(entry.state.kind === 'state' ? entry.state.state : null);
    const next = tellState(entry, now);
    if (next.kind === 'state' && JSON.stringify(next.state) !== before) {
      entry.state = next;
      write(next, now);
    }
    if (!isRepriced) return;
    entry.prices = tellPrices(entry, now);
    write(entry.prices, now);
  }

  function advance(entry: Entry, now: number): void {
    const due = dueTicks(entry, now);
    while (entry.ticks < due && !entry.match.isDone()) {
      playTick(entry);
      const every = repriceEvery[entry.planned.fixture.sport] ?? 1;
      tell(entry, now, entry.match.isRepriced() || entry.ticks % every === 0);
    }
    const bucket = bucketOf(entry.planned.fixture.id, entry.startsAt, now);
    if (now >= entry.startsAt || bucket === entry.driftBucket) return;
    entry.driftBucket = bucket;
    tell(entry, now, true);
  }

  function planTo(now: number): void {
    const lastDay = Math.floor(now / dayMs) + aheadDays;
    if (!options.hasCalendar || lastDay <= plannedTo) return;
    const isFirst = plannedTo === Number.NEGATIVE_INFINITY;
    for (let day = isFirst ? lastDay - aheadDays - 1 : plannedTo + 1; day <= lastDay; day += 1) {
      for (const planned of fixturesOfDay(seed, day)) {
        if (Date.parse(planned.fixture.startsAt) < now - keepMs || entries.has(planned.fixture.id)) continue;
        const entry = add(planned, now, {
          factor: options.factor,
          orders: given.get(planned.fixture.id) ?? [],
        });
        for (const news of [entry.fixture, entry.state, entry.prices]) write(news, now);
      }
    }
    plannedTo = lastDay;
  }

  /** Orders of the time before a restart, until their fixture is there. */
  const given = new Map<string, GivenOrder[]>();

  return {
    entries: entries as ReadonlyMap<string, Pick<Entry, 'planned' | 'ticks' | 'match'>>,
    /** Orders that were given before a restart, for fixtures of the calendar. */
    remember(fixtureId: string, orders: readonly GivenOrder[]): void {
      given.set(fixtureId, [...(given.get(fixtureId) ?? []), ...orders]);
    },
    /** Plays on to this moment. */
    advanceTo(now: number): void {
      planTo(now);
      for (const [id, entry] of entries) {
        advance(entry, now);
        if (entry.startsAt < now - keepMs) entries.delete(id);
      }
    },
    /** A match beside the calendar. */
    stage(planned: Planned, now: number, its: { factor: number; orders?: readonly GivenOrder[] }): void {
      const entry = add(planned, now, its);
      for (const news of [entry.fixture, entry.state, entry.prices]) write(news, now);
    },
    /** Makes something happen in a match. Answers after which tick, or null where it makes no sense. */
    order(fixtureId: string, order: Order, now: number): number | null {
      const entry = entries.get(fixtureId);
      if (entry === undefined || !entry.match.take(order)) return null;
      tell(entry, now, entry.match.isRepriced() || entry.match.isDone());
      return entry.ticks;
    },
    /** All that holds now, as messages would have told it. */
    snapshot(): News[] {
      return [...entries.values()].flatMap(({ fixture, state, prices }) => [fixture, state, prices]);
    },
  };
}

export interface GivenOrder {
  readonly tick: number;
  readonly order: Order;
}

export type Engine = ReturnType<typeof createEngine>;
