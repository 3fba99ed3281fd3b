import { type RefusalCode, refusalStatus } from '@ikka/contract';
import type { Outcome } from './throwing.ts';

/** Refusals of the class of 5xx that say something else than that the server failed. */
const saysWhy: ReadonlySet<string> = new Set<RefusalCode>(['system.being_prepared', 'system.maintenance']);

/**
 * Holds an answer against the rules: no 5xx but one that its call declares, such as for a company that does not answer; and what is
 * refused is refused in the envelope, with a code that there is.
 */
export function judge(
  statuses: readonly number[],
  lastBody: string,
  declared: readonly RefusalCode[] = [],
): Outcome {
  const last = statuses.at(-1) ?? 0;
  const code = last >= 400 ? codeOf(lastBody) : null;
  const isDeclared = code !== null && ((declared as readonly string[]).includes(code) || saysWhy.has(code));
  const failed = statuses.find((status) => status >= 500);
  if (failed !== undefined && !isDeclared)
    return { statuses, code, fault: `answered ${failed}: ${lastBody.slice(0, 200)}` };
  if (last >= 400 && code === null)
    return { statuses, code, fault: `${last} outside of the envelope: ${lastBody.slice(0, 200)}` };
  return { statuses, code, fault: null };
}

function codeOf(body: string): string | null {
  try {
    const { success, code } = JSON.parse(body.slice(body.lastIndexOf('{"success"'))) as Record<
      string,
      unknown
    >;
    return success === false && typeof code === 'string' && code in refusalStatus ? code : null;
  } catch {
    return null;
  }
}
