import { expect, it } from 'vitest';
import { countedGames } from './counted-games.ts';

const entry = (id: string, vendorCode: string) => ({ id, vendorCode }) as never;

it('[BO4] knows nothing of the games of vendors that keep wallets of their own', async () => {
  const games = countedGames(
    async () =>
      new Map([
        ['dice', entry('dice', 'IKKA')],
        ['lagoon', entry('lagoon', 'OUTSIDE')],
        ['reef', entry('reef', 'SEAMLESS')],
      ]),
    [
      { code: 'OUTSIDE', transferWallet: {} },
      { code: 'SEAMLESS', transferWallet: null },
    ],
  );
  expect([...(await games(['dice', 'lagoon', 'reef'])).keys()]).toEqual(['dice', 'reef']);
});
