import type { Caller } from './calls.ts';

/** A member who calls in a test, with the key of his wish. */
export function callerOf(memberId: bigint, key: string) {
  const caller: Caller = {
    requestId: 'test',
    ip: '127.0.0.1',
    userAgent: 'test',
    language: 'EN',
    device: 'web',
    country: null,
    host: 'ikka.example',
    member: null,
    play: null,
    operator: null,
    idempotencyKey: key,
    cookies: { read: () => null, write: () => undefined, clear: () => undefined },
  };
  const member = {
    memberId,
    account: `member${memberId}`,
    isTrial: false,
    currency: 'PKR',
    sessionId: memberId.toString(),
    provenAt: null,
  };
  return { ...caller, member, idempotencyKey: key };
}
