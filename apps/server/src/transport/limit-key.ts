import type { Call } from '@ikka/contract';
import { addressKey } from '../platform/address-key.ts';
import type { Proof } from './gates.ts';

/** Whom first answers are kept for, and the limits of calls that need to know who calls. */
export function whoOf(proof: Proof, ip: string): string {
  if (proof.member) return `member:${proof.member.memberId}`;
  if (proof.play) return `member:${proof.play.memberId}`;
  if (proof.operator) return `operator:${proof.operator.operatorId}`;
  return `ip:${addressKey(ip)}`;
}

/**
 * Whom a call's limit is counted for. A limit of a call that anyone may make counts for the address whatever token comes
 * along: else each trial account would be worth another share of log-ins, codes and trial accounts. One IPv6 home is one
 * address. Public calls without a limit of their own count for the member, for many share an address behind a carrier.
 */
export function limitKey(call: Pick<Call, 'token' | 'limit'>, proof: Proof, ip: string): string {
  const isOfAddress = call.token === 'none' && call.limit !== undefined;
  return isOfAddress ? `ip:${addressKey(ip)}` : whoOf(proof, ip);
}
