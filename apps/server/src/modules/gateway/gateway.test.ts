import { randomUUID } from 'node:crypto';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { CompactEncrypt, importJWK } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../platform/log.ts';
import { createSignals, type Signals } from '../../platform/signals.ts';
import { createVault } from '../../platform/vault.ts';
import { createGateway, type Gateway } from './index.ts';

const hour = 3_600_000;

describe('gateway', () => {
  let test: TestDatabase;
  let signals: Signals;
  let clock: FakeClock;
  let gateway: Gateway;
  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['gateway'] });
    signals = await createSignals(test.url, createLogger('silent'));
  });
  afterAll(async () => {
    await signals.close();
    await test.drop();
  });
  beforeEach(async () => {
    await test.database.pool.query(
      'TRUNCATE gateway.payload_key, gateway.seen_payload, gateway.first_answer',
    );
    clock = fakeClock();
    gateway = await createGateway({
      database: test.database,
      clock,
      signals,
      vault: createVault('k'.repeat(32)),
    });
  });

  const seal = async (payload: object, stamp: object = {}) => {
    const [jwk] = (await gateway.publicKeys()).keys;
    if (!jwk?.kid) throw new Error('no key is published');
    const iat = Math.floor(clock.now().getTime() / 1000);
    const body = JSON.stringify({ iat, jti: randomUUID(), ...stamp, ...payload });
    const value = await new CompactEncrypt(new TextEncoder().encode(body))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: jwk.kid })
      .encrypt(await importJWK(jwk, 'RSA-OAEP-256'));
    return { value };
  };

  it('[G1] opens what was sealed to the current key, without its stamps', async () => {
    expect(await gateway.openPayload(await seal({ username: 'zara' }))).toEqual({
      payload: { username: 'zara' },
    });
  });

  it.each([[{ username: 'zara' }], [null], ['text'], [{ value: 'x', more: 1 }], [{ value: 7 }]])(
    '[G1] refuses the plain body %j',
    async (body) => {
      expect(await gateway.openPayload(body)).toMatchObject({ code: 'payload.not_encrypted' });
    },
  );

  it('[G1] refuses what it cannot read', async () => {
    const sealed = await seal({ a: 1 });
    const altered = { value: `${sealed.value.slice(0, -6)}AAAAAA` };
    expect(await gateway.openPayload(altered)).toMatchObject({ code: 'payload.undecipherable' });
    expect(await gateway.openPayload({ value: 'a.b.c.d.e'.repeat(5) })).toMatchObject({
      code: 'payload.undecipherable',
    });
    expect(await gateway.openPayload(await seal({}, { jti: 'again' }))).toMatchObject({
      code: 'payload.undecipherable',
    });
  });

  it('[G1] accepts the previous key for an hour', async () => {
    const [first, second] = [await seal({ a: 1 }), await seal({ a: 2 })];
    clock.advance(60_000);
    await gateway.rotateKeys('now');
    expect(await gateway.openPayload(first)).toEqual({ payload: { a: 1 } });
    clock.advance(hour + 1);
    expect(await gateway.openPayload(second)).toMatchObject({ code: 'payload.undecipherable' });
  });

  it('[G2] refuses an old payload and a replayed one, in every process', async () => {
    const sealed = await seal({ a: 1 });
    const other = await createGateway({
      database: test.database,
      clock,
      signals,
      vault: createVault('k'.repeat(32)),
    });
    expect(await gateway.openPayload(sealed)).toEqual({ payload: { a: 1 } });
    expect(await other.openPayload(sealed)).toMatchObject({ code: 'payload.replayed' });
    const old = await seal({ a: 2 });
    clock.advance(300_001);
    expect(await gateway.openPayload(old)).toMatchObject({ code: 'payload.stale' });
    await gateway.tidy();
    expect(await gateway.openPayload(sealed)).toMatchObject({ code: 'payload.stale' });
  });

  it('[G3] keeps its key for a day and never in the clear', async () => {
    const [before] = (await gateway.publicKeys()).keys;
    await gateway.rotateKeys('due');
    expect((await gateway.publicKeys()).keys[0]?.kid).toBe(before?.kid);
    clock.advance(24 * hour);
    await gateway.rotateKeys('due');
    expect((await gateway.publicKeys()).keys[0]?.kid).not.toBe(before?.kid);
    const rows = await test.database.pool.query('SELECT sealed_private_jwk FROM gateway.payload_key');
    expect(rows.rows.every((row) => row.sealed_private_jwk.startsWith('v1.'))).toBe(true);
  });

  const call = { scope: 'member:1 cashier.createDeposit', key: randomUUID(), payload: '{"amount":"5.00"}' };

  it('[G4] runs the work once, however often it is asked', async () => {
    let runs = 0;
    const work = async () => ({ status: 200, body: `{"run":${++runs}}` });
    expect(await gateway.answerOnce(call, work)).toEqual({ status: 200, body: '{"run":1}' });
    expect(await gateway.answerOnce(call, work)).toEqual({ status: 200, body: '{"run":1}' });
    expect(await gateway.answerOnce({ ...call, scope: 'member:2' }, work)).toMatchObject({
      body: '{"run":2}',
    });
    expect(await gateway.answerOnce({ ...call, payload: '{"amount":"6.00"}' }, work)).toMatchObject({
      code: 'idempotency.mismatch',
    });
  });

  it('[G4] lets one of many at once do the work', async () => {
    let runs = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const work = async () => {
      runs += 1;
      await held;
      return { status: 200, body: '{}' };
    };
    let answered = 0;
    const answers = await Promise.all(
      Array.from({ length: 9 }, async () => {
        const answer = await gateway.answerOnce(call, work);
        answered += 1;
        if (answered === 8) release();
        return answer;
      }),
    );
    expect(runs).toBe(1);
    expect(
      answers.filter((answer) => 'code' in answer && answer.code === 'idempotency.in_progress'),
    ).toHaveLength(8);
  });

  it('[G5] forgets a failure, and frees what a dead process had claimed', async () => {
    await expect(
      gateway.answerOnce(call, async () => {
        throw new Error('the database went away');
      }),
    ).rejects.toThrow();
    expect(await gateway.answerOnce(call, async () => ({ status: 503, body: '{}' }))).toMatchObject({
      status: 503,
    });
    await test.database.pool.query(
      `INSERT INTO gateway.first_answer (scope, key, payload_hash, started_at)
       VALUES ($1, $2, sha256($3::bytea), $4)`,
      [call.scope, call.key, call.payload, clock.now()],
    );
    const work = async () => ({ status: 200, body: '{"late":true}' });
    expect(await gateway.answerOnce(call, work)).toMatchObject({ code: 'idempotency.in_progress' });
    clock.advance(60_001);
    expect(await gateway.answerOnce(call, work)).toEqual({ status: 200, body: '{"late":true}' });
  });
});
