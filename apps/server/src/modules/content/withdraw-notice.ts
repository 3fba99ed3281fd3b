import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import { actOnCase } from '../../platform/case-desk/act-on-case.ts';
import { type Notice, noticeOf, stateOf } from './notice.ts';
import type { Author, ContentParts } from './parts.ts';
import { lockNotice, updateNotice } from './store.ts';

/** Takes back a notice that is in force or scheduled, and tells open pages. Of two operators at once, one does it and the other is refused. */
export async function withdrawNotice(
  { database, clock, audit, facts }: ContentParts,
  id: string,
  by: Author,
): Promise<Notice | Refusal<'notice.unknown' | 'notice.over'>> {
  const done = await database.transaction((tx) =>
    actOnCase(tx, audit, by, {
      subject: `notice:${id}`,
      lock: () => lockNotice(tx, id),
      unknown: refuse('notice.unknown'),
      decide(found) {
        const now = clock.now();
        const state = stateOf(found, now);
        if (state === 'withdrawn' || state === 'expired') return refuse('notice.over', { state });
        return {
          change: { withdrawnBy: by.username, withdrawnAt: now },
          action: 'notice.withdrawn',
          before: { state },
          after: { state: 'withdrawn' },
        };
      },
      write: (_found, change) => updateNotice(tx, id, change),
    }),
  );
  if (isRefusal(done)) return done;
  facts.publish('ContentChanged', { part: 'notices' });
  return noticeOf({ ...done.found, ...done.change }, clock.now());
}
