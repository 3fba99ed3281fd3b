import { dice } from '@ikka/dice/round';
import { karakoram25 } from '@ikka/karakoram-25/round';
import { expect, it } from 'vitest';
import { claimErrors, claimHash, emptyClaim, exampleClaim, readClaimHash } from './claim.ts';

it('a claim survives the way through an address', () => {
  const claim = { ...exampleClaim, clientSeed: 'a&b=c #1', booked: '40.00' };
  expect(readClaimHash(`#${claimHash(claim)}`)).toEqual(claim);
  expect(readClaimHash('')).toEqual(emptyClaim);
});

it('the example can be computed with', () => {
  expect(claimErrors(exampleClaim, karakoram25)).toEqual([]);
});

it.each([
  [{ serverSeed: 'F'.repeat(64) }, 'serverSeed'],
  [{ commitment: '12' }, 'commitment'],
  [{ clientSeed: '' }, 'clientSeed'],
  [{ clientSeed: 'سیڈ' }, 'clientSeed'],
  [{ nonce: '-1' }, 'nonce'],
  [{ nonce: '1.5' }, 'nonce'],
  [{ stake: '25.01' }, 'stake'],
  [{ stake: '0.00' }, 'stake'],
  [{ booked: '4' }, 'booked'],
  [{ bet: '{"side":"over","target":5050}' }, 'bet'],
])('%j is marked at %s', (over, field) => {
  expect(claimErrors({ ...exampleClaim, ...over }, karakoram25)).toEqual([field]);
});

it.each([
  ['{"side":"over","target":5050}', []],
  ['', ['bet']],
  ['{"side":"over"', ['bet']],
  ['{"side":"over","target":1}', ['bet']],
])('the choice %s of dice is marked with %j', (bet, fields) => {
  expect(claimErrors({ ...exampleClaim, game: 'dice', bet, stake: '2.34' }, dice)).toEqual(fields);
});

it('a game that is not known is marked', () => {
  expect(claimErrors({ ...exampleClaim, game: 'gone' }, undefined)).toEqual(['game']);
});
