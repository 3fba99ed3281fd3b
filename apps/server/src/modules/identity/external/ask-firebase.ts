import { type Refusal, type RefusalCode, refuse } from '@ikka/contract';
import { z } from 'zod';
import type { IdentityDeps } from '../deps.ts';

export type FirebaseDeps = Pick<IdentityDeps, 'settings' | 'log' | 'firebaseApiKey'>;

const timeoutMs = 8_000;
const failed = z.object({ error: z.object({ message: z.string() }) });

/** What Firebase calls its errors, and what they are called here, whatever it was asked. */
export const firebaseErrors = {
  TOO_MANY_ATTEMPTS_TRY_LATER: 'firebase.too_many_requests',
  QUOTA_EXCEEDED: 'firebase.quota_exceeded',
  OPERATION_NOT_ALLOWED: 'firebase.not_allowed',
  USER_DISABLED: 'firebase.not_allowed',
} as const;

/** Codes by Firebase are open: there is a key, a project, and a use for codes to phones. */
export const isFirebaseOffered = ({ settings, firebaseApiKey }: FirebaseDeps): boolean =>
  firebaseApiKey !== null &&
  settings.get('identity.firebase_project') !== '' &&
  (settings.get('identity.sms_login') || settings.get('identity.sms_verification'));

/**
 * Asks Firebase's own interface: with a body it is told something, without one it is read. Answers the name of Firebase's
 * error, without the prose after it, where it refuses; null where it could not be reached or understood.
 */
export async function askFirebase<Answer>(
  deps: FirebaseDeps,
  method: string,
  schema: z.ZodType<Answer>,
  body?: object,
): Promise<{ readonly answer: Answer } | { readonly error: string | null }> {
  const address = `${deps.settings.get('identity.firebase_address').replace(/\/$/, '')}/${method}`;
  try {
    const response = await fetch(`${address}?key=${encodeURIComponent(deps.firebaseApiKey ?? '')}`, {
      ...(body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const json: unknown = await response.json();
    if (response.ok) return { answer: schema.parse(json) };
    const { error } = failed.parse(json);
    return { error: /^[A-Z_]+/.exec(error.message)?.[0] ?? null };
  } catch (error) {
    deps.log.warn({ reason: error instanceof Error ? error.name : 'unknown', method }, 'Firebase failed');
    return { error: null };
  }
}

/** The refusal by which an error of Firebase is known here. */
export function firebaseRefusal<Errors extends Readonly<Record<string, `firebase.${string}`>>>(
  error: string | null,
  known: Errors,
  settings: FirebaseDeps['settings'],
): Refusal<Extract<Errors[keyof Errors], RefusalCode> | 'firebase.unknown_error'> {
  const code = error !== null && Object.hasOwn(known, error) ? known[error] : undefined;
  if (code === undefined) return refuse('firebase.unknown_error');
  const waits = { retryAfterSeconds: settings.get('identity.too_many_requests_minutes') * 60 };
  return refuse(
    code as Extract<Errors[keyof Errors], RefusalCode>,
    code === 'firebase.too_many_requests' ? waits : {},
  );
}
