import { isRefusal, type Refusal } from '@ikka/contract';

/** The answer of what must not be refused. */
export function answered<Answer>(answer: Answer): Exclude<Answer, Refusal> {
  if (isRefusal(answer)) throw new Error(`refused: ${answer.code} ${JSON.stringify(answer.value)}`);
  return answer as Exclude<Answer, Refusal>;
}

/** The code of an answer, `answered` where it is none. */
export const codeOf = (answer: unknown): string => (isRefusal(answer) ? answer.code : 'answered');
