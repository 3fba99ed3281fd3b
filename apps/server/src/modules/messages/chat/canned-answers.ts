import { type Refusal, refuse } from '@ikka/contract';
import { asOperator } from '../../../platform/office-acts.ts';
import type { BothWords, MessagesParts, OperatorActor } from '../parts.ts';
import { allCanned, findCanned, putCanned, removeCanned, type StoredCanned } from './store.ts';

export interface CannedAnswer {
  readonly id: string;
  readonly title: string;
  readonly text: BothWords;
}

/** More than that nobody finds his way in. */
const cannedMost = 200;

export const cannedOf = ({ id, title, text }: StoredCanned): CannedAnswer => ({
  id,
  title,
  text,
});

export const listCanned = async ({ database }: MessagesParts): Promise<CannedAnswer[]> =>
  (await allCanned(database.db)).map(cannedOf);

/** Writes an answer that any operator can give, or changes it. */
export async function putCannedAnswer(
  { database, audit }: MessagesParts,
  answer: CannedAnswer,
  by: OperatorActor,
): Promise<CannedAnswer | Refusal<'chat.too_many_canned'>> {
  return database.transaction(async (tx) => {
    const before = await findCanned(tx, answer.id);
    if (before === null && (await allCanned(tx)).length >= cannedMost)
      return refuse('chat.too_many_canned', { most: cannedMost });
    await putCanned(tx, {
      id: answer.id,
      title: answer.title,
      text: answer.text,
    });
    await audit.record(tx, {
      ...asOperator(by),
      action: 'canned_answer.written',
      subject: `canned_answer:${answer.id}`,
      before: before && cannedOf(before),
      after: answer,
    });
    return answer;
  });
}

export async function deleteCannedAnswer(
  { database, audit }: MessagesParts,
  id: string,
  by: OperatorActor,
): Promise<Record<never, never> | Refusal<'chat.canned_unknown'>> {
  return database.transaction(async (tx) => {
    const before = await findCanned(tx, id);
    if (before === null) return refuse('chat.canned_unknown');
    await removeCanned(tx, id);
    await audit.record(tx, {
      ...asOperator(by),
      action: 'canned_answer.removed',
      subject: `canned_answer:${id}`,
      before: cannedOf(before),
    });
    return {};
  });
}
