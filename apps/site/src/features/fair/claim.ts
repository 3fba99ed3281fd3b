import { isClientSeed, isServerSeed } from '@ikka/fair';
import { currencyOf, parseAmount } from '@ikka/money';

/** What a round claims to be, as typed or carried in the address. All of it is text until it is judged. */
export interface Claim {
  game: string;
  version: string;
  serverSeed: string;
  commitment: string;
  clientSeed: string;
  nonce: string;
  stake: string;
  booked: string;
  currency: string;
}

export const emptyClaim: Claim = {
  game: 'karakoram-25',
  version: '1.0.0',
  serverSeed: '',
  commitment: '',
  clientSeed: '',
  nonce: '0',
  stake: '25.00',
  booked: '',
  currency: 'PKR',
};

/** A pair of seeds made for showing how it works. */
export const exampleClaim: Claim = {
  ...emptyClaim,
  serverSeed: '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b',
  commitment: '1eec1c06bffacb8e8d2c4796296e12941362b896b1e3d42d8695e374b9298099',
  clientSeed: 'urdu-client-seed',
  nonce: '0',
};

/**
 * A claim as the fragment of an address. A fragment never leaves the browser, so a round can be handed from page to page,
 * or to another person, without any server learning of it.
 */
export function claimHash(claim: Claim): string {
  return new URLSearchParams({ ...claim }).toString();
}

export function readClaimHash(hash: string): Claim {
  const read = new URLSearchParams(hash.replace(/^#/, ''));
  const of = (key: keyof Claim) => (read.get(key) ?? emptyClaim[key]).slice(0, 128);
  return {
    game: of('game'),
    version: of('version'),
    serverSeed: of('serverSeed'),
    commitment: of('commitment'),
    clientSeed: of('clientSeed'),
    nonce: of('nonce'),
    stake: of('stake'),
    booked: of('booked'),
    currency: of('currency'),
  };
}

export type ClaimError = 'serverSeed' | 'commitment' | 'clientSeed' | 'nonce' | 'stake' | 'booked';

/** The fields of a claim that cannot be computed with. The commitment and the booked payout may be left out. */
export function claimErrors(claim: Claim, coinsPerStake: number): ClaimError[] {
  const currency = currencyOf(claim.currency);
  const stake = currency ? parseAmount(claim.stake, currency) : null;
  const checks: [ClaimError, boolean][] = [
    ['serverSeed', isServerSeed(claim.serverSeed)],
    ['commitment', claim.commitment === '' || /^[0-9a-f]{64}$/.test(claim.commitment)],
    ['clientSeed', isClientSeed(claim.clientSeed)],
    ['nonce', /^\d{1,15}$/.test(claim.nonce)],
    ['stake', stake !== null && stake > 0n && stake % BigInt(coinsPerStake) === 0n],
    ['booked', claim.booked === '' || (currency !== null && parseAmount(claim.booked, currency) !== null)],
  ];
  return checks.filter(([, good]) => !good).map(([field]) => field);
}
