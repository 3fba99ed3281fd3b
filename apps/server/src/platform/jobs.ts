import { PgBoss } from 'pg-boss';
import type { Logger } from './log.ts';

/** Work that comes back: often in every process, or by the calendar in one of them. */
export type Job = FrequentJob | CalendarJob;

interface FrequentJob {
  /** `module.what_it_does` */
  readonly name: string;
  /** In each process; a run that takes longer delays the next. */
  readonly everySeconds: number;
  /** How many runs may be under way at once in a process; 1 unless told. */
  readonly turns?: number;
  /**
   * Safe to run twice at once. Whoever stops the process waits for it: work that may have much to catch up with ends early once
   * `signal` is given.
   */
  readonly work: (signal: AbortSignal) => Promise<unknown>;
}

interface CalendarJob {
  readonly name: string;
  /** A cron expression in UTC: in one process at a time, whichever is free. */
  readonly cron: string;
  readonly work: () => Promise<unknown>;
}

export interface Jobs {
  /** Begins these jobs, and forgets what an earlier program had in the calendar and this one has not. */
  schedule(jobs: readonly Job[]): Promise<void>;
  /** When each ran last and how it went. */
  report(): readonly { readonly name: string; readonly runs: number; readonly failures: number }[];
  /** Lets what runs finish. */
  stop(): Promise<void>;
}

/** The calendar knows no less than a minute; two dozen queues looked at more often are work for an idle house. */
const calendarLookSeconds = 60;

export async function startJobs(databaseUrl: string, log: Logger): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'jobs', max: 2 });
  boss.on('error', (error: Error) => log.error({ err: error }, 'jobs: the queue has a fault'));
  await boss.start();
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<unknown>>();
  const counts = new Map<string, { runs: number; failures: number }>();
  const stopping = new AbortController();

  const run = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const count = counts.get(name) ?? { runs: 0, failures: 0 };
    counts.set(name, count);
    count.runs += 1;
    const turn = work().catch((error: unknown) => {
      count.failures += 1;
      log.error({ err: error, job: name }, 'a job failed');
    });
    running.add(turn);
    await turn;
    running.delete(turn);
  };

  const repeat = ({ name, everySeconds, work }: FrequentJob) => {
    if (stopping.signal.aborted) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void run(name, () => work(stopping.signal)).then(() => repeat({ name, everySeconds, work }));
    }, everySeconds * 1000);
    timers.add(timer);
  };
  const byCalendar = async ({ name, cron, work }: CalendarJob) => {
    await boss.createQueue(name, { policy: 'singleton' });
    await boss.work(name, { pollingIntervalSeconds: calendarLookSeconds }, () => run(name, work));
    await boss.schedule(name, cron, null, { tz: 'UTC' });
  };

  return {
    async schedule(jobs) {
      const names = new Set(jobs.map(({ name }) => name));
      if (names.size < jobs.length) throw new Error('two jobs have the same name');
      for (const job of jobs) {
        if ('cron' in job) await byCalendar(job);
        else for (let turn = 0; turn < (job.turns ?? 1); turn += 1) repeat(job);
      }
      for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
    },
    report: () => [...counts].map(([name, count]) => ({ name, ...count })),
    async stop() {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
      await boss.stop({ graceful: true, timeout: 5_000 });
      await Promise.all(running);
    },
  };
}
