import { createClient } from '@ikka/client';
import { calls } from '@ikka/contract';

/** What the site keeps of a log-in. */
export interface MemberSession {
  readonly token: string;
  readonly account: string;
}

/** Registers a member of the house, who is then logged in. */
export async function openMember(address: string): Promise<MemberSession> {
  const client = createClient({
    baseUrl: address,
    merchant: 'ikka',
    device: 'web',
    language: () => 'EN',
    token: () => null,
  });
  const [account, password] = ['gallery', 'deosai-plains-4114'];
  const answer = await client.call(calls.identity.register, {
    body: { username: account, password, confirmPassword: password, agreeTerms: true, ageConfirmed: true },
  });
  if (!answer.ok) throw new Error(`the member of the gallery could not register: ${answer.code}`);
  return { token: answer.value.token, account };
}
