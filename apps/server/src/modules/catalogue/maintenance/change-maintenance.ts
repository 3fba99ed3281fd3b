import { isDeepStrictEqual } from 'node:util';
import { type Refusal, refuse } from '@ikka/contract';
import { asOperator } from '../../../platform/office-acts.ts';
import type { Author, DeskParts } from '../parts.ts';
import { lockGame, lockVendor } from '../store.ts';
import { isOn, type Maintenance, type MaintenanceSubject, maintenanceView } from './maintenance.ts';
import { maintenanceFor, putMaintenance, removeMaintenance } from './store.ts';

/**
 * Puts a vendor or a game into maintenance, changes what is said of it, or ends it (`wanted` null), against what was looked
 * at, and tells open pages. The same again changes nothing; of two who change it, one is refused. One that is over counts as none.
 */
export async function changeMaintenance(
  { database, clock, audit, facts }: DeskParts,
  subject: MaintenanceSubject,
  { seen, wanted }: { readonly seen: Maintenance | null; readonly wanted: Maintenance | null },
  by: Author,
): Promise<null | Refusal<'content.unknown' | 'content.changed_meanwhile' | 'content.ends_too_soon'>> {
  const now = clock.now();
  const done = await database.transaction(async (tx) => {
    const held =
      subject.kind === 'vendor' ? await lockVendor(tx, subject.id) : await lockGame(tx, subject.id);
    if (held === null) return refuse('content.unknown');
    const [stored = null] = await maintenanceFor(tx, [subject]);
    const stands = stored !== null && isOn(stored, now) ? stored : null;
    if (isSame(stands, wanted)) return 'same';
    if (!isSame(stands, seen)) return refuse('content.changed_meanwhile');
    if (wanted !== null && !isOn(wanted, now)) return refuse('content.ends_too_soon');
    if (wanted === null) await removeMaintenance(tx, subject);
    else await putMaintenance(tx, subject, wanted);
    await audit.record(tx, {
      ...asOperator(by),
      action: `maintenance.${wanted === null ? 'ended' : stands === null ? 'begun' : 'changed'}`,
      subject: `${subject.kind}:${subject.id}`,
      before: maintenanceView(stands),
      after: maintenanceView(wanted),
    });
    return 'changed';
  });
  if (done === 'same') return null;
  if (done !== 'changed') return done;
  facts.publish('ContentChanged', { part: 'games' });
  return null;
}

const isSame = (one: Maintenance | null, other: Maintenance | null): boolean =>
  isDeepStrictEqual(maintenanceView(one), maintenanceView(other));
