import type { Logger } from './log.ts';

interface About {
  readonly log: Pick<Logger, 'error'>;
  /** What the log says where it fails. */
  readonly failure: string;
  /** What it is done for, as the log names it. */
  readonly of?: Readonly<Record<string, string>>;
}

/**
 * Does one of several works that a job has to do. A fault in it is written down and keeps no other from its turn; it stays for the
 * next run. Answers null where it failed.
 */
export async function byItself<Result>(
  { log, failure, of = {} }: About,
  work: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    log.error({ err: error, ...of }, failure);
    return null;
  }
}
