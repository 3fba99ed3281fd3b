import { type Refusal, refuse } from '@ikka/contract';
import { type Notice, noticeOf, stateOf } from './notice.ts';
import type { Author, ContentParts } from './parts.ts';
import { lockNotice, updateNotice } from './store.ts';

/** Takes back a notice that is in force or scheduled, and tells open pages. Of two operators at once, one does it and the other is refused. */
export async function withdrawNotice(
  { database, clock, audit, facts }: ContentParts,
  id: string,
  by: Author,
): Promise<Notice | Refusal<'notice.unknown' | 'notice.over'>> {
  const done = await database.transaction(async (tx) => {
    const found = await lockNotice(tx, id);
    if (found === null) return refuse('notice.unknown');
    const now = clock.now();
    const state = stateOf(found, now);
    if (state === 'withdrawn' || state === 'expired') return refuse('notice.over', { state });
    const withdrawal = { withdrawnBy: by.username, withdrawnAt: now };
    await updateNotice(tx, id, withdrawal);
    await audit.record(tx, {
      actorKind: 'operator',
      actor: by.username,
      ip: by.ip,
      action: 'notice.withdrawn',
      subject: `notice:${id}`,
      before: { state },
      after: { state: 'withdrawn' },
    });
    return noticeOf({ ...found, ...withdrawal }, now);
  });
  if ('id' in done) facts.publish('ContentChanged', { part: 'notices' });
  return done;
}
