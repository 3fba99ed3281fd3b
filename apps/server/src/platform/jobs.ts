import { PgBoss } from 'pg-boss';
import type { Logger } from './log.ts';

/** Work that comes back: often in every process, or by the calendar in one of them. */
export interface Jobs {
  /**
   * Every so many seconds in this process; a run that takes longer delays the next. `work` is safe to run twice at once. Whoever stops
   * the process waits for it: work that may have much to catch up with ends early once `signal` is given.
   */
  everySeconds(name: string, seconds: number, work: (signal: AbortSignal) => Promise<unknown>): void;
  /** By a cron expression in UTC, in one process at a time, whichever is free. */
  byCalendar(name: string, cron: string, work: () => Promise<unknown>): Promise<void>;
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

  return {
    everySeconds(name, seconds, work) {
      const again = () => {
        if (stopping.signal.aborted) return;
        const timer = setTimeout(() => {
          timers.delete(timer);
          void run(name, () => work(stopping.signal)).then(again);
        }, seconds * 1000);
        timers.add(timer);
      };
      again();
    },
    async byCalendar(name, cron, work) {
      await boss.createQueue(name, { policy: 'singleton' });
      await boss.work(name, { pollingIntervalSeconds: calendarLookSeconds }, () => run(name, work));
      await boss.schedule(name, cron, null, { tz: 'UTC' });
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
