import { type Client, createClient } from '@ikka/client';
import { type SeededRandom, seededRandom } from '@ikka/test-kit';
import { openTrialPlay } from '../../tools/bench/open-play.ts';
import type { Victim } from './victim.ts';

interface TrialPlayer {
  readonly client: Client;
  readonly random: SeededRandom;
}

/** Opens a trial play of a game for each of so many players, whose chances follow the seed. */
export async function openTrialPlayers(
  on: Victim,
  wish: { readonly gameId: string; readonly vassalage: string },
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<TrialPlayer[]> {
  const tokens = await Promise.all(Array.from({ length: count }, () => openTrialPlay(on.address, wish)));
  return tokens.map((token, index) => ({
    client: createClient({
      baseUrl: on.address.replace(/\/$/, ''),
      merchant: 'IKKA',
      device: 'web',
      language: () => 'EN',
      token: () => token,
      timeoutMs: 5_000,
    }),
    random: seededRandom(seed * 1_000 + index),
  }));
}
