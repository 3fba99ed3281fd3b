import type { Transaction } from '../../../platform/database/index.ts';
import type { MemberParts } from '../parts.ts';
import {
  forgetFile,
  hidePicture,
  leavingFiles,
  membersWithPictures,
  type StoredDocument,
  takeOf,
  takeOutdated,
} from './store.ts';

const dayMs = 24 * 3_600_000;
const batchSize = 50;

/** Why a picture has to go: its document counts no more, or its member has been away for years. */
type Cause = 'outdated' | 'member_away';

/**
 * Removes pictures that the house has no more reason to keep: of documents that were rejected, replaced or have run out,
 * and of members who have not logged in for long. What was decided, by whom and when, stays on record. For a job, once a
 * day; several processes do not meet. Answers how many went.
 */
export async function removePictures(parts: MemberParts): Promise<number> {
  const { database, settings, clock, identity } = parts;
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  const outdatedBefore = daysAgo(settings.get('member.outdated_document_days'));
  const awayBefore = daysAgo(settings.get('member.away_document_days'));
  let hidden = await hideAll(parts, 'outdated', (tx) => takeOutdated(tx, outdatedBefore, batchSize));
  for (let after = 0n; ; ) {
    const members = await membersWithPictures(database.db, awayBefore, after, batchSize);
    const last = members.at(-1);
    if (last === undefined) break;
    after = last;
    const away = await identity.awaySince(members, awayBefore);
    if (away.length > 0) hidden += await hideAll(parts, 'member_away', (tx) => takeOf(tx, away, batchSize));
  }
  await removeFiles(parts);
  return hidden;
}

/** From now on nobody sees them; each is in the audit. */
async function hideAll(
  { database, audit, clock }: MemberParts,
  cause: Cause,
  take: (tx: Transaction) => Promise<StoredDocument[]>,
): Promise<number> {
  for (let hidden = 0; ; ) {
    const taken = await database.transaction(async (tx) => {
      const due = await take(tx);
      for (const { id, memberId, kind, state } of due) {
        await hidePicture(tx, id, clock.now());
        await audit.record(tx, {
          actorKind: 'system',
          actor: 'member',
          action: 'document.picture_removed',
          subject: `document:${id}`,
          after: { member: memberId, kind, state, cause },
        });
      }
      return due.length;
    });
    hidden += taken;
    if (taken < batchSize) return hidden;
  }
}

/** After the commit, and again at the next run where a process died in between: a removed file can be removed again. */
async function removeFiles({ database, files }: MemberParts): Promise<void> {
  for (;;) {
    const leaving = await leavingFiles(database.db, batchSize);
    for (const { id, file } of leaving) {
      await files.remove(file);
      await forgetFile(database.db, id);
    }
    if (leaving.length < batchSize) return;
  }
}
