import { generateKeyPairSync, sign } from 'node:crypto';
import { isRefusal, vendorHeaders } from '@ikka/contract';
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprintOf } from './keys.ts';
import { openVendorsBench } from './vendors-test-bench.ts';

const operator = { username: 'saira', ip: '198.51.100.9' };
const second = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const pem = (key: typeof second.publicKey) => key.export({ type: 'spki', format: 'pem' }) as string;

describe('the desk of vendors', () => {
  let bench: Awaited<ReturnType<typeof openVendorsBench>>;
  beforeAll(async () => {
    bench = await openVendorsBench();
  });
  afterAll(() => bench.close());

  const desk = () => bench.processes[0].vendors.desk;
  /** A request that asks for a balance, signed with the second key. */
  const ask = (key: string, to = bench.processes[0], secret = second.privateKey) => {
    const body = JSON.stringify({
      call: 'balance',
      requestId: uuidv4(),
      sentAt: bench.clock.now().toISOString(),
      sessionToken: 'x'.repeat(43),
    });
    return bench.send(
      'balance',
      {},
      {
        to,
        body,
        headers: {
          [vendorHeaders.key]: key,
          [vendorHeaders.signature]: sign('RSA-SHA256', Buffer.from(body), secret).toString('base64'),
        },
      },
    );
  };
  const codeOf = (answer: { readonly body: unknown }) => (answer.body as { readonly code?: string }).code;
  /** As if two operators had agreed on it. */
  const add = async (change: { vendorCode?: string; keyId?: string; publicKey?: string } = {}) => {
    const wish = {
      vendorCode: 'TEST_VENDOR',
      keyId: 'k2',
      publicKey: pem(second.publicKey),
      validFrom: null,
      ...change,
    };
    const { acts } = bench.processes[0].vendors;
    const by = { actorKind: 'operator', actor: operator.username, ip: operator.ip } as const;
    const done = await bench.database.transaction((tx) => acts['vendorKey.add'].carryOut(tx, wish, by));
    if (isRefusal(done)) return done;
    await done.committed?.();
    return desk().key(wish.vendorCode, wish.keyId);
  };
  const acts = async () =>
    (await bench.database.pool.query('SELECT action FROM audit.entry ORDER BY id')).rows.map(
      ({ action }) => action,
    );

  it('[V1] lets a vendor go over to a second key, in every process, and ends the first', async () => {
    expect(codeOf(await ask('k2'))).toBe('vendor.signature_invalid');
    const key = await add();
    expect(!isRefusal(key) && fingerprintOf(key)).toMatch(/^([0-9a-f]{2}:){31}[0-9a-f]{2}$/);
    bench.clock.advance(6_000);
    for (const to of bench.processes) expect(codeOf(await ask('k2', to))).toBe('vendor.session_over');
    expect(codeOf(await ask('k1', bench.processes[1], bench.privateKey))).toBe('vendor.session_over');
    const ended = { vendorCode: 'TEST_VENDOR', keyId: 'k1', reason: 'gone over to k2' };
    await desk().endKey(ended, operator);
    await desk().endKey(ended, operator);
    bench.clock.advance(6_000);
    for (const to of bench.processes) {
      expect(codeOf(await ask('k1', to, bench.privateKey))).toBe('vendor.signature_invalid');
      expect(codeOf(await ask('k2', to))).toBe('vendor.session_over');
    }
    expect(await acts()).toEqual(['vendor.key_added', 'vendor.key_ended']);
  });

  it.each([
    [{ vendorCode: 'NOBODY' }, 'vendor.unknown'],
    [{ publicKey: 'no key' }, 'vendor.key_invalid'],
    [
      { publicKey: second.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string },
      'vendor.key_invalid',
    ],
    [{ keyId: 'k1' }, 'vendor.key_taken'],
    [{ keyId: 'k3' }, 'vendor.key_taken'],
  ])('refuses a key: %j is %s', async (change, code) => {
    const done = await add(change);
    expect(isRefusal(done) && done.code).toBe(code);
  });

  it('[V15] shows when books were compared, and whose are in doubt until they are found equal', async () => {
    const now = bench.clock.now().getTime();
    const compared = (differences: number) =>
      bench.database.pool.query(
        `INSERT INTO vendors.reconciliation (vendor_code, currency, "from", "to", rounds, stake, payout, differences, open_rounds, at)
         VALUES ('TEST_VENDOR', 'PKR', $1, $2, 3, 1000, 900, $3, 0, $4)`,
        [new Date(now - 86_400_000), new Date(now), differences, bench.clock.now()],
      );
    await compared(2);
    const { vendors } = bench.processes[1];
    expect(await vendors.booksInDoubt()).toMatchObject([{ vendorCode: 'TEST_VENDOR', differences: 2 }]);
    expect((await desk().vendors())[0]).toMatchObject({ booksInDoubt: 1 });
    await compared(0);
    expect(await vendors.booksInDoubt()).toEqual([]);
    const found = await desk().reconciliations(
      { onlyDiffering: true, vendorCode: 'TEST_VENDOR' },
      { limit: 10, offset: 0 },
    );
    expect(found).toMatchObject({ total: 1, list: [{ differences: 2 }] });
    expect((await desk().reconciliations({ onlyDiffering: false }, { limit: 10, offset: 0 })).total).toBe(2);
  });

  it('finds rounds of all members, or of some, newest first, and counts them no further than asked', async () => {
    for (const [minute, member, currency] of [
      [1, 1, 'PKR'],
      [2, 2, 'PKR'],
      [3, 1, 'PKT'],
    ] as const) {
      const beganAt = new Date(Date.UTC(2026, 10, 1, 10, minute));
      await bench.database.pool.query(
        `INSERT INTO vendors.round (id, vendor_code, round_key, member_id, play_session_id, game_id, currency,
                                    stake, refunded, payout, version, began_at)
         VALUES ($1, 'TEST_VENDOR', $2, $3, $1, 'coin', $4, 500, 0, 0, 1, $5)`,
        [uuidv7({ msecs: beganAt.getTime() }), `search-${minute}`, member, currency, beganAt],
      );
    }
    const { vendors } = bench.processes[0];
    const keys = async (filter: Parameters<typeof vendors.findRounds>[0], limit = 10) =>
      (await vendors.findRounds(filter, limit)).map(({ roundKey }) => roundKey);
    expect(await keys({})).toEqual(['search-3', 'search-2', 'search-1']);
    expect(await keys({ memberIds: [1n] })).toEqual(['search-3', 'search-1']);
    expect(await keys({ currencies: ['PKR'], gameId: 'coin' }, 1)).toEqual(['search-2']);
    expect(
      await keys({
        from: new Date(Date.UTC(2026, 10, 1, 10, 2)),
        to: new Date(Date.UTC(2026, 10, 1, 10, 3)),
      }),
    ).toEqual(['search-2']);
    expect([await vendors.countRounds({}, 10), await vendors.countRounds({}, 2)]).toEqual([3, 2]);
  });
});
