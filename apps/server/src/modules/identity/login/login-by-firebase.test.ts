import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isRefusal } from '@ikka/contract';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answered,
  type Bench,
  giveContacts,
  openBench,
  operator,
  refused,
  testBrowser,
} from '../identity-test-bench.ts';

const minute = 60_000;
const mobile = '+923001112223';
const project = 'ikka-test';

describe('a log-in by Firebase', () => {
  let bench: Bench;
  let memberId: bigint;
  let keys: Server;
  let sign: (phone: string, change?: { key?: 'stranger'; aud?: string }) => Promise<string>;
  let count = 0;

  const login = (firebaseIdToken: string | undefined, username = mobile) =>
    bench.identity.login(
      { type: 'sms', username, password: '', firebaseChannel: true, firebaseIdToken },
      testBrowser().from(),
    );

  beforeAll(async () => {
    bench = await openBench();
    const [own, stranger] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
    const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
    keys = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
    });
    await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve));
    const { port } = keys.address() as AddressInfo;
    await bench.set('identity.firebase_jwks', `http://127.0.0.1:${port}/keys`);
    await bench.set('identity.firebase_project', project);
    await bench.set('identity.sms_login', true);
    sign = (phone, change = {}) => {
      count += 1;
      const now = Math.floor(bench.clock.now().getTime() / 1_000);
      return new SignJWT({
        auth_time: now,
        phone_number: phone,
        firebase: { sign_in_provider: 'phone' },
        jti: `${count}`,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setSubject('a phone')
        .setIssuer(`https://securetoken.google.com/${project}`)
        .setAudience(change.aud ?? project)
        .setIssuedAt(now)
        .setExpirationTime(now + 3_600)
        .sign(change.key === 'stranger' ? stranger.privateKey : own.privateKey);
    };
    ({ memberId } = await bench.memberNamed('Feuer1'));
    await giveContacts(bench, memberId, { mobile });
  });
  beforeEach(() => bench.clock.advance(61 * minute));
  afterAll(async () => {
    await new Promise((resolve) => keys.close(resolve));
    await bench.close();
  });

  it('[I57] takes a token of this number once, also of many at once', async () => {
    const token = await sign(mobile);
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(token)));
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
    expect(answers.filter((answer) => isRefusal(answer)).map(refused)).toEqual([
      'firebase.token_used',
      'firebase.token_used',
      'firebase.token_used',
    ]);
    const session = answered(await login(await sign(mobile)));
    expect(await bench.identity.session(session.token)).toMatchObject({
      memberId,
      provenAt: bench.clock.now(),
    });
  });

  it('[I57] takes none of another number, key or project, and locks guesses', async () => {
    const wrong = [
      await sign('+923009998887'),
      await sign(mobile, { key: 'stranger' }),
      await sign(mobile, { aud: 'another-project' }),
      undefined,
      'not.a.token',
    ];
    for (const token of wrong) expect(refused(await login(token))).toBe('firebase.token_invalid');
    expect(refused(await login(await sign(mobile)))).toBe('login.locked');
  });

  it('[I57] tells who has proven a number that it is nobody’s, and that its member is suspended', async () => {
    const nobodys = '+923009998887';
    expect(refused(await login(await sign(nobodys), nobodys))).toBe('account.unknown');
    await bench.identity.suspendMember(memberId, 'a test of phones', operator);
    expect(refused(await login(await sign('+923001110000')))).toBe('firebase.token_invalid');
    expect(refused(await login(await sign(mobile)))).toBe('member.suspended');
    await bench.identity.releaseMember(memberId, 'a test of phones', operator);
  });

  it('[I57] is closed without its project, and counts nothing while the keys cannot be read', async () => {
    await bench.set('identity.sms_login', false);
    expect(refused(await login(await sign(mobile)))).toBe('login.method_disabled');
    await bench.set('identity.sms_login', true);
    await bench.set('identity.firebase_project', '');
    expect(refused(await login(await sign(mobile)))).toBe('firebase.not_offered');
    await bench.set('identity.firebase_project', project);
    await bench.set('identity.firebase_jwks', 'http://127.0.0.1:9/keys');
    for (let turn = 0; turn < 6; turn++) {
      expect(refused(await login(await sign(mobile)))).toBe('firebase.unknown_error');
    }
  });
});
