import type { DeskParts } from '../parts.ts';
import { maintenanceView } from './maintenance.ts';
import { takeEnded } from './store.ts';

/**
 * Takes away what has come to its end, leaves a record of each and tells open pages; for a job of every few seconds. Games are
 * open again at the very end, without it.
 */
export async function endMaintenance({ database, clock, audit, facts }: DeskParts): Promise<void> {
  const ended = await database.transaction(async (tx) => {
    const taken = await takeEnded(tx, clock.now());
    for (const { subject, ...maintenance } of taken) {
      await audit.record(tx, {
        actorKind: 'system',
        actor: 'catalogue',
        action: 'maintenance.ended',
        subject: `${subject.kind}:${subject.id}`,
        before: maintenanceView(maintenance),
        ip: null,
      });
    }
    return taken.length;
  });
  if (ended > 0) facts.publish('ContentChanged', { part: 'games' });
}
