import type { Win } from '@ikka/contract';
import { formatPercent } from '@ikka/i18n';
import { betText, claimHash } from '../../parts/rounds/claim.ts';

/** The fragment with which the verifier recomputes the round of a line; null until its seeds are revealed. */
export function proofHash({ proof, stake, payout, currency }: Win): string | null {
  if (proof === null) return null;
  const { game, version, serverSeed, commitment, clientSeed, nonce, bet } = proof;
  return claimHash({
    game,
    version,
    serverSeed,
    commitment,
    clientSeed,
    nonce: String(nonce),
    bet: betText(bet),
    stake,
    booked: payout,
    currency,
  });
}

/** What the games of these lines return of all stakes in the long run, each once, by their names. */
export function returnsOf(lines: readonly Win[], language: 'EN' | 'UR'): { game: string; rtp: string }[] {
  const stated = lines.flatMap(({ gameId, gameName, rtp }) =>
    rtp === null ? [] : [[gameId, { game: gameName[language], rtp: formatPercent(Number(rtp)) }] as const],
  );
  return [...new Map(stated).values()];
}
