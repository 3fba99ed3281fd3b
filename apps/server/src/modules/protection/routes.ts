import { type calls, refuse } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import type { Handlers, SessionMember } from '../../platform/calls.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Protection } from './index.ts';
import { readValue } from './read-protection.ts';

const author = (caller: { readonly member: SessionMember; readonly ip: string }) => ({
  by: 'member' as const,
  account: caller.member.account,
  ip: caller.ip,
});

/** Since when a member has been at play, and payouts less stakes of all games since then, in smallest units. */
export type SittingOf = (
  who: Pick<SessionMember, 'memberId' | 'currency'>,
) => Promise<{ readonly since: Date; readonly net: bigint }>;

/** What a member sees and does of his own protection. */
export function protectionRoutes(
  protection: Protection,
  sittingOf: SittingOf,
  clock: Clock,
): Handlers<(typeof calls)['protection']> {
  return {
    async sitting(_input, { member }) {
      const held = await protection.mayPlay(member);
      if (held) return held;
      const [{ since, net }, realityCheckMinutes] = await Promise.all([
        sittingOf(member),
        protection.realityCheckOf(member.memberId),
      ]);
      const currency = knownCurrency(member.currency);
      return {
        since: since.toISOString(),
        netPosition: formatAmount(net, currency),
        currency: currency.shownCode,
        currencySymbol: currency.symbol,
        realityCheckMinutes,
        serverTime: clock.now().toISOString(),
      };
    },
    protection: (_input, { member }) => protection.read(member),
    async setLimit({ params, body }, caller) {
      const { member } = caller;
      const value = body.value === null ? null : readValue(member, params.kind, body.value);
      if (body.value !== null && value === null) return refuse('protection.limit_invalid');
      const refused = await protection.changeLimit(member, params, { kind: 'set', value }, author(caller));
      // Nothing can be pending where something is set.
      if (refused?.code === 'protection.limit_invalid') return refuse('protection.limit_invalid');
      return protection.read(member);
    },
    async cancelLimitChange({ params }, caller) {
      const refused = await protection.changeLimit(caller.member, params, { kind: 'cancel' }, author(caller));
      return refused ? refuse('protection.nothing_pending') : protection.read(caller.member);
    },
    async exclude({ body }, caller) {
      const refused = await protection.exclude(caller.member, body, author(caller));
      return refused ?? protection.read(caller.member);
    },
    async setRealityCheck({ body }, caller) {
      await protection.setRealityCheck(caller.member, body.minutes, author(caller));
      return protection.read(caller.member);
    },
    async protectionHistory({ query }, { member }) {
      const { pageNo, pageSize } = query;
      const { list, total } = await protection.history(member, {
        limit: pageSize,
        offset: (pageNo - 1) * pageSize,
      });
      return { list, pageNum: pageNo, totalPages: Math.ceil(total / pageSize), total };
    },
  };
}
