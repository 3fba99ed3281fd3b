import type { CallAnswer, CallInput, calls } from '@ikka/contract';
import { pageOf, rowsOf } from '../../platform/list-pages.ts';
import { memberRow } from './member-row.ts';
import type { OfficeParts } from './office-parts.ts';

type Query = CallInput<typeof calls.office.officeMembers>['query'];

/** A page of members with what each has in cash. */
export async function findMembers(
  { identity, ledger }: OfficeParts,
  query: Query,
): Promise<CallAnswer<typeof calls.office.officeMembers>> {
  const { members, total } = await identity.findMembers(
    {
      search: query.search,
      state: query.state,
      isTrial: query.trial === undefined ? undefined : query.trial === 'yes',
    },
    rowsOf(query),
  );
  const cash = await ledger.cashOf(members.map(({ id }) => id));
  const rows = members.map((member) =>
    memberRow(
      member,
      cash.find(({ owner, currency }) => owner === member.id && currency === member.currency),
    ),
  );
  return pageOf(query, rows, total);
}
