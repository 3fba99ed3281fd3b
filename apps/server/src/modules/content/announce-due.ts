import { stateOf } from './notice.ts';
import type { ContentParts } from './parts.ts';
import { claimDue, type StoredNotice } from './store.ts';

const takenAtOnce = 50;

/**
 * Tells open pages of every notice whose time has come, each once, however many processes run this at once. The claim is
 * committed before the news goes out: a process that dies in between costs open pages one hint, and they find the
 * notice when they next read. Answers how many were announced.
 */
export async function announceDue({ database, clock, facts }: ContentParts): Promise<number> {
  let announced = 0;
  for (;;) {
    const now = clock.now();
    const due = await database.transaction((tx) => claimDue(tx, now, takenAtOnce));
    // One that ended while no process was running is old news.
    for (const notice of due.filter((one) => stateOf(one, now) === 'published')) {
      announced += 1;
      facts.publish('NoticePublished', {
        noticeId: notice.id,
        title: notice.title,
        publishedFrom: notice.publishedFrom,
        isForAll: isForAll(notice),
      });
    }
    if (due.length < takenAtOnce) return announced;
  }
}

/**
 * What comes up by itself needs no second word, and what is for some is not told to the others. Nor is an offer: pages of members
 * who are excluded from play are among those that hear.
 */
const isForAll = ({ audience, languages, type }: StoredNotice): boolean =>
  audience === 'everyone' && languages.length === 2 && !['PL', 'PU', 'PR'].includes(type);
