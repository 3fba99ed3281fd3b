import { openStream } from '@ikka/fair';
import { describe, expect, it } from 'vitest';
import { handDeck } from './view-room.ts';

const rules = { packSize: 52, cardsOf: (seats: number) => 2 * seats };
const share = (seat: number, seed: string | null) => ({ stay: `stay ${seat}`, seat, hash: 'a hash', seed });
const serverSeed = 'ab'.repeat(32);
const dealt = (clientSeed: string, cards: number) =>
  openStream({ serverSeed, clientSeed, nonce: 0 }).deal(rules.packSize, cards);

describe('the deck of a hand', () => {
  it('is that of its own seeds, however often it is asked for and whatever was dealt before', () => {
    const secret = { serverSeed };
    const two = [share(0, 'one'), share(1, 'two')];
    const before = handDeck(rules, { shares: two }, secret);
    expect(before).toEqual(dealt('one,two', 4));
    expect(handDeck(rules, { shares: two }, secret)).toEqual(before);
    const changed = [share(0, 'one'), share(1, 'three')];
    expect(handDeck(rules, { shares: changed }, secret)).toEqual(dealt('one,three', 4));
    const three = [...two, share(2, null)];
    expect(handDeck(rules, { shares: three }, secret)).toEqual(dealt('one,two', 6));
    expect(handDeck(rules, { shares: two }, { serverSeed: 'cd'.repeat(32) })).not.toEqual(before);
  });
});
