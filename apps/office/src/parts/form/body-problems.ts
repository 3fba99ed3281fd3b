import { type Call, type CallRequest, type LanguageCode, languageCodes } from '@ikka/contract';
import type { LocalProblems } from './local-text.ts';

/** What a call's own shapes have against a field: too little, too much, or not of the form. */
export interface BodyProblem {
  readonly code: 'missing' | 'short' | 'long' | 'small' | 'large' | 'few' | 'many' | 'form';
  readonly limit?: number;
}

/** By the request's fields; of a text by its languages. */
export type BodyProblems = Readonly<Record<string, BodyProblem | LocalProblems<BodyProblem>>>;

type Shape = NonNullable<Call['body']>;
type Issue = NonNullable<ReturnType<Shape['safeParse']>['error']>['issues'][number];

/**
 * What the call's own shapes have against a request, before it is sent; the server judges by the same. `within` names the part of the
 * body whose fields they are, where it is not the body itself. Of a field only the first problem is told.
 */
export function bodyProblems<C extends Call>(
  call: C,
  request: CallRequest<C>,
  within?: string,
): BodyProblems {
  const { query, body } = request as { readonly query?: unknown; readonly body?: unknown };
  const issues = [issuesOf(call.query, query), issuesOf(call.body, body)].flat();
  const found: Record<string, BodyProblem | Record<string, BodyProblem>> = {};
  for (const issue of issues) {
    const path = issue.path[0] === within ? issue.path.slice(1) : issue.path;
    const [field, part] = path.map(String);
    if (field === undefined) continue;
    if (languageCodes.some((code) => code === part)) {
      const before = found[field];
      found[field] = { [part as LanguageCode]: problemOf(issue), ...(isProblem(before) ? {} : before) };
    } else found[field] ??= problemOf(issue);
  }
  return found as BodyProblems;
}

const issuesOf = (shape: Shape | undefined, value: unknown): Issue[] =>
  shape?.safeParse(value).error?.issues ?? [];

const isProblem = (found: BodyProblem | Record<string, BodyProblem> | undefined): found is BodyProblem =>
  typeof found?.code === 'string';

function problemOf(issue: Issue): BodyProblem {
  switch (issue.code) {
    case 'too_small':
      return least(issue.origin, Number(issue.minimum));
    case 'too_big':
      return { code: most(issue.origin), limit: Number(issue.maximum) };
    default:
      return { code: 'form' };
  }
}

const least = (origin: string, limit: number): BodyProblem => {
  if (origin === 'number' || origin === 'int') return { code: 'small', limit };
  if (limit <= 1) return { code: 'missing' };
  return { code: origin === 'string' ? 'short' : 'few', limit };
};

const most = (origin: string): 'large' | 'long' | 'many' =>
  origin === 'string' ? 'long' : origin === 'number' || origin === 'int' ? 'large' : 'many';
