import { type CallAnswer, type CallInput, type calls, isRefusal, type Refusal } from '@ikka/contract';
import { pageOf, rowsOf } from '../../platform/list-pages.ts';
import type { Affiliate } from '../identity/index.ts';
import type { OfficeParts } from './office-parts.ts';

type Row = CallAnswer<typeof calls.office.officeCreateAffiliate>;

interface Operator {
  readonly username: string;
  readonly ip: string;
}

/** A page of invitation codes, newest first. */
export async function findAffiliates(
  { identity }: OfficeParts,
  query: CallInput<typeof calls.office.officeAffiliates>['query'],
): Promise<CallAnswer<typeof calls.office.officeAffiliates>> {
  const { list, total } = await identity.affiliates(query, rowsOf(query));
  return pageOf(query, list.map(rowOf), total);
}

export async function createAffiliate(
  { identity }: OfficeParts,
  body: CallInput<typeof calls.office.officeCreateAffiliate>['body'],
  operator: Operator,
): Promise<Row | Refusal<'member.unknown' | 'affiliate.owner_not_agent' | 'affiliate.code_taken'>> {
  const created = await identity.createAffiliate(body, operator);
  return isRefusal(created) ? created : rowOf(created);
}

export async function closeAffiliate(
  { identity }: OfficeParts,
  code: string,
  operator: Operator,
): Promise<Row | Refusal<'affiliate.unknown' | 'affiliate.closed'>> {
  const closed = await identity.closeAffiliate(code, operator);
  return isRefusal(closed) ? closed : rowOf(closed);
}

const rowOf = ({ agentValue, ...row }: Affiliate): Row => ({
  ...row,
  ownerId: String(row.ownerId),
  isAgent: agentValue,
  createdAt: row.createdAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
});
