import { queries } from '../../parts/calls/queries.ts';
import { session } from '../../parts/calls/session.ts';

/** Takes up a session that the server has just opened; what an earlier visitor saw is dropped first. */
export function openSession(token: string, account: string): void {
  queries.removeQueries({ queryKey: ['member'] });
  queries.removeQueries({ queryKey: ['balance'] });
  session.open({ token, account });
}
