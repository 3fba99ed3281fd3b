import { setTimeout as pause } from 'node:timers/promises';
import { createClient, openTableRoom } from '@ikka/client';
import { calls, type TableRoomEvent } from '@ikka/contract';
import { v7 as uuidv7 } from 'uuid';
import { heardBy, lateMs, watchAll } from './watch-room.ts';

export interface TablesPlayed {
  /** From a bet to its answer. */
  readonly waits: readonly number[];
  readonly coups: number;
  /** Acts of a dealer (bets closed, the next coup opened) that were heard late. */
  readonly lateActs: number;
  /** What a coup told each player over the socket, in kilobytes. */
  readonly toldKb: number;
  /** Calls that were refused or lost, by code. */
  readonly other: Readonly<Record<string, number>>;
}

/** A table with a play session's token for each who sits there. */
export interface SeatedTable {
  readonly gameId: string;
  readonly tokens: readonly string[];
}

/** One that every table takes. */
const stake = '20.00';
/** The dealer closes bets so much after the clock ran out, for bets of the last moment. */
const lastMomentMs = 300;
/** Nobody bets in the last seconds: what is measured is the answer, not who is too late. */
const spareMs = 4_000;
/** Somebody at each table says so as often as a page does. */
const sitEveryMs = 60_000;

type EventOf<Type extends TableRoomEvent['type']> = TableRoomEvent & { readonly type: Type };

/** Lets everybody who sits at a table watch it and bet on so many of its coups; all tables at once. */
export async function playTables(order: {
  readonly address: string;
  readonly tables: readonly SeatedTable[];
  readonly coups: number;
}): Promise<TablesPlayed> {
  const baseUrl = order.address.replace(/\/$/, '');
  const waits: number[] = [];
  const other: Record<string, number> = {};
  const closers: (() => void)[] = [];
  let [coups, lateActs] = [0, 0];
  const clientOf = (token: string) =>
    createClient({
      baseUrl,
      merchant: 'IKKA',
      device: 'web',
      language: () => 'EN',
      token: () => token,
      timeoutMs: 20_000,
    });
  const watchers = await watchAll(
    baseUrl,
    order.tables.flatMap(({ gameId, tokens }) => tokens.map((token) => ({ token, gameId }))),
  );

  const betOnce = async (
    client: ReturnType<typeof clientOf>,
    { shoe, coup, closesAt }: EventOf<'betting'>,
  ) => {
    const left = Date.parse(closesAt) - Date.now() - spareMs;
    await pause(Math.random() * Math.max(0, left));
    const sentAt = performance.now();
    const answer = await client.call(
      calls.tables.placeTableBet,
      { body: { shoe, coup, stakes: [{ spot: Math.random() < 0.5 ? 'player' : 'banker', amount: stake }] } },
      { idempotencyKey: uuidv7() },
    );
    if (answer.ok) waits.push(performance.now() - sentAt);
    else other[answer.code] = (other[answer.code] ?? 0) + 1;
  };

  /** Notes whether what was due at an instant was heard in time. */
  const judge = (due: string | null, spare = 0): void => {
    if (due !== null && Date.now() - Date.parse(due) - spare > lateMs) lateActs += 1;
  };

  const playTable = async ({ gameId, tokens }: SeatedTable): Promise<void> => {
    const clients = tokens.map(clientOf);
    const sit = () => void clients[0]?.call(calls.tables.sitAtTable);
    const bets: Promise<void>[] = [];
    let [played, closesAt, nextAt]: [number, string | null, string | null] = [0, null, null];
    await new Promise<void>((resolve) => {
      const hear = (event: TableRoomEvent): void => {
        if (event.type === 'betting') {
          judge(nextAt);
          closesAt = event.closesAt;
          bets.push(...clients.map((client) => betOnce(client, event)));
        }
        if (event.type === 'closed') judge(closesAt, lastMomentMs);
        if (event.type !== 'settled') return;
        ({ nextAt } = event);
        played += 1;
        coups += 1;
        if (played === order.coups) resolve();
      };
      const reader = openTableRoom({
        baseUrl,
        token: tokens[0] ?? '',
        gameId,
        onPush(_type, push) {
          if ('events' in push) for (const event of push.events) hear(event);
        },
        onState: (state) => state === 'open' && sit(),
      });
      const sitting = setInterval(sit, sitEveryMs);
      closers.push(() => {
        clearInterval(sitting);
        reader.close();
      });
    });
    await Promise.all(bets);
  };

  const heardBefore = heardBy(watchers);
  await Promise.all(order.tables.map(playTable));
  const toldKb = (heardBy(watchers) - heardBefore) / watchers.length / (coups / order.tables.length) / 1_024;
  for (const close of [...closers, ...watchers.map((watcher) => () => watcher.close())]) close();
  return { waits, coups, lateActs, toldKb, other };
}
