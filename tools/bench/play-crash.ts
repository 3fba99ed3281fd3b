import { setTimeout as pause } from 'node:timers/promises';
import { createClient, openCrashRoom } from '@ikka/client';
import { type CrashRoomEvent, calls } from '@ikka/contract';
import { v7 as uuidv7 } from 'uuid';
import { heardBy, lateMs, watchAll } from './watch-room.ts';

export interface CrashPlayed {
  /** From a bet to its answer. */
  readonly waits: readonly number[];
  readonly cashOutWaits: readonly number[];
  readonly rounds: number;
  /** Rounds whose end was heard late. */
  readonly lateRounds: number;
  /** What a round told each player over the socket, in kilobytes. */
  readonly toldKb: number;
  /** Calls that were refused or lost, by code. */
  readonly other: Readonly<Record<string, number>>;
}

const stake = '10.00';

/** Lets every token's player watch the room and bet on so many rounds. */
export async function playCrash(order: {
  readonly address: string;
  readonly tokens: readonly string[];
  readonly rounds: number;
}): Promise<CrashPlayed> {
  const baseUrl = order.address.replace(/\/$/, '');
  const waits: number[] = [];
  const cashOutWaits: number[] = [];
  const other: Record<string, number> = {};
  let [lateRounds, seen] = [0, 0];
  const listeners = new Set<(event: CrashRoomEvent) => void>();

  const watchers = await watchAll(
    baseUrl,
    order.tokens.map((token) => ({ token, gameId: 'crash' })),
  );
  // Everybody hears the same: one more line reads it for all.
  const reader = openCrashRoom({
    baseUrl,
    token: order.tokens[0] ?? '',
    gameId: 'crash',
    onPush(_type, push) {
      if (!('events' in push)) return;
      for (const event of push.events) for (const listen of [...listeners]) listen(event);
    },
  });

  const next = <Type extends CrashRoomEvent['type']>(type: Type) =>
    new Promise<CrashRoomEvent & { readonly type: Type }>((resolve) => {
      const listen = (event: CrashRoomEvent) => {
        if (event.type !== type) return;
        listeners.delete(listen);
        resolve(event as CrashRoomEvent & { readonly type: Type });
      };
      listeners.add(listen);
    });

  const clients = order.tokens.map((token) =>
    createClient({
      baseUrl,
      merchant: 'IKKA',
      device: 'web',
      language: () => 'EN',
      token: () => token,
      timeoutMs: 20_000,
    }),
  );

  const playOne = async (index: number, no: number, flight: Promise<unknown>): Promise<void> => {
    const client = clients[index];
    if (client === undefined) return;
    await pause(200 + Math.random() * 4_800);
    const autoCashOut = index % 2 === 0 ? 110 + Math.floor(Math.random() * 200) : null;
    const sentAt = performance.now();
    const bet = await client.call(
      calls.crash.placeCrashBet,
      { body: { no, stake, autoCashOut } },
      { idempotencyKey: uuidv7() },
    );
    if (!bet.ok) return count(other, bet.code);
    waits.push(performance.now() - sentAt);
    if (autoCashOut !== null) return;
    await flight;
    await pause(500 + Math.random() * 4_000);
    const askedAt = performance.now();
    const params = { betId: bet.value.bet.betId };
    const cashed = await client.call(calls.crash.cashOutCrash, { params });
    if (cashed.ok || cashed.code === 'room.too_late') cashOutWaits.push(performance.now() - askedAt);
    else count(other, cashed.code);
  };

  let heardBefore = 0;
  while (seen < order.rounds) {
    const [{ no }, flight, crashed] = [await next('betting'), next('flight'), next('crashed')];
    if (seen === 0) heardBefore = heardBy(watchers);
    const betting = order.tokens.map((_, index) => playOne(index, no, flight));
    const { endedAt, point } = await crashed;
    const late = Date.now() - Date.parse(endedAt);
    if (late > lateMs) lateRounds += 1;
    await Promise.all(betting);
    seen += 1;
    console.log(`crash ${no}: ${(point / 100).toFixed(2)}, its end heard ${late} ms after it`);
  }
  const toldKb = (heardBy(watchers) - heardBefore) / watchers.length / seen / 1_024;
  for (const line of [reader, ...watchers]) line.close();
  return { waits, cashOutWaits, rounds: seen, lateRounds, toldKb, other };
}

function count(other: Record<string, number>, code: string): void {
  other[code] = (other[code] ?? 0) + 1;
}
