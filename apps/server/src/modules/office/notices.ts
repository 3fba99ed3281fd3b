import {
  type CallAnswer,
  type CallInput,
  type CallRefusalCode,
  type calls,
  isRefusal,
  type Refusal,
} from '@ikka/contract';
import { pageOf, rowsOf } from '../../platform/list-pages.ts';
import type { Notice } from '../content/index.ts';
import type { OfficeParts } from './office-parts.ts';

type Row = CallAnswer<typeof calls.office.officePublishNotice>;
type Body = CallInput<typeof calls.office.officePublishNotice>['body'];

type ReturnTypeOf<Name extends 'officePublishNotice' | 'officeChangeNotice'> = Promise<
  Row | Refusal<CallRefusalCode<(typeof calls.office)[Name]>>
>;

interface Operator {
  readonly username: string;
  readonly ip: string;
}

/** A page of the house's notices, newest first, and what a new one may be. */
export async function findNotices(
  { content, settings }: OfficeParts,
  query: CallInput<typeof calls.office.officeNotices>['query'],
): Promise<CallAnswer<typeof calls.office.officeNotices>> {
  const { list, total } = await content.listNotices(rowsOf(query));
  return {
    ...pageOf(query, list.map(rowOf), total),
    types: settings.get('site.announcement_types'),
    defaultType: settings.get('site.default_announcement_type'),
  };
}

export async function publishNotice(
  { content }: OfficeParts,
  body: Body,
  operator: Operator,
): ReturnTypeOf<'officePublishNotice'> {
  const published = await content.publishNotice(
    { ...body, from: instant(body.from), until: instant(body.until) },
    operator,
  );
  return isRefusal(published) ? published : rowOf(published);
}

export async function changeNotice(
  { content }: OfficeParts,
  { params, body }: CallInput<typeof calls.office.officeChangeNotice>,
  operator: Operator,
): ReturnTypeOf<'officeChangeNotice'> {
  const changed = await content.changeNotice(
    { ...body, id: params.id, from: instant(body.from), until: instant(body.until) },
    operator,
  );
  return isRefusal(changed) ? changed : rowOf(changed);
}

export async function withdrawNotice(
  { content }: OfficeParts,
  id: string,
  operator: Operator,
): Promise<Row | Refusal<'notice.unknown' | 'notice.over'>> {
  const withdrawn = await content.withdrawNotice(id, operator);
  return isRefusal(withdrawn) ? withdrawn : rowOf(withdrawn);
}

const instant = (text: string | null) => (text === null ? null : new Date(text));

function rowOf(notice: Notice): Row {
  return {
    ...notice,
    languages: [...notice.languages],
    from: notice.from.toISOString(),
    until: notice.until?.toISOString() ?? null,
    createdAt: notice.createdAt.toISOString(),
    withdrawnAt: notice.withdrawnAt?.toISOString() ?? null,
    changedAt: notice.changedAt?.toISOString() ?? null,
  };
}
