import { isClientSeed, isSeatsSeed, isServerSeed } from '@ikka/fair';
import type { InstantGame } from '@ikka/game-kit';
import { currencyOf, homeCurrency, parseAmount } from '@ikka/money';

/** What a round claims to be, as typed or carried in the address. All of it is text until it is judged. */
export interface Claim {
  game: string;
  version: string;
  serverSeed: string;
  commitment: string;
  clientSeed: string;
  nonce: string;
  /** What was chosen, as JSON; empty in a game without a choice. */
  bet: string;
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
  bet: '',
  stake: '25.00',
  booked: '',
  currency: homeCurrency,
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

/** Whether two claims are of the same round, to the letter. */
export const isSameClaim = (one: Claim, other: Claim): boolean => claimHash(one) === claimHash(other);

/** The choice of a round of many steps is long, longer the course of a hand between players, and longest that of a contest of many hands. */
const betMost = 40_960;
/** Ten seats' seeds, joined. */
const clientSeedMost = 10 * 65;

export function readClaimHash(hash: string): Claim {
  const read = new URLSearchParams(hash.replace(/^#/, ''));
  const of = (key: keyof Claim, most = 128) => (read.get(key) ?? emptyClaim[key]).slice(0, most);
  return {
    game: of('game'),
    version: of('version'),
    serverSeed: of('serverSeed'),
    commitment: of('commitment'),
    clientSeed: of('clientSeed', clientSeedMost),
    nonce: of('nonce'),
    bet: of('bet', betMost),
    stake: of('stake'),
    booked: of('booked'),
    currency: of('currency'),
  };
}

/** A recorded choice as a claim carries it. */
export const betText = (bet: unknown): string =>
  bet === null || bet === undefined ? '' : JSON.stringify(bet);

/** The choice of a claim; undefined where it cannot be read. */
export function betOf(claim: Pick<Claim, 'bet'>): unknown {
  if (claim.bet === '') return null;
  try {
    return JSON.parse(claim.bet);
  } catch {
    return undefined;
  }
}

export type ClaimError =
  | 'game'
  | 'serverSeed'
  | 'commitment'
  | 'clientSeed'
  | 'nonce'
  | 'bet'
  | 'stake'
  | 'booked';

/** The fields of a claim that cannot be computed with. The commitment and the booked payout may be left out. */
export function claimErrors(claim: Claim, game: InstantGame | undefined): ClaimError[] {
  const currency = currencyOf(claim.currency);
  const stake = currency ? parseAmount(claim.stake, currency) : null;
  const coins = game?.coinsPerStake ?? 1n;
  const bet = betOf(claim);
  // A hand that was folded before a bet cost nothing; no other game takes that.
  const isFree =
    stake === 0n && bet !== undefined && game !== undefined && !('refused' in game.readBet(0n, bet));
  const isStake = stake !== null && (isFree || (stake > 0n && stake % coins === 0n));
  // A choice may name its own stakes: it is read with the whole stake, or with the least where that is none.
  const read = bet === undefined ? undefined : game?.readBet(isStake ? stake : coins, bet);
  const checks: [ClaimError, boolean][] = [
    ['game', game !== undefined],
    ['serverSeed', isServerSeed(claim.serverSeed)],
    ['commitment', claim.commitment === '' || /^[0-9a-f]{64}$/.test(claim.commitment)],
    ['clientSeed', isClientSeed(claim.clientSeed) || isSeatsSeed(claim.clientSeed)],
    ['nonce', /^\d{1,15}$/.test(claim.nonce)],
    ['bet', game === undefined || (read !== undefined && !('refused' in read))],
    ['stake', isStake],
    ['booked', claim.booked === '' || (currency !== null && parseAmount(claim.booked, currency) !== null)],
  ];
  return checks.filter(([, good]) => !good).map(([field]) => field);
}
