import { type FeedbackState, type Refusal, refuse } from '@ikka/contract';
import type { MessagesParts, Rows } from '../parts.ts';
import { feedbackIn, findFeedback, imagesOf, type StoredFeedback } from './store.ts';

export interface FeedbackRow extends StoredFeedback {
  readonly account: string | null;
  readonly imageIds: string[];
}

/** On which way an answer can go. */
export function answerWay(
  { channels }: Pick<MessagesParts, 'channels'>,
  { memberId, email }: Pick<StoredFeedback, 'memberId' | 'email'>,
): 'message' | 'mail' | 'none' {
  if (memberId !== null) return 'message';
  return email !== null && channels.isAvailable('mail') ? 'mail' : 'none';
}

/** Adds to feedback whose it is and which pictures came with it. */
export async function describeFeedback(
  { database, identity }: MessagesParts,
  rows: readonly StoredFeedback[],
): Promise<FeedbackRow[]> {
  const images = await imagesOf(
    database.db,
    rows.map(({ id }) => id),
  );
  return Promise.all(
    rows.map(async (row) => {
      const account = row.memberId === null ? null : await identity.member(row.memberId);
      const imageIds = images.filter((one) => one.feedbackId === row.id).map((one) => one.id);
      return { ...row, account: account?.name ?? null, imageIds };
    }),
  );
}

export async function listFeedback(
  parts: MessagesParts,
  state: FeedbackState,
  rows: Rows,
): Promise<{ list: FeedbackRow[]; total: number }> {
  const { list, total } = await feedbackIn(parts.database.db, state, rows);
  return { list: await describeFeedback(parts, list), total };
}

export async function readFeedback(
  parts: MessagesParts,
  id: string,
): Promise<FeedbackRow | Refusal<'feedback.unknown'>> {
  const found = await findFeedback(parts.database.db, id);
  const [row] = found === null ? [] : await describeFeedback(parts, [found]);
  return row ?? refuse('feedback.unknown');
}
