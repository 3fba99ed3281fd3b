import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionMember } from '../../../platform/calls.ts';
import {
  answered,
  type Bench,
  giveContacts,
  openBench,
  operator,
  refused,
  type TestBrowser,
  testBrowser,
} from '../identity-test-bench.ts';
import { relyingParty } from './relying-party.ts';
import { type KeyLies, SoftwareKey } from './software-key.fixture.ts';

describe('passkeys', () => {
  let bench: Bench;
  let member: SessionMember;
  let key: SoftwareKey;
  let browser: TestBrowser;
  let counter = 0;

  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench?.close());
  beforeEach(async () => {
    member = await newMember();
    key = new SoftwareKey();
    browser = testBrowser();
  });

  const ways = () => bench.identity.otherWays;
  async function sessionOf(token: string): Promise<SessionMember> {
    const session = await bench.identity.session(token);
    if (session === null) throw new Error('no such session');
    return session;
  }
  const newMember = async () => sessionOf((await bench.memberNamed(`keeper${++counter}`)).token);
  const add = async (of = key, lies: KeyLies = {}, owner = member) => {
    const options = answered(await ways().passkeyRegisterOptions(owner));
    const input = { name: 'Phone', response: of.register(options, lies) };
    return ways().passkeyRegister(input, owner, browser.from());
  };
  const challenge = async (of = browser) => answered(await ways().passkeyLoginOptions(of.from().cookies));
  const logIn = async (of = key, lies: KeyLies = {}) =>
    ways().passkeyLogin(of.prove(await challenge(), lies), browser.from());

  it('[I73] keeps a key and shows it to its member alone', async () => {
    const { list } = answered(await add());
    expect(list).toMatchObject([{ name: 'Phone', isBackedUp: false, lastUsedAt: null }]);
    expect((await ways().passkeys(await newMember())).list).toEqual([]);
    expect(await bench.actions(`member:${member.memberId}`)).toContain('member.passkey_added');
    const { excludeCredentials } = answered(await ways().passkeyRegisterOptions(member));
    expect(excludeCredentials).toEqual([{ id: key.id, type: 'public-key', transports: ['internal'] }]);
  });

  it('[I73] writes to the member of each key that comes and goes: it is a way in', async () => {
    const email = `${member.account}@mail.example`;
    await giveContacts(bench, member.memberId, { email });
    const [{ id } = { id: '' }] = answered(await add()).list;
    answered(await add(new SoftwareKey()));
    answered(await ways().passkeyRemove(id, member, browser.from()));
    const told = (await bench.messagesTo(email)).map(({ template }) => template);
    expect(told).toEqual(['protection_changed', 'protection_changed', 'protection_changed']);
  });

  it('[I73] asks for a key that its device finds by itself, and names nobody by number', async () => {
    const options = answered(await ways().passkeyRegisterOptions(member));
    expect(options.authenticatorSelection).toEqual({
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    });
    expect(options.rp.id).toBe('ikka.test');
    const again = answered(await ways().passkeyRegisterOptions(member));
    expect(again.user.id).toBe(options.user.id);
    expect(again.challenge).not.toBe(options.challenge);
    expect(answered(await ways().passkeyRegisterOptions(await newMember())).user.id).not.toBe(
      options.user.id,
    );
  });

  it('[I70] keeps no key of another site, another name or of nobody recognised', async () => {
    expect(refused(await add(key, { origin: 'https://ikka.test.evil.example' }))).toBe('passkey.failed');
    expect(refused(await add(key, { rpId: 'evil.example' }))).toBe('passkey.failed');
    expect(refused(await add(key, { unverified: true }))).toBe('passkey.failed');
    expect((await ways().passkeys(member)).list).toEqual([]);
  });

  it('[I70] takes a challenge once, in its own session, for ten minutes', async () => {
    const options = answered(await ways().passkeyRegisterOptions(member));
    const input = { name: 'Phone', response: key.register(options) };
    const other = await newMember();
    expect(refused(await ways().passkeyRegister(input, other, browser.from()))).toBe('passkey.expired');
    answered(await ways().passkeyRegister(input, member, browser.from()));
    expect(refused(await ways().passkeyRegister(input, member, browser.from()))).toBe('passkey.expired');
    const late = answered(await ways().passkeyRegisterOptions(member));
    bench.clock.advance(10 * 60_000 + 1);
    const tooLate = { name: 'Phone', response: new SoftwareKey().register(late) };
    expect(refused(await ways().passkeyRegister(tooLate, member, browser.from()))).toBe('passkey.expired');
  });

  it('[I73] keeps a key for one account', async () => {
    answered(await add());
    expect(refused(await add(key, {}, await newMember()))).toBe('passkey.already_registered');
  });

  it('[I73] keeps twenty keys of a member', async () => {
    const challenges = await Promise.all(
      Array.from({ length: 22 }, async () => answered(await ways().passkeyRegisterOptions(member))),
    );
    const answers = await Promise.all(
      challenges.map((options) => {
        const response = new SoftwareKey().register(options);
        return ways().passkeyRegister({ name: 'Key', response }, member, browser.from());
      }),
    );
    expect(answers.filter((answer) => 'list' in answer)).toHaveLength(20);
    expect(refused(await ways().passkeyRegisterOptions(member))).toBe('passkey.too_many');
  });

  it('[I71] logs in without a name, by a proof that needs no second step', async () => {
    answered(await add());
    const { token, passwordExpired } = answered(await logIn());
    expect(passwordExpired).toBe(false);
    const session = await sessionOf(token);
    expect(session.memberId).toBe(member.memberId);
    expect(session.provenAt).toEqual(bench.clock.now());
    const [row] = (await ways().passkeys(member)).list;
    expect(row?.lastUsedAt).toBe(bench.clock.now().toISOString());
  });

  it('[I71] logs a suspended member in by no key', async () => {
    answered(await add());
    await bench.identity.suspendMember(member.memberId, 'a reason', operator);
    expect(refused(await logIn())).toBe('member.suspended');
  });

  it('[I70] takes no signature of a stranger, for another site or with nobody recognised', async () => {
    answered(await add());
    expect(refused(await logIn(new SoftwareKey()))).toBe('passkey.failed');
    expect(refused(await logIn(key, { origin: 'https://evil.example' }))).toBe('passkey.failed');
    expect(refused(await logIn(key, { rpId: 'evil.example' }))).toBe('passkey.failed');
    expect(refused(await logIn(key, { unverified: true }))).toBe('passkey.failed');
    const forged = new SoftwareKey().prove(await challenge());
    const stolen = { ...forged, id: key.id, rawId: key.id };
    expect(refused(await ways().passkeyLogin(stolen, browser.from()))).toBe('passkey.failed');
  });

  it('[I70] takes a signature once, in the browser that asked for it, for ten minutes', async () => {
    answered(await add());
    const proof = key.prove(await challenge());
    const thief = testBrowser('198.51.100.9');
    await challenge(thief);
    expect(refused(await ways().passkeyLogin(proof, thief.from()))).toBe('passkey.expired');
    const answers = await Promise.all([1, 2, 3].map(() => ways().passkeyLogin(proof, browser.from())));
    expect(answers.filter((answer) => 'token' in answer)).toHaveLength(1);
    const late = key.prove(await challenge());
    bench.clock.advance(10 * 60_000 + 1);
    expect(refused(await ways().passkeyLogin(late, browser.from()))).toBe('passkey.expired');
    const invented = key.prove({ challenge: 'x'.repeat(43) });
    expect(refused(await ways().passkeyLogin(invented, browser.from()))).toBe('passkey.expired');
    const garbled = { ...invented, response: { ...invented.response, clientDataJSON: 'bm90IGpzb24' } };
    expect(refused(await ways().passkeyLogin(garbled, browser.from()))).toBe('passkey.expired');
  });

  it('[I70] takes no challenge of a log-in for a step-up', async () => {
    answered(await add());
    const proof = key.prove(await challenge());
    expect(refused(await ways().passkeyStepUp(proof, member, browser.from()))).toBe('passkey.expired');
  });

  it('[I72] refuses a key whose count of uses did not rise, and records it', async () => {
    answered(await add());
    answered(await logIn());
    answered(await logIn());
    expect(refused(await logIn(key, { counter: 2 }))).toBe('passkey.failed');
    expect(await bench.actions(`member:${member.memberId}`)).toContain('member.passkey_counter_fell');
    answered(await logIn());
    expect(refused(await logIn(key, { counter: 0 }))).toBe('passkey.failed');
  });

  it('[I72] takes keys that do not count', async () => {
    answered(await add());
    answered(await logIn(key, { counter: 0 }));
    answered(await logIn(key, { counter: 0 }));
  });

  it('[I74] proves a session anew by an own key alone', async () => {
    expect(refused(await ways().passkeyStepUpOptions(member))).toBe('passkey.unknown');
    answered(await add());
    bench.clock.advance(60 * 60_000);
    const { token } = answered(await logIn());
    const session = await sessionOf(token);
    bench.clock.advance(11 * 60_000);
    const options = answered(await ways().passkeyStepUpOptions(session));
    expect(options.allowCredentials).toEqual([{ id: key.id, type: 'public-key', transports: ['internal'] }]);
    answered(await ways().passkeyStepUp(key.prove(options), session, browser.from()));
    expect((await sessionOf(token)).provenAt).toEqual(bench.clock.now());
    expect(await bench.actions(`member:${member.memberId}`)).toContain('member.proved');

    const foreign = new SoftwareKey();
    answered(await add(foreign, {}, await newMember()));
    const second = answered(await ways().passkeyStepUpOptions(session));
    expect(refused(await ways().passkeyStepUp(foreign.prove(second), session, browser.from()))).toBe(
      'passkey.failed',
    );
  });

  it('[I73] names and removes own keys alone', async () => {
    const { list } = answered(await add());
    const id = list[0]?.id ?? '';
    const stranger = await newMember();
    expect(refused(await ways().passkeyRename(stranger, id, 'Mine'))).toBe('passkey.unknown');
    expect(refused(await ways().passkeyRemove(id, stranger, browser.from()))).toBe('passkey.unknown');
    expect(answered(await ways().passkeyRename(member, id, 'Tablet')).list[0]?.name).toBe('Tablet');
    expect(answered(await ways().passkeyRemove(id, member, browser.from())).list).toEqual([]);
    expect(refused(await logIn())).toBe('passkey.failed');
    expect(await bench.actions(`member:${member.memberId}`)).toContain('member.passkey_removed');
  });

  it('[I66] leaves a member the last way in', async () => {
    const { list } = answered(await add());
    await bench.test.database.pool.query('UPDATE identity.account SET password_hash = NULL WHERE id = $1', [
      member.memberId,
    ]);
    const id = list[0]?.id ?? '';
    expect(refused(await ways().passkeyRemove(id, member, browser.from()))).toBe('member.last_way_in');
    answered(await add(new SoftwareKey()));
    answered(await ways().passkeyRemove(id, member, browser.from()));
  });

  it('[I70] offers keys at a host name alone, and without encryption on the machine itself alone', () => {
    expect(relyingParty('https://ikka.example')?.id).toBe('ikka.example');
    expect(relyingParty('http://localhost:3000')).toMatchObject({
      id: 'localhost',
      origin: 'http://localhost:3000',
    });
    for (const address of [
      'http://ikka.example',
      'http://127.0.0.1:3000',
      'https://192.0.2.1',
      'https://[::1]',
    ]) {
      expect(relyingParty(address)).toBeNull();
    }
  });
});
