import type { CallResult, Client } from '@ikka/client';
import { calls } from '@ikka/contract';
import type { ServerState } from '../round/play-state.ts';
import type { LaunchAddress } from './launch-address.ts';
import type { TabMemory } from './tab-memory.ts';

/**
 * Opens the play session: spends the launch token of the address, or goes on with the session that this tab has.
 * A reload may bring the same address again; then the spent token is refused and the tab's session answers, if it is one of the game
 * that the address names.
 */
export async function openSession(
  client: Pick<Client, 'call'>,
  memory: TabMemory,
  launch: Pick<LaunchAddress, 'token' | 'game'>,
): Promise<CallResult<ServerState>> {
  if (launch.token !== null) {
    const opened = await client.call(calls.play.openPlay, { body: { launchToken: launch.token } });
    if (opened.ok) {
      memory.setToken(opened.value.token);
      return { ok: true, value: opened.value.state };
    }
    if (opened.code !== 'launch.token_invalid' || memory.token() === null) return opened;
    const found = await client.call(calls.play.playState);
    const isOther = found.ok && launch.game !== null && found.value.game.gameId !== launch.game;
    return isOther ? opened : found;
  }
  if (memory.token() === null) {
    return { ok: false, code: 'play.session_required', message: '', value: {}, status: 401 };
  }
  return client.call(calls.play.playState);
}
