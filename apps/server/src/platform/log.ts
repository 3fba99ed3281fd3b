import { type Logger as PinoLogger, pino } from 'pino';
import { errorForLog } from './error-for-log.ts';

export type Logger = PinoLogger;

/** Names whose values never reach a log, at any of the depths where our objects carry them. */
const secretNames = [
  'password',
  'newPassword',
  'confirmPassword',
  'confirmNewPassword',
  'oldPassword',
  'paymentPassword',
  'token',
  'ticket',
  'launchToken',
  'secret',
  'serverSeed',
  'authorization',
  'cookie',
];

/** Makes the process's logger: JSON lines with secrets censored, and errors without the values they happened with. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: { process: process.pid },
    serializers: { err: (error: unknown) => errorForLog(error) },
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[secret]',
    },
  });
}
