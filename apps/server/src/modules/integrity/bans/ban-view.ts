import type { CallAnswer, calls } from '@ikka/contract';
import type { StoredBan } from './ban-store.ts';

type View = CallAnswer<typeof calls.officeIntegrity.officeImposePlayBan>;

/** A ban as operators read it. */
export function banView(ban: StoredBan, accounts: ReadonlyMap<bigint, string>): View {
  const { liftedAt, liftedBy, liftedFor } = ban;
  return {
    id: ban.id,
    memberId: String(ban.memberId),
    account: accounts.get(ban.memberId) ?? String(ban.memberId),
    origin: ban.origin,
    minutes: ban.minutes,
    reason: ban.reason,
    imposedBy: ban.imposedBy,
    imposedAt: ban.imposedAt.toISOString(),
    until: ban.until.toISOString(),
    lifted:
      liftedAt === null ? null : { by: liftedBy ?? '', at: liftedAt.toISOString(), reason: liftedFor ?? '' },
  };
}
