import type { CallValue, calls } from '@ikka/contract';
import { drawPoint } from '@ikka/crash/rules';
import { commit, openStream } from '@ikka/fair';

type Told = CallValue<typeof calls.crash.crashRounds>;
export type ProvableFlight = Told['rounds'][number];
export type Chain = NonNullable<Told['chain']>;

/** What was found out about a flight, here and without asking anybody. */
interface FlightProof {
  /** The seed is the one that was fixed: its SHA-256 was known before the round. */
  readonly commitmentHolds: boolean;
  /** Seed and salt give this point and no other. */
  readonly pointHolds: boolean;
  /** Hashed on and on, the seed leads to what the chain was committed to before its salt was drawn. */
  readonly chainHolds: boolean;
  /** How many times it was hashed for that. */
  readonly hashes: number;
}

/** So many hashes are taken before the page may breathe. */
const atOnce = 4_000;

/** Whether a flight belongs to a chain: a new one is begun when one is used up. */
export function isOfChain({ no }: Pick<ProvableFlight, 'no'>, { firstRound, length }: Chain): boolean {
  return no >= firstRound && no < firstRound + length;
}

/** Proves a flight of this chain. `breathe` gives the page a moment between two pieces of work. */
export async function proveFlight(
  flight: ProvableFlight,
  chain: Chain,
  breathe: () => Promise<void>,
): Promise<FlightProof> {
  const { serverSeed, clientSeed, commitment, point, no } = flight;
  const drawn = drawPoint(openStream({ serverSeed, clientSeed, nonce: 0 }));
  const hashes = no - chain.firstRound + 1;
  let seed = serverSeed;
  for (let taken = 0; taken < hashes; taken += 1) {
    seed = commit(seed);
    if (taken % atOnce === atOnce - 1) await breathe();
  }
  return {
    commitmentHolds: commit(serverSeed) === commitment,
    pointHolds: drawn.point === point && clientSeed === chain.salt,
    chainHolds: seed === chain.commitment,
    hashes,
  };
}
