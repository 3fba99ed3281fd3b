import type { CallAnswer, CallInput, calls } from '@ikka/contract';
import { pageOf, rangeOf, rowsOf } from '../../platform/list-pages.ts';
import type { OfficeParts } from './office-parts.ts';

type Query = CallInput<typeof calls.office.officeAudit>['query'];

/** A page of the audit log, newest first. */
export async function auditLog(
  { audit }: OfficeParts,
  query: Query,
): Promise<CallAnswer<typeof calls.office.officeAudit>> {
  const { entries, total } = await audit.find(
    {
      action: query.action || undefined,
      actor: query.actor || undefined,
      subject: query.subject || undefined,
      ...rangeOf(query),
    },
    rowsOf(query),
  );
  const list = entries.map((entry) => ({
    id: String(entry.id),
    at: entry.at.toISOString(),
    actorKind: entry.actorKind,
    actor: entry.actor,
    action: entry.action,
    subject: entry.subject,
    before: stored(entry.before),
    after: stored(entry.after),
    ip: entry.ip,
    hash: entry.hash,
  }));
  return pageOf(query, list, total);
}

/** Whether the whole chain still follows from itself. */
export async function checkAudit({
  audit,
}: OfficeParts): Promise<CallAnswer<typeof calls.office.officeAuditCheck>> {
  const { entries, intact, firstBrokenId } = await audit.check();
  return { entries, intact, firstBrokenId: firstBrokenId === null ? null : String(firstBrokenId) };
}

function stored(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}
