import { type Refusal, refuse } from '@ikka/contract';
import type { Transaction } from '../../../platform/database/index.ts';
import { tellMember } from '../inbox/tell-member.ts';
import type { MessagesParts, OperatorActor } from '../parts.ts';
import { answerWay } from './read-feedback.ts';
import { changeFeedback, lockFeedback, type StoredFeedback } from './store.ts';

/** An answer by mail is worth sending for so long. */
const worthMs = 3 * 86_400_000;

type Refused = Refusal<'feedback.unknown' | 'feedback.not_now'>;

/**
 * Answers a new feedback, once: a member by a message in the site, a guest by mail where he left an address. Of two
 * operators who answer at the same moment one does.
 */
export async function answerFeedback(
  parts: MessagesParts,
  id: string,
  text: string,
  by: OperatorActor,
): Promise<StoredFeedback | Refused | Refusal<'feedback.no_way_to_answer'>> {
  const { database, clock, audit, facts } = parts;
  const answered = await database.transaction(async (tx) => {
    const found = await lockFeedback(tx, id);
    if (found === null) return refuse('feedback.unknown');
    if (found.state !== 'new') return refuse('feedback.not_now', { state: found.state });
    if (answerWay(parts, found) === 'none') return refuse('feedback.no_way_to_answer');
    const change = {
      state: 'answered',
      answer: text,
      answeredBy: by.username,
      answeredAt: clock.now(),
    } as const;
    await changeFeedback(tx, id, change);
    await tell(parts, tx, found, text);
    await audit.record(tx, {
      actorKind: 'operator',
      actor: by.username,
      ip: by.ip,
      action: 'feedback.answered',
      subject: `feedback:${id}`,
      before: { state: found.state },
      after: { state: 'answered', answer: text, member: found.memberId },
    });
    return { ...found, ...change };
  });
  if ('remark' in answered && answered.memberId !== null)
    facts.publish('InboxChanged', { memberIds: [answered.memberId] });
  return answered;
}

/** Puts a feedback away, answered or not. */
export async function closeFeedback(
  { database, clock, audit }: MessagesParts,
  id: string,
  by: OperatorActor,
): Promise<StoredFeedback | Refused> {
  return database.transaction(async (tx) => {
    const found = await lockFeedback(tx, id);
    if (found === null) return refuse('feedback.unknown');
    if (found.state === 'closed') return refuse('feedback.not_now', { state: found.state });
    const change = { state: 'closed', closedBy: by.username, closedAt: clock.now() } as const;
    await changeFeedback(tx, id, change);
    await audit.record(tx, {
      actorKind: 'operator',
      actor: by.username,
      ip: by.ip,
      action: 'feedback.closed',
      subject: `feedback:${id}`,
      before: { state: found.state },
      after: { state: 'closed' },
    });
    return { ...found, ...change };
  });
}

async function tell(
  parts: MessagesParts,
  tx: Transaction,
  { memberId, email, language, remark }: StoredFeedback,
  text: string,
): Promise<void> {
  if (memberId !== null) {
    await tellMember(parts, tx, memberId, {
      title: { EN: 'Our answer to your feedback', UR: 'آپ کی رائے پر ہمارا جواب' },
      text: { EN: `“${remark}”\n\n${text}`, UR: `”${remark}“\n\n${text}` },
    });
  } else if (email !== null) {
    await parts.channels.send(tx, {
      channel: 'mail',
      to: email,
      language,
      template: 'feedback_answer',
      values: { answer: text },
      memberId: null,
      expiresAt: new Date(parts.clock.now().getTime() + worthMs),
    });
  }
}
