import { isRefusal, type Refusal, type RefusalCode, refuse } from '@ikka/contract';
import { actOnCase, type CaseAct } from '../../../platform/case-desk/act-on-case.ts';
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
  const { clock, facts } = parts;
  const answered = await act(parts, id, by, {
    decide(found) {
      if (found.state !== 'new') return refuse('feedback.not_now', { state: found.state });
      if (answerWay(parts, found) === 'none') return refuse('feedback.no_way_to_answer');
      const said = { answer: text, answeredBy: by.username, answeredAt: clock.now() };
      return {
        change: { state: 'answered', ...said },
        action: 'feedback.answered',
        before: { state: found.state },
        after: { state: 'answered', answer: text, member: found.memberId },
      };
    },
    tell: (tx, found) => tell(parts, tx, found, text),
  });
  if ('remark' in answered && answered.memberId !== null)
    facts.publish('InboxChanged', { memberIds: [answered.memberId] });
  return answered;
}

/** Puts a feedback away, answered or not. */
export function closeFeedback(
  parts: MessagesParts,
  id: string,
  by: OperatorActor,
): Promise<StoredFeedback | Refused> {
  return act(parts, id, by, {
    decide: (found) =>
      found.state === 'closed'
        ? refuse('feedback.not_now', { state: found.state })
        : {
            change: { state: 'closed', closedBy: by.username, closedAt: parts.clock.now() },
            action: 'feedback.closed',
            before: { state: found.state },
            after: { state: 'closed' },
          },
  });
}

type Act<Code extends RefusalCode> = CaseAct<StoredFeedback, Partial<StoredFeedback>, Code>;

async function act<Code extends RefusalCode>(
  { database, audit }: MessagesParts,
  id: string,
  by: OperatorActor,
  {
    decide,
    tell,
  }: {
    readonly decide: Act<Code>['decide'];
    readonly tell?: (tx: Transaction, found: StoredFeedback) => Promise<void>;
  },
): Promise<StoredFeedback | Refusal<Code | 'feedback.unknown'>> {
  const done = await database.transaction((tx) =>
    actOnCase<StoredFeedback, Partial<StoredFeedback>, Code | 'feedback.unknown'>(tx, audit, by, {
      subject: `feedback:${id}`,
      lock: () => lockFeedback(tx, id),
      unknown: refuse('feedback.unknown'),
      decide,
      async write(found, change) {
        await changeFeedback(tx, id, change);
        await tell?.(tx, found);
      },
    }),
  );
  return isRefusal(done) ? done : { ...done.found, ...done.change };
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
