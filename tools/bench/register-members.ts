import { type Client, createClient } from '@ikka/client';
import { calls } from '@ikka/contract';

export interface Registered {
  readonly memberId: bigint;
  readonly token: string;
  readonly client: Client;
}

/** So many new members, logged in. The house must be without its slider puzzle. */
export async function registerMembers(address: string, count: number): Promise<Registered[]> {
  const members: Registered[] = [];
  for (let at = 0; at < count; at += 1) {
    const body = {
      username: `bench${at}`,
      password: 'deosai-plains-4114',
      confirmPassword: 'deosai-plains-4114',
      agreeTerms: true,
      ageConfirmed: true,
    };
    const { token } = await must(clientOf(address, null).call(calls.identity.register, { body }));
    const client = clientOf(address, token);
    members.push({
      memberId: BigInt((await must(client.call(calls.identity.memberInfo))).id),
      token,
      client,
    });
  }
  return members;
}

/** The house as the site speaks to it. */
export const clientOf = (address: string, token: string | null): Client =>
  createClient({
    baseUrl: address.replace(/\/$/, ''),
    merchant: 'ikka',
    device: 'web',
    language: () => 'EN',
    token: () => token,
  });

type Answer<Value> = Promise<
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly code: string }
>;

/** The value of a call that is not refused. */
export async function must<Value>(asked: Answer<Value>): Promise<Value> {
  const answer = await asked;
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}
