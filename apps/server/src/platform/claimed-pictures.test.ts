import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal, type Refusal } from '@ikka/contract';
import { fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { bigint, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimedPictures } from './claimed-pictures.ts';
import { createFolderStore } from './files.ts';
import { createVault } from './vault.ts';

const receipt = pgSchema('shop').table('receipt', {
  id: uuid().primaryKey(),
  saleId: uuid('sale_id'),
  file: text().notNull(),
  memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
  broughtAt: timestamp('brought_at', { withTimezone: true }).notNull(),
});
const receipts = claimedPictures('receipt', {
  table: receipt,
  claimedBy: receipt.saleId,
  keptAt: receipt.broughtAt,
  broughtBy: receipt.memberId,
});

describe('pictures that a row claims', () => {
  let test: TestDatabase;
  let folder: string;
  let upload: Buffer;
  const clock = fakeClock('2027-03-01T10:20:00.000Z');
  const parts = () => ({
    database: test.database,
    clock,
    vault: createVault('k'.repeat(40)),
    files: createFolderStore(folder),
  });
  const bring = async (memberId = 7n) => idOf(await receipts.keep(parts(), memberId, upload));
  const claim = (
    ids: readonly string[],
    by: string,
    more: { withItsOwn?: boolean; broughtBy?: bigint } = {},
  ) => test.database.transaction((tx) => receipts.claim(tx, ids, { by, broughtBy: 7n, ...more }));

  beforeAll(async () => {
    test = await openTestDatabase({ modules: [] });
    folder = await mkdtemp(join(tmpdir(), 'claimed-'));
    upload = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#c8a24a' } })
      .png()
      .toBuffer();
    await test.database.pool.query(`
      CREATE SCHEMA shop;
      CREATE TABLE shop.receipt (id uuid PRIMARY KEY, sale_id uuid, file text NOT NULL,
        member_id bigint NOT NULL, brought_at timestamptz(3) NOT NULL)`);
  });
  afterAll(async () => {
    await test.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('are shown once they are claimed, by their row alone', async () => {
    const [id, sale] = [await bring(), uuidv4()];
    expect(await receipts.show(parts(), sale, id)).toBeNull();
    expect(await claim([id], sale)).toBe(1);
    expect(await receipts.show(parts(), sale, id)).toMatchObject({ type: 'image/webp', cache: 'never' });
    expect(await receipts.show(parts(), uuidv4(), id)).toBeNull();
  });

  it('are claimed by whoever brought them, and once', async () => {
    const [mine, other, sale] = [await bring(), await bring(8n), uuidv4()];
    expect(await claim([mine, other, uuidv4()], sale)).toBe(1);
    expect(await claim([mine], uuidv4())).toBe(0);
    expect(await claim([mine], sale)).toBe(0);
    expect(await claim([mine], sale, { withItsOwn: true })).toBe(1);
    expect(await claim([mine], uuidv4(), { withItsOwn: true })).toBe(0);
    expect(await claim([], sale)).toBe(0);
  });

  it('are shown to an operator after his look is written down', async () => {
    const [id, sale] = [await bring(), uuidv4()];
    await claim([id], sale);
    const acts: unknown[] = [];
    const audit = { record: async (_tx: unknown, act: unknown) => void acts.push(act) };
    const by = { username: 'omar', ip: '203.0.113.9' };
    const look = { action: 'receipt.viewed', subject: `sale:${sale}`, as: 'receipt', by };
    expect(await receipts.showAudited({ ...parts(), audit }, look, uuidv4())).toBeNull();
    expect(acts).toEqual([]);
    expect(await receipts.showAudited({ ...parts(), audit }, look, sale)).toMatchObject({
      type: 'image/webp',
    });
    expect(acts).toEqual([
      {
        actorKind: 'operator',
        actor: 'omar',
        ip: '203.0.113.9',
        action: 'receipt.viewed',
        subject: `sale:${sale}`,
        after: { receipt: id },
      },
    ]);
  });

  it('are forgotten with their files where nobody claimed them within the hour', async () => {
    const [kept, sale] = [await bring(), uuidv4()];
    await claim([kept], sale);
    const before = await filesIn(folder);
    await bring();
    await receipts.forgetUnclaimed(parts());
    expect((await filesIn(folder)).length).toBeGreaterThan(before.length);
    clock.advance(3_600_001);
    await receipts.forgetUnclaimed(parts());
    const { rows } = await test.database.pool.query('SELECT 1 FROM shop.receipt WHERE sale_id IS NULL');
    expect(rows).toEqual([]);
    expect(await receipts.show(parts(), sale, kept)).not.toBeNull();
  });

  it('refuse what is no picture', async () => {
    expect(await receipts.keep(parts(), 7n, Buffer.from('<svg/>'))).toMatchObject({
      code: 'upload.not_an_image',
    });
  });
});

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

function idOf(kept: { id: string } | Refusal): string {
  if (isRefusal(kept)) throw new Error(kept.code);
  return kept.id;
}
