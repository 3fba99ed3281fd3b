/** What a log line tells of an error: where it happened and what kind it is, and none of the values it happened with. */
interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: unknown;
  /** Names of PostgreSQL's things, which tell most of what went wrong. */
  readonly table?: unknown;
  readonly constraint?: unknown;
  readonly cause?: unknown;
}

const causesMax = 5;

/**
 * An error as a log may keep it. The database's errors carry the values of the statement that failed (hashes of passwords,
 * mailboxes, numbers, names) in their message, their stack, `params` and `detail`: all of that stays out.
 */
export function errorForLog(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error;
  const message = withoutValues(error);
  const { code, table, constraint } = error as { code?: unknown; table?: unknown; constraint?: unknown };
  const logged: LoggedError = {
    type: error.name,
    message,
    ...(error.stack === undefined
      ? {}
      : { stack: `${error.name}: ${message}${framesOf(error.stack, error.message)}` }),
    ...(code === undefined ? {} : { code }),
    ...(table === undefined ? {} : { table }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(error.cause instanceof Error && depth < causesMax
      ? { cause: errorForLog(error.cause, depth + 1) }
      : {}),
  };
  return logged;
}

/** The query builder puts the values after the statement, on a line of their own. */
function withoutValues(error: Error): string {
  if (!('query' in error) || !('params' in error)) return error.message;
  return `Failed query: ${String(error.query)}`;
}

/** The stack behind the message with which it begins. */
function framesOf(stack: string, message: string): string {
  const at = stack.indexOf(message);
  return at < 0 ? '' : stack.slice(at + message.length);
}
