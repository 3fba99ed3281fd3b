import type { SecondStepMethod } from '@ikka/contract';
import type { Failed } from '../../parts/calls/client.ts';

/** What the server asks of a log-in from a device or an address that is new to the member. */
export interface SecondStep {
  /** Null where the account has no means, and nobody but the customer service can help. */
  ticket: string | null;
  methods: readonly SecondStepMethod[];
  reason: 'device' | 'address';
  maskedMobile: string | null;
  maskedEmail: string | null;
}

const known: readonly SecondStepMethod[] = ['authenticator', 'email', 'sms', 'bankAccountName'];

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The second step that a refused log-in asks for, its quickest way first; null where it asks for none. */
export function secondStepOf(failed: Pick<Failed, 'code' | 'value'>): SecondStep | null {
  if (failed.code !== 'login.verification_required') return null;
  const { ticket, methods, reason, maskedMobile, maskedEmail } = failed.value;
  const offered: readonly unknown[] = Array.isArray(methods) ? methods : [];
  return {
    ticket: textOrNull(ticket),
    methods: known.filter((method) => offered.includes(method)),
    reason: reason === 'address' ? 'address' : 'device',
    maskedMobile: textOrNull(maskedMobile),
    maskedEmail: textOrNull(maskedEmail),
  };
}

/** What a wrong answer leaves: how many tries, where the server says it, and whether the log-in has to begin anew. */
export function afterWrongAnswer(failed: Pick<Failed, 'code' | 'value'>): {
  triesLeft: number | null;
  isOver: boolean;
} {
  const { triesLeft } = failed.value;
  const left = typeof triesLeft === 'number' ? triesLeft : null;
  return { triesLeft: left, isOver: failed.code === 'login.ticket_expired' || left === 0 };
}
