import { calls } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import type { Proof } from './gates.ts';
import { limitKey } from './limit-key.ts';

const nobody: Proof = { member: null, play: null, operator: null };
const trial: Proof = {
  ...nobody,
  member: {
    memberId: 100_001n,
    account: 'trial-2345678923',
    isTrial: true,
    currency: 'PKT',
    sessionId: '01980000-0000-7000-8000-000000000000',
    provenAt: null,
  },
};
const { login, freePlay, forgotPassword, unlockCode, memberInfo } = calls.identity;

describe('whom a limit counts for', () => {
  it.each([
    ['a log-in', login],
    ['another trial account', freePlay],
    ['a reset link', forgotPassword],
    ['a code', unlockCode],
  ])('is the address for %s, whoever is logged in', (_what, call) => {
    expect(limitKey(call, trial, '203.0.113.7')).toBe('ip:203.0.113.7');
    expect(limitKey(call, nobody, '203.0.113.7')).toBe('ip:203.0.113.7');
  });

  it('is one for a whole IPv6 home', () => {
    const of = (ip: string) => limitKey(login, nobody, ip);
    expect(of('2001:db8:1:2::1')).toBe(of('2001:db8:1:2:ffff:ffff:ffff:ffff'));
    expect(of('2001:db8:1:2::1')).not.toBe(of('2001:db8:1:3::1'));
  });

  it('is the member where the call is a member’s, and where a public call has no limit of its own', () => {
    expect(limitKey(memberInfo, trial, '203.0.113.7')).toBe('member:100001');
    expect(limitKey({ token: 'none' }, trial, '203.0.113.7')).toBe('member:100001');
    expect(limitKey({ token: 'none' }, nobody, '203.0.113.7')).toBe('ip:203.0.113.7');
  });
});
