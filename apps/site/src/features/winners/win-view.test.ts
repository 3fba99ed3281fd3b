import type { Win } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { readClaimHash } from '../../parts/rounds/claim.ts';
import { readBoardSearch } from './board-search.ts';
import { proofHash, returnsOf } from './win-view.ts';

const win: Win = {
  id: 'a',
  player: 'z•••••',
  gameId: 'karakoram-25',
  gameName: { EN: 'Karakoram 25', UR: 'قراقرم ۲۵' },
  vassalage: 'IKKA_SLOT',
  vendorName: { EN: 'Chiragh', UR: 'چراغ' },
  isProvable: true,
  rtp: '0.967219669416',
  stake: '25.00',
  payout: '500.00',
  multiplier: '20.00',
  currency: 'PKR',
  playedAt: '2026-11-22T05:00:00.000Z',
  proof: {
    game: 'karakoram-25',
    version: '1.0.0',
    serverSeed: 'a'.repeat(64),
    commitment: 'b'.repeat(64),
    clientSeed: 'my own seed',
    nonce: 7,
    bet: null,
  },
};

describe('a line of the winners board', () => {
  it('carries to the verifier all that it needs', () => {
    expect(readClaimHash(`#${proofHash(win)}`)).toEqual({
      ...win.proof,
      nonce: '7',
      bet: '',
      stake: '25.00',
      booked: '500.00',
      currency: 'PKR',
    });
  });

  it('carries nothing before the seeds are revealed', () => {
    expect(proofHash({ ...win, proof: null })).toBeNull();
  });

  it('has beside it what each game returns, once', () => {
    const other = { ...win, id: 'b', gameId: 'dice', gameName: { EN: 'Dice', UR: 'پانسے' }, rtp: null };
    expect(returnsOf([win, { ...win, id: 'c' }, other], 'EN')).toEqual([
      { game: 'Karakoram 25', rtp: expect.stringContaining('96.72') },
    ]);
  });

  it.each([
    [{}, {}],
    [
      { period: 'week', order: 'payout', pageNo: '2' },
      { period: 'week', order: 'payout', pageNo: 2 },
    ],
    [{ period: 'day', order: 'newest', pageNo: 1 }, {}],
    [{ period: 'year', order: 'luck', pageNo: 99 }, {}],
  ])('is found at the address %j', (search, read) => {
    expect(readBoardSearch(search)).toEqual(read);
  });
});
