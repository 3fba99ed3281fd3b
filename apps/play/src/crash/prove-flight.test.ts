import { drawPoint } from '@ikka/crash/rules';
import { commit, openStream } from '@ikka/fair';
import { describe, expect, it } from 'vitest';
import { type Chain, isOfChain, type ProvableFlight, proveFlight } from './prove-flight.ts';

const salt = 'a5'.repeat(16);
/** Seeds of rounds 11 to 15 of a chain: each is the SHA-256 of the next. */
const seeds = ['ef'.repeat(32)];
for (let n = 0; n < 4; n += 1) seeds.unshift(commit(seeds[0] ?? ''));
const chain: Chain = {
  firstRound: 11,
  length: 5,
  commitment: commit(seeds[0] ?? ''),
  salt,
  committedAt: '2026-01-01T00:00:00.000Z',
  saltRound: 10,
  saltedAt: '2026-01-01T00:00:01.000Z',
  nextCommitment: null,
};
const flightOf = (no: number): ProvableFlight => {
  const serverSeed = seeds[no - 11] ?? '';
  const { point } = drawPoint(openStream({ serverSeed, clientSeed: salt, nonce: 0 }));
  const endedAt = '2026-01-01T00:01:00.000Z';
  return {
    no,
    seedPairId: '1',
    commitment: commit(serverSeed),
    serverSeed,
    clientSeed: salt,
    point,
    endedAt,
  };
};
const prove = (flight: ProvableFlight) => proveFlight(flight, chain, async () => undefined);

describe('the proof of a flight', () => {
  it.each([11, 13, 15])('holds for round %i of its chain', async (no) => {
    expect(await prove(flightOf(no))).toEqual({
      commitmentHolds: true,
      pointHolds: true,
      chainHolds: true,
      hashes: no - 10,
    });
  });

  it('sees another point, another salt and a seed that was put in afterwards', async () => {
    const flight = flightOf(13);
    expect(await prove({ ...flight, point: flight.point + 1 })).toMatchObject({ pointHolds: false });
    expect(await prove({ ...flight, clientSeed: 'b6'.repeat(16) })).toMatchObject({ pointHolds: false });
    const serverSeed = '12'.repeat(32);
    expect(await prove({ ...flight, serverSeed, commitment: commit(serverSeed) })).toMatchObject({
      commitmentHolds: true,
      chainHolds: false,
    });
  });

  it('knows which rounds its chain has', () => {
    expect([10, 11, 15, 16].map((no) => isOfChain({ no }, chain))).toEqual([false, true, true, false]);
  });
});
