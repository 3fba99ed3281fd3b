import { type CallAnswer, type CallInput, type calls, type Refusal, refuse } from '@ikka/contract';
import { pageOf, rowsOf } from '../../platform/list-pages.ts';
import { asOperator } from '../../platform/office-acts.ts';
import type { OfficeParts } from './office-parts.ts';

/**
 * A page of the development outbox, opened. Codes and links in it open accounts: each reading is an operator's act, and
 * nothing is answered that was not recorded. Where no outbox is, the address leads nowhere.
 */
export async function outbox(
  { channels, database, audit }: OfficeParts,
  query: CallInput<typeof calls.office.officeOutbox>['query'],
  operator: { readonly username: string; readonly ip: string },
): Promise<CallAnswer<typeof calls.office.officeOutbox> | Refusal<'request.not_found'>> {
  if (!channels.hasOutbox) return refuse('request.not_found');
  const { list, total } = await channels.readOutbox(rowsOf(query));
  await database.transaction((tx) =>
    audit.record(tx, {
      ...asOperator(operator),
      action: 'outbox.read',
      subject: 'outbox',
      after: { messages: list.map(({ id }) => id) },
    }),
  );
  const rows = list.map(({ values: _values, ...message }) => ({
    ...message,
    memberId: message.memberId?.toString() ?? null,
    createdAt: message.createdAt.toISOString(),
    expiresAt: message.expiresAt.toISOString(),
  }));
  return pageOf(query, rows, total);
}
