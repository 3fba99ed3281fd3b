import type { Logger } from './log.ts';

/** A fault that comes again and again while the process ends fills no disk. */
const toldMost = 20;

/**
 * What nobody foresaw. After a fault that no code has caught, nobody knows what the process still does right: it is logged whole,
 * `end` is called for the process to take no new work and finish what it holds, and after `endWithinMs` it ends whatever it
 * still does. The exit code is 1, by which whoever started the process knows to start it again. What was acknowledged is in the
 * database, and what was not happened once or never, so that nothing is lost by that.
 */
export function endOnFault(parts: {
  readonly log: Logger;
  readonly end: () => void;
  readonly endWithinMs: number;
}): void {
  let told = 0;
  // Rejections that nobody heard come here too: it is what Node makes of them.
  process.on('uncaughtException', (error, origin) => {
    told += 1;
    if (told <= toldMost)
      parts.log.fatal({ err: error, origin }, 'a fault that nobody caught: the process ends');
    if (told > 1) return;
    process.exitCode = 1;
    setTimeout(() => {
      parts.log.fatal('what the process held was not finished in time');
      process.exit(1);
    }, parts.endWithinMs).unref();
    parts.end();
  });
}
