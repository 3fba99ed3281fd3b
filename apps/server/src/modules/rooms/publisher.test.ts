import { describe, expect, it } from 'vitest';
import type { RoomMessage } from './bus.ts';
import { createPublisher } from './publisher.ts';
import type { RoomTelling } from './room-game.ts';
import type { StepTaken } from './take-step.ts';

const step = (version: bigint, change: Partial<StepTaken> = {}): StepTaken => ({
  outcomes: [],
  at: new Date(0),
  version,
  events: [],
  entries: new Map(),
  effects: [],
  cash: [],
  state: { head: null, entries: new Map() },
  ...change,
});

function openPublisher() {
  const messages: RoomMessage[] = [];
  let waiting: { events: string[]; own: number } = { events: [], own: 0 };
  const telling: RoomTelling = {
    begin: () => undefined,
    hear({ events }) {
      waiting.events.push(...(events as string[]));
      waiting.own += 1;
    },
    tell() {
      const told = waiting;
      waiting = { events: [], own: 0 };
      const own = Array.from({ length: told.own }, (_, n) => ({ memberId: '7', currency: 'PKR', news: n }));
      return { events: told.events, own };
    },
  };
  const publisher = createPublisher({ publish: (message) => messages.push(message), telling, togetherMs: 0 });
  return { publisher, messages };
}

describe('what a room publishes', () => {
  it('[O8] leads everybody from version to version without a gap', () => {
    const { publisher, messages } = openPublisher();
    publisher.tell(step(5n, { events: ['a'] }));
    publisher.tell(step(6n));
    publisher.tell(step(7n, { events: ['b'] }));
    expect(messages.map(({ from, version, events }) => [from, version, events])).toEqual([
      [4, 5, ['a']],
      // Nothing for everybody: for them the next one follows the one before.
      [5, 6, []],
      [5, 7, ['b']],
    ]);
  });

  it('[O11] tells a member once of his cash and his bets', () => {
    const { publisher, messages } = openPublisher();
    const cash = [
      { memberId: 7n, currency: 'PKR', balance: 90n },
      { memberId: 8n, currency: 'PKR', balance: 50n },
    ];
    publisher.tell(step(2n, { cash }));
    expect(messages[0]?.own).toEqual([
      { memberId: '7', currency: 'PKR', balance: '90', news: [0] },
      { memberId: '8', currency: 'PKR', balance: '50', news: [] },
    ]);
  });

  it('[O8] begins anew where the room was taken over', () => {
    const { publisher, messages } = openPublisher();
    publisher.tell(step(2n, { events: ['a'] }));
    publisher.begin({ head: null, entries: new Map() });
    publisher.tell(step(9n, { events: ['b'] }));
    expect(messages.map(({ from, version }) => [from, version])).toEqual([
      [1, 2],
      [8, 9],
    ]);
  });
});
