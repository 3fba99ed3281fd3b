import type { AlarmCheck, AlarmsParts, Finding } from './parts.ts';
import { beginCheck, clearOne, clearOthers, raise } from './store.ts';

/**
 * Does the checks that are due, each in one of the processes: raises what is found, notes what still stands, and ends what is
 * over. A check that cannot be done is itself an alarm, and what it found before stands.
 */
export async function look(parts: AlarmsParts): Promise<void> {
  for (const check of parts.checks) {
    const now = parts.clock.now();
    const dueBefore = new Date(now.getTime() - check.everySeconds * 1_000);
    if (!(await beginCheck(parts.database.db, check.kind, now, dueBefore))) continue;
    const found = await findingsOf(parts, check);
    const isFailed = found === null;
    await note(parts, check, found ?? [], isFailed);
  }
}

async function findingsOf({ log }: AlarmsParts, check: AlarmCheck): Promise<readonly Finding[] | null> {
  try {
    return await check.look();
  } catch (error) {
    log.error({ err: error, check: check.kind }, 'a check for alarms failed');
    return null;
  }
}

async function note(
  { database, clock, log }: AlarmsParts,
  { kind }: AlarmCheck,
  found: readonly Finding[],
  isFailed: boolean,
): Promise<void> {
  const now = clock.now();
  const raised = await database.transaction(async (tx) => {
    if (isFailed) {
      const isNew = await raise(tx, 'check_failed', { subject: kind, details: {} }, now);
      return isNew ? [`check_failed ${kind}`] : [];
    }
    await clearOne(tx, 'check_failed', kind, now);
    await clearOthers(
      tx,
      kind,
      found.map(({ subject }) => subject),
      now,
    );
    const fresh: string[] = [];
    for (const finding of found) {
      if (await raise(tx, kind, finding, now)) fresh.push(`${kind} ${finding.subject}`.trim());
    }
    return fresh;
  });
  for (const alarm of raised) log.warn({ alarm }, 'an alarm was raised');
}
