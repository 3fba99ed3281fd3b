import { calls, isRefusal } from '@ikka/contract';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAudit } from '../../audit/index.ts';
import type { SettingKey, Settings } from '../../settings/index.ts';
import { type Catalogue, createCatalogue } from '../index.ts';
import type { DeskParts } from '../parts.ts';
import { catalogueRoutes } from '../routes.ts';
import { changeMaintenance } from './change-maintenance.ts';
import { endMaintenance } from './end-maintenance.ts';
import type { Maintenance, MaintenanceSubject } from './maintenance.ts';

const settings = {
  get: (key: SettingKey) => (key === 'play.coin_values' ? ['0.20', '1.00'] : []),
} as unknown as Settings;
const author = { username: 'saira', ip: '198.51.100.4' };
const game: MaintenanceSubject = { kind: 'game', id: 'karakoram-25' };
const vendor: MaintenanceSubject = { kind: 'vendor', id: 'IKKA_SLOT' };
const text = { EN: 'New reels are going in.', UR: 'نئے پہیے لگ رہے ہیں۔' };
const minute = 60_000;

describe('maintenance', () => {
  let test: TestDatabase;
  let clock: FakeClock;
  let parts: DeskParts;
  let catalogue: Catalogue;
  let told: unknown[];
  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['audit', 'catalogue'] });
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    const { database } = test;
    await database.pool.query('DELETE FROM catalogue.maintenance');
    clock = fakeClock();
    told = [];
    const openings = { recentOf: async () => [], mostOpened: async () => [] };
    catalogue = createCatalogue({ database, settings, openings, clock });
    await catalogue.seed();
    parts = {
      database,
      clock,
      audit: createAudit({ database, clock }),
      facts: { publish: (name, fact) => void told.push([name, fact]) },
    };
  });

  const inMinutes = (minutes: number): Maintenance => ({
    text,
    until: new Date(clock.now().getTime() + minutes * minute),
  });
  const change = (subject: MaintenanceSubject, seen: Maintenance | null, wanted: Maintenance | null) =>
    changeMaintenance(parts, subject, { seen, wanted }, author);
  const why = async () => {
    const stored = await catalogue.game(game.id);
    return stored && catalogue.whyClosed(stored);
  };
  const acts = async (after: number) =>
    (
      await test.database.pool.query(
        `SELECT actor, action, subject FROM audit.entry WHERE id > $1 ORDER BY id`,
        [after],
      )
    ).rows;
  const lastAct = async (): Promise<number> =>
    Number((await test.database.pool.query('SELECT coalesce(max(id), 0) AS id FROM audit.entry')).rows[0].id);

  it.each([game, vendor])(
    '[C14] of a $kind closes a game, says why and until when, and ends by itself',
    async (subject) => {
      const first = await lastAct();
      const wanted = inMinutes(30);
      expect(await change(subject, null, wanted)).toBeNull();
      expect(await why()).toMatchObject({
        code: 'game.in_maintenance',
        value: { gameId: game.id, text, until: wanted.until?.toISOString() },
      });
      expect(await catalogue.openGame(game.id)).toBeNull();
      clock.advance(30 * minute - 1);
      expect(await why()).toMatchObject({ code: 'game.in_maintenance' });
      clock.advance(1);
      expect(await why()).toBeNull();
      expect(await catalogue.openGame(game.id)).toMatchObject({ id: game.id });
      await Promise.all([endMaintenance(parts), endMaintenance(parts)]);
      expect(told).toEqual([
        ['ContentChanged', { part: 'games' }],
        ['ContentChanged', { part: 'games' }],
      ]);
      const at = `${subject.kind}:${subject.id}`;
      expect(await acts(first)).toEqual([
        { actor: 'saira', action: 'maintenance.begun', subject: at },
        { actor: 'catalogue', action: 'maintenance.ended', subject: at },
      ]);
    },
  );

  it('[C14] tells the lobby of it', async () => {
    await change(vendor, null, inMinutes(5));
    const routes = catalogueRoutes(catalogue, settings);
    const query = calls.catalogue.gameList.query.parse({ gameId: game.id });
    const caller = { member: null } as Parameters<typeof routes.gameList>[1];
    const input = { params: undefined, query, body: undefined, upload: undefined };
    const answer = await routes.gameList(input, caller);
    if (isRefusal(answer)) throw new Error(answer.code);
    expect(answer.games).toMatchObject([
      { maintenance: true, rest: { text, until: inMinutes(5).until?.toISOString() } },
    ]);
    clock.advance(5 * minute);
    expect(await routes.gameList(input, caller)).toMatchObject({
      games: [{ maintenance: false, rest: null }],
    });
  });

  it('[C14] is changed and ended against what was looked at; the same again changes nothing', async () => {
    const first = await lastAct();
    const [short, long] = [inMinutes(5), { text, until: null }];
    const both = await Promise.all([change(game, null, short), change(game, null, long)]);
    expect(both.flatMap((one) => (one === null ? [] : [one.code]))).toEqual(['content.changed_meanwhile']);
    const stands = both[0] === null ? short : long;
    const other = both[0] === null ? long : short;
    expect(await change(game, stands, other)).toBeNull();
    expect(await change(game, stands, other)).toBeNull();
    expect(await change(game, other, null)).toBeNull();
    expect(await change(game, other, null)).toBeNull();
    expect(await why()).toBeNull();
    expect((await acts(first)).map(({ action }) => action)).toEqual([
      'maintenance.begun',
      'maintenance.changed',
      'maintenance.ended',
    ]);
    expect(told).toHaveLength(3);
  });

  it('[C14] begins anew where one is over, and does not end before it begins', async () => {
    const short = inMinutes(5);
    await change(game, null, short);
    clock.advance(5 * minute);
    expect(await change(game, short, inMinutes(1))).toMatchObject({ code: 'content.changed_meanwhile' });
    expect(await change(game, null, inMinutes(0))).toMatchObject({ code: 'content.ends_too_soon' });
    expect(await change(game, null, inMinutes(1))).toBeNull();
    expect(await change({ kind: 'game', id: 'nothing' }, null, short)).toMatchObject({
      code: 'content.unknown',
    });
    expect(await change({ kind: 'vendor', id: 'karakoram-25' }, null, short)).toMatchObject({
      code: 'content.unknown',
    });
  });
});
