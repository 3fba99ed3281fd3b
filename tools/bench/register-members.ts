import { type Client, createClient } from '@ikka/client';
import { calls } from '@ikka/contract';

export interface Registered {
  readonly memberId: bigint;
  readonly token: string;
  readonly client: Client;
}

const password = 'deosai-plains-4114';

/**
 * So many members, logged in: new ones, or those that an earlier run of the same house registered. The house must be without its
 * slider puzzle.
 */
export async function registerMembers(
  address: string,
  count: number,
  { isAgain = false }: { readonly isAgain?: boolean } = {},
): Promise<Registered[]> {
  const members: Registered[] = [];
  const guest = clientOf(address, null);
  for (let at = 0; at < count; at += 1) {
    const username = `bench${at}`;
    const body = { username, password, confirmPassword: password, agreeTerms: true, ageConfirmed: true };
    const { token } = isAgain
      ? await must(guest.call(calls.identity.login, { body: { type: 'username', username, password } }))
      : await must(guest.call(calls.identity.register, { body }));
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
