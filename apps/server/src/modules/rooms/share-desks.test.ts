import { describe, expect, it } from 'vitest';
import type { LedgerDesk } from '../ledger/index.ts';
import { shareDesks } from './share-desks.ts';

function countingDesks() {
  const closed: number[] = [];
  let opened = 0;
  const openDesk = (): LedgerDesk => {
    opened += 1;
    const number = opened;
    return {
      transact: async () => number as never,
      close: async () => void closed.push(number),
    };
  };
  return { openDesk, closed, opened: () => opened };
}

const numberOf = (desk: LedgerDesk) => desk.transact(async () => 0);

describe('desks that rooms share', () => {
  it('[O14] spreads rooms over so many desks, evenly', async () => {
    const { openDesk, opened } = countingDesks();
    const take = shareDesks(openDesk, 3);
    const desks = Array.from({ length: 7 }, take);
    expect(opened()).toBe(3);
    expect(await Promise.all(desks.map(numberOf))).toEqual([1, 2, 3, 1, 2, 3, 1]);
  });

  it('[O14] closes a desk with the last room at it, and opens another one when there is need', async () => {
    const { openDesk, closed, opened } = countingDesks();
    const take = shareDesks(openDesk, 2);
    const [one, two, three] = [take(), take(), take()];
    await one.close();
    await one.close();
    expect(closed).toEqual([]);
    await three.close();
    expect(closed).toEqual([1]);
    expect(await numberOf(take())).toBe(3);
    expect(await numberOf(two)).toBe(2);
    expect(opened()).toBe(3);
  });
});
