import { blackjack } from '@ikka/blackjack/round';
import { dice } from '@ikka/dice/round';
import { GUESSES_MOST } from '@ikka/hi-lo/rules';
import { karakoram25 } from '@ikka/karakoram-25/round';
import { expect, it } from 'vitest';
import {
  type Claim,
  claimErrors,
  claimHash,
  emptyClaim,
  exampleClaim,
  isSameClaim,
  readClaimHash,
} from './claim.ts';

it('a claim survives the way through an address', () => {
  const claim = { ...exampleClaim, clientSeed: 'a&b=c #1', booked: '40.00' };
  expect(readClaimHash(`#${claimHash(claim)}`)).toEqual(claim);
  expect(readClaimHash('')).toEqual(emptyClaim);
});

it.each(Object.keys(emptyClaim) as (keyof Claim)[])('is another one once its %s is changed', (field) => {
  expect(isSameClaim({ ...exampleClaim }, exampleClaim)).toBe(true);
  expect(isSameClaim({ ...exampleClaim, [field]: `${exampleClaim[field]}0` }, exampleClaim)).toBe(false);
});

it('so does the longest that a player can have done', () => {
  const bet = JSON.stringify({
    main: '9999999999999999',
    pairs: '0',
    plus3: '0',
    acts: Array(48).fill('decline'),
  });
  expect(readClaimHash(claimHash({ ...exampleClaim, bet })).bet).toBe(bet);
  const guesses = Array(GUESSES_MOST).fill('higher');
  const long = JSON.stringify({ guesses });
  expect(readClaimHash(claimHash({ ...exampleClaim, bet: long })).bet).toBe(long);
});

it('a choice that names other stakes than the whole is marked', () => {
  const bet = '{"main":"1000","pairs":"0","plus3":"0","acts":["double"]}';
  expect(claimErrors({ ...exampleClaim, bet, stake: '10.00' }, blackjack)).toEqual(['bet']);
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
