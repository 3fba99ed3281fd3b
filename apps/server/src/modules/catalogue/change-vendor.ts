import { isDeepStrictEqual } from 'node:util';
import { type Refusal, refuse } from '@ikka/contract';
import { asOperator } from '../../platform/office-acts.ts';
import type { Author, DeskParts } from './parts.ts';
import { lockVendor, type StoredVendor, updateVendor } from './store.ts';

/** What an operator decides of a vendor. */
export type VendorChoice = Pick<StoredVendor, 'name' | 'sort'>;

/** Changes a vendor against what was looked at, and tells open pages. The same again changes nothing. */
export async function changeVendor(
  { database, audit, facts }: DeskParts,
  code: string,
  { seen, wanted }: { readonly seen: VendorChoice; readonly wanted: VendorChoice },
  by: Author,
): Promise<StoredVendor | Refusal<'content.unknown' | 'content.changed_meanwhile'>> {
  const done = await database.transaction(async (tx) => {
    const before = await lockVendor(tx, code);
    if (before === null) return refuse('content.unknown');
    if (isSame(before, wanted)) return { vendor: before, isNew: false };
    if (!isSame(before, seen)) return refuse('content.changed_meanwhile');
    const vendor = { ...before, ...wanted };
    await updateVendor(tx, vendor);
    await audit.record(tx, {
      ...asOperator(by),
      action: 'vendor.changed',
      subject: `vendor:${code}`,
      before: choiceOf(before),
      after: choiceOf(wanted),
    });
    return { vendor, isNew: true };
  });
  if (!('vendor' in done)) return done;
  if (done.isNew) facts.publish('ContentChanged', { part: 'games' });
  return done.vendor;
}

const choiceOf = ({ name, sort }: VendorChoice): VendorChoice => ({ name, sort });

const isSame = (one: VendorChoice, other: VendorChoice): boolean =>
  isDeepStrictEqual(choiceOf(one), choiceOf(other));
