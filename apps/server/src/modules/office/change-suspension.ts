import { type CallAnswer, type calls, isRefusal, type Refusal, refuse } from '@ikka/contract';
import { memberIdOf, memberRow } from './member-row.ts';
import type { OfficeParts } from './office-parts.ts';

/**
 * Suspends a member or lets him go. Identity changes the state, ends the sessions, stops the ledger and records the act, all in
 * one transaction; this only translates.
 */
export async function changeSuspension(
  { identity, ledger }: OfficeParts,
  act: 'suspendMember' | 'releaseMember',
  wish: {
    readonly id: string;
    readonly reason: string;
    readonly operator: { readonly username: string; readonly ip: string };
  },
): Promise<
  CallAnswer<typeof calls.office.officeSuspendMember> | Refusal<'member.unknown' | 'member.state_unchanged'>
> {
  const memberId = memberIdOf(wish.id);
  if (memberId === null) return refuse('member.unknown', { id: wish.id });
  const member = await identity[act](memberId, wish.reason, wish.operator);
  if (isRefusal(member)) return member;
  const cash = await ledger.cashOf([memberId]);
  return memberRow(
    member,
    cash.find(({ currency }) => currency === member.currency),
  );
}
