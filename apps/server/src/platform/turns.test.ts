import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

describe('turns', () => {
  it('follow one another under one key, also behind one that failed, and wait for no other key', async () => {
    const inTurn = createTurns<string>();
    const told: string[] = [];
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const first = inTurn('one', async () => {
      await gate;
      told.push('first');
      throw new Error('no');
    });
    const second = inTurn('one', async () => told.push('second'));
    await inTurn('other', async () => told.push('other'));
    open();
    await expect(first).rejects.toThrow('no');
    await second;
    expect(told).toEqual(['other', 'first', 'second']);
  });
});
