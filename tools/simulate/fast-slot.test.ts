import { openStream } from '@ikka/fair';
import { karakoram25 } from '@ikka/karakoram-25/round';
import { STOP_COUNT } from '@ikka/karakoram-25/rules';
import { expect, it } from 'vitest';
import { playFast } from './fast-slot.ts';

it('pays for 8,000 rounds of fixed seeds what the rules pay, free spins among them', () => {
  const bet = karakoram25.readBet(25n, null);
  if ('refused' in bet) throw new Error('a stake of 25 is refused');
  let longest = 0;
  for (let nonce = 0; nonce < 8_000; nonce += 1) {
    const seeds = { serverSeed: '0f1e2d3c4b5a6978'.repeat(4), clientSeed: 'fast', nonce };
    const stream = openStream(seeds);
    const coins = playFast(() => stream.below(STOP_COUNT));
    if (BigInt(coins) !== bet.settle(bet.draw(seeds))) throw new Error(`round ${nonce} differs`);
    longest = Math.max(longest, stream.bytesUsed / 20);
  }
  // One paid spin and at least two awards of free ones.
  expect(longest).toBeGreaterThanOrEqual(21);
});
