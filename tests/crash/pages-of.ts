import { type Client, createClient } from '@ikka/client';
import { patienceMs } from './insist.ts';
import type { Victim } from './victim.ts';

/** A page at each process of a house, all behind one token. */
export const pagesOf = (house: readonly Victim[], token: string): Client[] =>
  house.map(({ url }) =>
    createClient({
      baseUrl: url,
      merchant: 'ikka',
      device: 'web',
      language: () => 'EN',
      token: () => token,
      timeoutMs: Math.min(5_000, patienceMs),
    }),
  );
