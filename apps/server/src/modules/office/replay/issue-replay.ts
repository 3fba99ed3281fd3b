import { type Refusal, refuse } from '@ikka/contract';
import { asOperator, type OperatorActor } from '../../../platform/office-acts.ts';
import { newToken, tokenHash } from '../secrets.ts';
import type { ReplayParts } from './parts.ts';
import { forgetReplayTokens, insertReplayToken } from './store.ts';

const tokenMs = 60_000;

/**
 * Gives an operator the address at which one round is shown on its game's stage: its token is good for that round alone, once and
 * for a minute, and is stored hashed. Who looked is in the audit chain. A round of an outside game has no stage of ours.
 */
export async function issueReplay(
  parts: ReplayParts,
  roundId: string,
  operator: OperatorActor,
): Promise<{ url: string; expiresAt: string } | Refusal<'round.unknown' | 'round.not_ours'>> {
  const [round] = await parts.rounds.byIds([roundId]);
  if (round === undefined) {
    const isOutside = await parts.isOutside(roundId);
    return refuse(isOutside ? 'round.not_ours' : 'round.unknown', { roundId });
  }
  const token = newToken();
  const now = parts.clock.now();
  const expiresAt = new Date(now.getTime() + tokenMs);
  await parts.database.transaction(async (tx) => {
    await forgetReplayTokens(tx, now);
    await insertReplayToken(tx, {
      tokenHash: tokenHash(token),
      roundId,
      operator: operator.username,
      expiresAt,
    });
    await parts.audit.record(tx, {
      ...asOperator(operator),
      action: 'round.replayed',
      subject: `round:${roundId}`,
      after: { member: String(round.memberId), game: round.gameId },
    });
  });
  // In the fragment, which browsers send to no server and write into no log.
  return { url: `/play/#replay=${token}`, expiresAt: expiresAt.toISOString() };
}
