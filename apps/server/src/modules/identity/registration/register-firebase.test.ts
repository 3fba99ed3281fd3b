import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isRefusal } from '@ikka/contract';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered, type Bench, goodPassword, openBench, refused, visitor } from '../identity-test-bench.ts';

const project = 'ikka-test';

describe('a registration whose number Firebase has proven', () => {
  let bench: Bench;
  let keys: Server;
  let sign: (phone: string) => Promise<string>;

  const register = (mobileNum: string, firebaseIdToken: string | undefined, username?: string) =>
    bench.identity.registerMobile(
      {
        mobileNum,
        countryDialingCode: '92',
        username,
        password: goodPassword,
        confirmPassword: goodPassword,
        agreeTerms: true,
        ageConfirmed: true,
        login: true,
        firebaseChannel: true,
        firebaseIdToken,
      },
      visitor,
    );

  beforeAll(async () => {
    bench = await openBench();
    const own = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
    keys = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
    });
    await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve));
    const { port } = keys.address() as AddressInfo;
    await bench.set('identity.firebase_jwks', `http://127.0.0.1:${port}/keys`);
    await bench.set('identity.firebase_project', project);
    await bench.set('identity.mobile_registration', true);
    await bench.set('identity.sms_verification', true);
    sign = (phone) => {
      const now = Math.floor(bench.clock.now().getTime() / 1_000);
      return new SignJWT({
        auth_time: now,
        phone_number: phone,
        firebase: { sign_in_provider: 'phone' },
        jti: phone,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setSubject('a phone')
        .setIssuer(`https://securetoken.google.com/${project}`)
        .setAudience(project)
        .setIssuedAt(now)
        .setExpirationTime(now + 3_600)
        .sign(own.privateKey);
    };
  });
  afterAll(async () => {
    await new Promise((resolve) => keys.close(resolve));
    await bench.close();
  });

  it('[I84] takes a token of this number once, also of many at once', async () => {
    const token = await sign('+923001112223');
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) => register('03001112223', token, `Flame${index}`)),
    );
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
    expect(new Set(answers.filter((answer) => isRefusal(answer)).map(refused))).toEqual(
      new Set(['firebase.token_used']),
    );
    const { rows } = await bench.test.database.pool.query(
      "SELECT mobile_verified_at IS NOT NULL AS proven FROM identity.account WHERE mobile_key = '+923001112223'",
    );
    expect(rows).toEqual([{ proven: true }]);
  });

  it('[I84] stops without a token, with one of another number, and while Firebase is not offered', async () => {
    expect(refused(await register('03001112224', undefined))).toBe('firebase.token_invalid');
    const other = await sign('+923009998887');
    expect(refused(await register('03001112224', other))).toBe('firebase.token_invalid');
    await bench.set('identity.firebase_project', '');
    expect(refused(await register('03009998887', other))).toBe('firebase.not_offered');
    await bench.set('identity.firebase_project', project);
    answered(await register('03009998887', other));
  });

  it('[I85] tells that the number is taken to who has proven it', async () => {
    bench.clock.advance(61_000);
    expect(refused(await register('03001112223', await sign('+923001112223')))).toBe('register.mobile_taken');
  });
});
