import type { CallAnswer, CallInput, calls } from '@ikka/contract';
import type { SessionMember } from '../../../platform/calls.ts';
import type { IdentityDeps } from '../deps.ts';
import { browserName } from './browser-name.ts';
import { eventsOf } from './event-store.ts';

type Query = CallInput<typeof calls.identity.loginLog>['query'];

/** A page of the member's comings and goings; `from` belongs to the range, `to` does not. */
export async function loginLog(
  { database }: Pick<IdentityDeps, 'database'>,
  { memberId }: Pick<SessionMember, 'memberId'>,
  { pageNo, pageSize, from, to }: Query,
): Promise<CallAnswer<typeof calls.identity.loginLog>> {
  const range = { from: from ? new Date(from) : null, to: to ? new Date(to) : null };
  const rows = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const { list, total } = await eventsOf(database.db, memberId, range, rows);
  return {
    list: list.map(({ id, at, ip, userAgent, method, result }) => ({
      id,
      at: at.toISOString(),
      ip,
      ...browserName(userAgent),
      method,
      result,
    })),
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
  };
}
