import type { Client } from '@ikka/client';
import { calls } from '@ikka/contract';
import { drawClientSeed } from '../panels/client-seed.ts';
import type { ServerState } from '../round/play-state.ts';

/**
 * The member's first pair in a game, begun with a seed that this browser draws once the server's half is committed. An answer that
 * was lost is asked for again with the same seed; where another tab was quicker, its pair is the one in use. What fails keeps nobody
 * from the game: the first round then brings its own id as the seed, which is this browser's draw as well.
 */
export async function beginSeeds(client: Pick<Client, 'call'>, state: ServerState): Promise<ServerState> {
  if (state.fairness !== null) return state;
  const body = { clientSeed: drawClientSeed(), nextCommitment: state.nextCommitment };
  const send = () => client.call(calls.play.rotateSeeds, { body });
  const first = await send();
  const begun = !first.ok && first.code === 'network.unreachable' ? await send() : first;
  if (begun.ok) {
    const { current, nextCommitment } = begun.value;
    return { ...state, fairness: current, nextCommitment };
  }
  if (begun.code !== 'seed.commitment_moved') return state;
  const now = await client.call(calls.play.fairness);
  return now.ok ? { ...state, fairness: now.value.current, nextCommitment: now.value.nextCommitment } : state;
}
