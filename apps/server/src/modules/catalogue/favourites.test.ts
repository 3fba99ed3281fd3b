import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFavourites, type Favourites, favouritesMost } from './favourites.ts';

describe('favourites', () => {
  let test: TestDatabase;
  let clock: FakeClock;
  let favourites: Favourites;
  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['catalogue'] });
    await test.database.pool.query(
      `INSERT INTO catalogue.vendor (code, category, name, sort) VALUES ('V', 'RNG', '{"EN":"V","UR":"V"}', 1)`,
    );
    await test.database.pool.query(
      `INSERT INTO catalogue.game (id, vendor_code, category, name, search_text, coins_per_stake, tags, sort)
       SELECT 'g' || n, 'V', 'RNG', '{"EN":"g","UR":"g"}', 'g', 1, '{}', n FROM generate_series(1, $1) n`,
      [favouritesMost + 5],
    );
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    clock = fakeClock();
    favourites = createFavourites({ database: test.database, clock });
    await test.database.pool.query('TRUNCATE catalogue.favourite');
    await test.database.pool.query('UPDATE catalogue.game SET is_open = true');
  });
  const add = (memberId: bigint, gameId: string, vendorCode = 'V') =>
    favourites.add(memberId, { gameId, vendorCode });

  it('[C8] keeps each member’s own, newest first', async () => {
    for (const id of ['g1', 'g2', 'g3']) {
      clock.advance(1_000);
      expect(await add(7n, id)).toBeNull();
    }
    await add(8n, 'g9');
    expect(await favourites.ids(7n)).toEqual(['g3', 'g2', 'g1']);
    await favourites.remove(7n, 'g2');
    await favourites.remove(7n, 'g9');
    expect(await favourites.ids(7n)).toEqual(['g3', 'g1']);
    expect(await favourites.ids(8n)).toEqual(['g9']);
  });

  it('[C8] marks once what is marked twice, from two tabs too, and leaves it its place', async () => {
    await add(7n, 'g1');
    clock.advance(1_000);
    await add(7n, 'g2');
    clock.advance(1_000);
    expect(await Promise.all([add(7n, 'g1'), add(7n, 'g1')])).toEqual([null, null]);
    expect(await favourites.ids(7n)).toEqual(['g2', 'g1']);
  });

  it('[C8] marks no game that is unknown, closed or another vendor’s', async () => {
    await test.database.pool.query(`UPDATE catalogue.game SET is_open = false WHERE id = 'g2'`);
    for (const refused of [await add(7n, 'none'), await add(7n, 'g2'), await add(7n, 'g1', 'W')]) {
      expect(refused).toMatchObject({ code: 'game.unknown' });
    }
    expect(await favourites.ids(7n)).toEqual([]);
  });

  it('[C8] shows a closed game again when it opens', async () => {
    await add(7n, 'g1');
    await test.database.pool.query('UPDATE catalogue.game SET is_open = false');
    expect(await favourites.ids(7n)).toEqual([]);
    await test.database.pool.query('UPDATE catalogue.game SET is_open = true');
    expect(await favourites.ids(7n)).toEqual(['g1']);
  });

  it('[C8] holds the limit, whoever asks at the same time', async () => {
    await test.database.pool.query(
      `INSERT INTO catalogue.favourite SELECT 7, 'g' || n, now() FROM generate_series(1, $1) n`,
      [favouritesMost - 1],
    );
    const answers = await Promise.all([1, 2, 3, 4].map((more) => add(7n, `g${favouritesMost + more}`)));
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.find((answer) => answer !== null)).toMatchObject({ code: 'favourite.too_many' });
    expect(await add(7n, 'g1')).toBeNull();
    expect(await favourites.ids(7n)).toHaveLength(favouritesMost);
  });
});
