import { expect, it } from 'vitest';
import { claimErrors, claimHash, emptyClaim, exampleClaim, readClaimHash } from './claim.ts';

it('a claim survives the way through an address', () => {
  const claim = { ...exampleClaim, clientSeed: 'a&b=c #1', booked: '40.00' };
  expect(readClaimHash(`#${claimHash(claim)}`)).toEqual(claim);
  expect(readClaimHash('')).toEqual(emptyClaim);
});

it('the example can be computed with', () => {
  expect(claimErrors(exampleClaim, 25)).toEqual([]);
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
])('%j is marked at %s', (over, field) => {
  expect(claimErrors({ ...exampleClaim, ...over }, 25)).toEqual([field]);
});
