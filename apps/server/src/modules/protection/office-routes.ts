import { type calls, isRefusal, type Refusal, refuse } from '@ikka/contract';
import type { Handlers, OperatorSession } from '../../platform/calls.ts';
import type { Protection } from './index.ts';
import type { Protected } from './parts.ts';
import { readValue } from './read-protection.ts';

const historyShown = 100;

/** Finds a member by the number on the wire. */
export type FindMember = (
  memberId: bigint,
) => Promise<{ readonly id: bigint; readonly currency: string; readonly isTrial: boolean } | null>;

/** What operators see and do of a member's protection. */
export function protectionOfficeRoutes(
  protection: Protection,
  findMember: FindMember,
): Handlers<(typeof calls)['officeProtection']> {
  const memberOf = async (
    id: string,
  ): Promise<Protected | Refusal<'member.unknown' | 'member.real_account_required'>> => {
    const wanted = BigInt(id);
    const found = wanted < 2n ** 63n ? await findMember(wanted) : null;
    if (found === null) return refuse('member.unknown', { id });
    if (found.isTrial) return refuse('member.real_account_required');
    return { memberId: found.id, currency: found.currency };
  };
  const author = (caller: { readonly operator: OperatorSession; readonly ip: string }, reason: string) => ({
    by: 'operator' as const,
    username: caller.operator.username,
    ip: caller.ip,
    reason,
  });
  return {
    async officeProtection({ params }) {
      const member = await memberOf(params.id);
      if (isRefusal(member)) return member;
      const { list } = await protection.history(member, { limit: historyShown, offset: 0 });
      return { ...(await protection.read(member)), history: list };
    },
    async officeSetLimit({ params, body }, caller) {
      const member = await memberOf(params.id);
      if (isRefusal(member)) return member;
      const { kind, period } = params;
      const value = body.value === null ? null : readValue(member, kind, body.value);
      const refused =
        body.value !== null && value === null
          ? refuse('protection.limit_invalid')
          : await protection.setOperatorLimit(member, { kind, period, value }, author(caller, body.reason));
      return refused ? refuse('protection.limit_invalid') : protection.read(member);
    },
    async officeExclude({ params, body }, caller) {
      const member = await memberOf(params.id);
      if (isRefusal(member)) return member;
      const wish = { kind: 'operator' as const, days: body.days };
      const refused = await protection.exclude(member, wish, author(caller, body.reason));
      return refused ?? protection.read(member);
    },
    async officeLiftExclusion({ params, query }, caller) {
      const member = await memberOf(params.id);
      if (isRefusal(member)) return member;
      return (await protection.lift(member, author(caller, query.reason))) ?? protection.read(member);
    },
  };
}
