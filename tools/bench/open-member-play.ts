import { createClient } from '@ikka/client';
import { calls } from '@ikka/contract';
import { connect } from '@ikka/server/database';
import { createLedger } from '../../apps/server/src/modules/ledger/index.ts';
import { createLogger } from '../../apps/server/src/platform/log.ts';

const purse = 900_000_000n;
/** High enough never to be reached, so that every bet is counted and none refused. */
const limit = '9000000.00';

type Answer<Value> = Promise<
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly code: string }
>;

/**
 * Play sessions of members with real money; one in `limitedOneIn` has limits of what a day may stake and lose. The house must
 * be without its slider puzzle.
 */
export async function openMemberPlay(
  house: { readonly address: string; readonly databaseUrl: string },
  count: number,
  limitedOneIn: number,
): Promise<string[]> {
  const members: string[] = [];
  const tokens: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const body = {
      username: `bench${at}`,
      password: 'deosai-plains-4114',
      confirmPassword: 'deosai-plains-4114',
      agreeTerms: true,
      ageConfirmed: true,
    };
    const { token } = await must(clientOf(house.address, null).call(calls.identity.register, { body }));
    const client = clientOf(house.address, token);
    members.push((await must(client.call(calls.identity.memberInfo))).id);
    if (at % limitedOneIn === 0) {
      for (const kind of ['stake', 'loss'] as const) {
        const params = { kind, period: 'day' } as const;
        await must(client.call(calls.protection.setLimit, { params, body: { value: limit } }));
      }
    }
    tokens.push(await openPlay(house.address, token));
  }
  await fillPurses(house.databaseUrl, members);
  return tokens;
}

async function openPlay(address: string, token: string): Promise<string> {
  const query = { gameId: 'karakoram-25', vassalage: 'IKKA_SLOT' };
  const { game_url } = await must(clientOf(address, token).call(calls.launch.launchGame, { query }));
  const launchToken = new URLSearchParams(game_url.split('#')[1]).get('token') ?? '';
  const opened = clientOf(address, null).call(calls.play.openPlay, { body: { launchToken } });
  return (await must(opened)).token;
}

async function fillPurses(databaseUrl: string, members: readonly string[]): Promise<void> {
  const database = connect(databaseUrl);
  const clock = { now: () => new Date() };
  const ledger = await createLedger({ database, clock, log: createLogger('silent') });
  try {
    const debit = await ledger.houseAccount('equity', 'PKR');
    for (const member of members) {
      const credit = await ledger.memberAccount(BigInt(member), 'cash', 'PKR');
      const transfer = { id: ledger.newId(), debit, credit, amount: purse, kind: 'capital' } as const;
      const { status } = await ledger.post({ transfers: [transfer] });
      if (status !== 'posted') throw new Error(`a purse could not be filled: ${status}`);
    }
  } finally {
    await ledger.close();
    await database.close();
  }
}

const clientOf = (address: string, token: string | null) =>
  createClient({
    baseUrl: address.replace(/\/$/, ''),
    merchant: 'ikka',
    device: 'web',
    language: () => 'EN',
    token: () => token,
  });

async function must<Value>(asked: Answer<Value>): Promise<Value> {
  const answer = await asked;
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}
