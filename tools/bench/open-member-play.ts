import { calls } from '@ikka/contract';
import { connect } from '@ikka/server/database';
import { createLedger } from '../../apps/server/src/modules/ledger/index.ts';
import { createLogger } from '../../apps/server/src/platform/log.ts';
import { clientOf, must, registerMembers } from './register-members.ts';

const purse = 900_000_000n;
/** High enough never to be reached, so that every bet is counted and none refused. */
const limit = '9000000.00';

/**
 * Play sessions of members with real money; one in `limitedOneIn` has limits of what a day may stake and lose. The house must
 * be without its slider puzzle.
 */
export async function openMemberPlay(
  house: { readonly address: string; readonly databaseUrl: string },
  count: number,
  limitedOneIn: number,
): Promise<string[]> {
  const members = await registerMembers(house.address, count);
  const tokens: string[] = [];
  for (const [at, { client, token }] of members.entries()) {
    if (at % limitedOneIn === 0) {
      for (const kind of ['stake', 'loss'] as const) {
        const params = { kind, period: 'day' } as const;
        await must(client.call(calls.protection.setLimit, { params, body: { value: limit } }));
      }
    }
    tokens.push(await openPlay(house.address, token));
  }
  await fillPurses(
    house.databaseUrl,
    members.map(({ memberId }) => memberId),
  );
  return tokens;
}

async function openPlay(address: string, token: string): Promise<string> {
  const query = { gameId: 'karakoram-25', vassalage: 'IKKA_SLOT' };
  const { game_url } = await must(clientOf(address, token).call(calls.launch.launchGame, { query }));
  const launchToken = new URLSearchParams(game_url.split('#')[1]).get('token') ?? '';
  const opened = clientOf(address, null).call(calls.play.openPlay, { body: { launchToken } });
  return (await must(opened)).token;
}

async function fillPurses(databaseUrl: string, members: readonly bigint[]): Promise<void> {
  const database = connect(databaseUrl);
  const clock = { now: () => new Date() };
  const ledger = await createLedger({ database, clock, log: createLogger('silent') });
  try {
    const debit = await ledger.houseAccount('equity', 'PKR');
    for (const member of members) {
      const credit = await ledger.memberAccount(member, 'cash', 'PKR');
      const transfer = { id: ledger.newId(), debit, credit, amount: purse, kind: 'capital' } as const;
      const { status } = await ledger.post({ transfers: [transfer] });
      if (status !== 'posted') throw new Error(`a purse could not be filled: ${status}`);
    }
  } finally {
    await ledger.close();
    await database.close();
  }
}
