import type { LocalText } from '@ikka/contract';
import type { LocalProblems } from './local-text.ts';

/** What stands in the way of saving a draft, by field; of a text by its languages. */
export type DraftProblems<Draft, Problem> = {
  readonly [Field in keyof Draft]?: Draft[Field] extends LocalText ? LocalProblems<Problem> : Problem;
};

type Judged<Draft, Problem> = {
  readonly [Field in keyof Draft]?: DraftProblems<Draft, Problem>[Field] | false | undefined;
};

/** Only those of the judged fields in which something is wrong. */
export const problemsFound = <Draft, Problem>(
  judged: Judged<Draft, Problem>,
): DraftProblems<Draft, Problem> =>
  Object.fromEntries(Object.entries(judged).filter(([, problem]) => problem)) as DraftProblems<
    Draft,
    Problem
  >;

export const hasProblems = (problems: object): boolean => Object.keys(problems).length > 0;
