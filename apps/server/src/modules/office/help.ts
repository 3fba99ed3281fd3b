import { type CallAnswer, type CallInput, type calls, isRefusal, type Refusal } from '@ikka/contract';
import type { HelpItem } from '../content/index.ts';
import type { OfficeParts } from './office-parts.ts';

type OfficeCalls = typeof calls.office;
type Row = CallAnswer<OfficeCalls['officePublishHelp']>;

interface Operator {
  readonly username: string;
  readonly ip: string;
}

/** The help centre as it was written, and the places that its texts may name. */
export async function listHelp({ content }: OfficeParts): Promise<CallAnswer<OfficeCalls['officeHelp']>> {
  return { items: (await content.listHelp()).map(rowOf), places: content.helpPlaces() };
}

export async function helpVersions(
  { content }: OfficeParts,
  key: string,
): Promise<CallAnswer<OfficeCalls['officeHelpVersions']> | Refusal<'help.unknown'>> {
  const versions = await content.writtenVersions(key);
  if (isRefusal(versions)) return versions;
  return versions.map((version) => ({ ...version, publishedAt: version.publishedAt.toISOString() }));
}

export async function publishHelp(
  { content }: OfficeParts,
  { params, body }: CallInput<OfficeCalls['officePublishHelp']>,
  operator: Operator,
): Promise<Row | Refusal<'help.changed_meanwhile' | 'help.empty' | 'help.full'>> {
  const published = await content.publishHelp({ ...body, key: params.key }, operator);
  return isRefusal(published) ? published : rowOf(published);
}

export async function arrangeHelp(
  { content }: OfficeParts,
  body: CallInput<OfficeCalls['officeArrangeHelp']>['body'],
  operator: Operator,
): Promise<{ items: Row[] } | Refusal<'help.changed_meanwhile' | 'help.must_stay'>> {
  const arranged = await content.arrangeHelp(body, operator);
  return isRefusal(arranged) ? arranged : { items: arranged.map(rowOf) };
}

const rowOf = (item: HelpItem): Row => ({ ...item, publishedAt: item.publishedAt.toISOString() });
