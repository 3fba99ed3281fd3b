import { calls } from '@ikka/contract';
import { type Address, clientOf, must } from './client-of.ts';

/** A member of the house who can be paid out to. */
export interface Payee {
  readonly account: string;
  readonly memberId: string;
  readonly token: string;
  readonly payoutAccountId: string;
}

/**
 * Registers a member with a mobile wallet, `no` being another for each. Needs a house without the slider puzzle, and, to pay at
 * once, without `member.payout_wait_hours`.
 */
export async function openPayee(server: Address, account: string, no: number): Promise<Payee> {
  const password = 'deosai-plains-4114';
  const agreed = { agreeTerms: true, ageConfirmed: true };
  const { token } = await must(
    clientOf(server, null).call(calls.identity.register, {
      body: { username: account, password, confirmPassword: password, ...agreed },
    }),
  );
  const client = clientOf(server, token);
  const { id: memberId } = await must(client.call(calls.identity.memberInfo));
  const wallet = await must(
    client.call(calls.member.addPayoutAccount, {
      body: { kind: 'jazzcash', number: `0300${String(1_000_000 + no)}`, holderName: 'Asma Khan' },
    }),
  );
  return { account, memberId, token, payoutAccountId: wallet.id };
}
