import { startOpenIdProvider, type TestOpenIdProvider } from '@ikka/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answered,
  type Bench,
  giveContacts,
  goodPassword,
  openBench,
  refused,
  type TestBrowser,
  testBrowser,
} from '../identity-test-bench.ts';

const callback = 'https://ikka.test/wps/session/external/callback';

describe('log-ins at other houses', () => {
  let bench: Bench;
  let google: TestOpenIdProvider;
  let facebook: TestOpenIdProvider;
  let browser: TestBrowser;

  beforeAll(async () => {
    bench = await openBench();
    google = await startOpenIdProvider({
      clientId: 'ikka-google',
      clientSecret: 'a secret for tests alone',
      redirectUris: [`${callback}/google`],
    });
    facebook = await startOpenIdProvider({
      clientId: 'ikka-facebook',
      clientSecret: 'another secret for tests alone',
      redirectUris: [`${callback}/facebook`],
      hidesTokenEndpoint: true,
    });
    await bench.set('identity.google_issuer', google.issuer);
    await bench.set('identity.google_login', true);
    await bench.set('identity.facebook_issuer', facebook.issuer);
    await bench.set('identity.facebook_token_address', `${facebook.issuer}/token`);
  });
  afterAll(async () => {
    await google?.close();
    await facebook?.close();
    await bench?.close();
  });
  beforeEach(() => {
    browser = testBrowser();
    google.person = { sub: crypto.randomUUID(), email: 'saira@example.com' };
    google.isDown = false;
    google.hidesKeys = false;
  });

  const ways = () => bench.identity.otherWays;
  const begin = async (of = browser) => answered(await ways().begin('google', of.from().cookies)).url;
  const comeBack = (url: string, of = browser, provider = 'google') => {
    const { pathname, search } = new URL(url);
    return ways().comeBack(provider, `${pathname}${search}`, of.from().cookies);
  };
  const ticketIn = (url: string) => new URLSearchParams(new URL(url).hash.slice(1)).get('ticket') ?? '';
  /** A whole trip: what the browser has in its hands when it is back on the site. */
  const trip = async (of = browser) => ticketIn(await comeBack(await google.visit(await begin(of)), of));
  const logIn = (ticket: string, of = browser) => ways().login(ticket, of.from());
  const form = (username: string) => ({ username, agreeTerms: true, ageConfirmed: true, login: true });
  const registerWith = (ticket: string, username: string, of = browser) =>
    ways().register({ ...form(username), ticket }, of.from());
  const memberOf = async (token: string) => {
    const member = await bench.identity.session(token);
    if (member === null) throw new Error('no such session');
    return member;
  };
  const linksOf = async (token: string) =>
    (await ways().links(await memberOf(token))).list.map(({ provider }) => provider);
  let counter = 0;
  const newName = () => `trip${++counter}`;

  it('[I60] sends the browser with PKCE, state and nonce, and marks it', async () => {
    const { searchParams: sent } = new URL(await begin());
    expect(sent.get('response_type')).toBe('code');
    expect(sent.get('code_challenge_method')).toBe('S256');
    expect(sent.get('redirect_uri')).toBe(`${callback}/google`);
    for (const name of ['state', 'nonce', 'code_challenge']) expect(sent.get(name)?.length).toBe(43);
    expect(browser.kept.get('trip')).toMatch(/^[\w-]{43}$/);
  });

  it('[I60] keeps nothing in the clear that would finish a trip', async () => {
    const { searchParams: sent } = new URL(await begin());
    const { rows } = await bench.test.database.pool.query('SELECT * FROM identity.ceremony');
    const kept = JSON.stringify(rows);
    for (const name of ['state', 'nonce']) expect(kept).not.toContain(sent.get(name));
    expect(kept).not.toContain(browser.kept.get('trip'));
  });

  it('[I62] brings a ticket in the fragment and no session token', async () => {
    const home = new URL(await comeBack(await google.visit(await begin())));
    expect(home.origin + home.pathname + home.search).toBe('https://ikka.test/external');
    expect(home.hash).toMatch(/^#ticket=[\w-]{43}&purpose=login$/);
  });

  it('[I63] logs nobody in whom no account knows, and looks for no mailbox', async () => {
    const { memberId } = await bench.memberNamed(newName());
    await bench.test.database.pool.query(
      `UPDATE identity.account SET email = $1, email_key = $1, email_verified_at = now() WHERE id = $2`,
      ['saira@example.com', memberId],
    );
    const ticket = await trip();
    const answer = await logIn(ticket);
    expect(refused(answer)).toBe('external.not_linked');
    expect(answer).toMatchObject({ value: { provider: 'google', label: 'saira@example.com' } });
    expect(refused(await logIn(ticket))).toBe('external.not_linked');
  });

  it('[I64] registers with the ticket, and logs in by the house from then on', async () => {
    const name = newName();
    const ticket = await trip();
    const { token, firstTimeLogin } = answered(await registerWith(ticket, name));
    expect(firstTimeLogin).toBe(true);
    const { memberId, account } = await memberOf(token);
    expect(account).toBe(name);
    expect(await linksOf(token)).toEqual(['google']);
    const acts = await bench.actions(`member:${memberId}`);
    expect(acts.slice(0, 2)).toEqual(['member.registered', 'member.external_linked']);
    expect(acts).toContain('member.logged_in');
    const again = answered(await logIn(await trip()));
    expect((await memberOf(again.token)).memberId).toBe(memberId);
    expect(again.firstTimeLogin).toBe(false);
  });

  it('[I64] opens no account with a password that nobody chose', async () => {
    const name = newName();
    answered(await registerWith(await trip(), name));
    const typed = { type: 'username' as const, username: name, password: '', remember: false };
    expect(refused(await bench.identity.login(typed, browser.from()))).toBe('login.wrong_credentials');
    expect(refused(await bench.identity.login({ ...typed, password: goodPassword }, browser.from()))).toBe(
      'login.wrong_credentials',
    );
  });

  it('[I64] keeps the ticket while the form is refused', async () => {
    const taken = newName();
    await bench.memberNamed(taken);
    const ticket = await trip();
    expect(refused(await registerWith(ticket, taken))).toBe('register.username_taken');
    expect(refused(await registerWith(ticket, '!'))).toBe('register.field_invalid');
    const careless = { ...form(newName()), ticket };
    expect(refused(await ways().register({ ...careless, agreeTerms: false }, browser.from()))).toBe(
      'register.terms_required',
    );
    expect(refused(await ways().register({ ...careless, ageConfirmed: false }, browser.from()))).toBe(
      'register.underage',
    );
    answered(await registerWith(ticket, newName()));
  });

  it('[I64] opens one account of any number at once', async () => {
    const ticket = await trip();
    const answers = await Promise.all([1, 2, 3, 4].map(() => registerWith(ticket, newName())));
    expect(answers.filter((answer) => 'token' in answer)).toHaveLength(1);
    const { rows } = await bench.test.database.pool.query(
      'SELECT count(*)::int AS count FROM identity.external_identity WHERE subject = $1',
      [google.person?.sub],
    );
    expect(rows[0].count).toBe(1);
  });

  it('[I60] ends no trip with a state that was not given', async () => {
    const back = new URL(await google.visit(await begin()));
    back.searchParams.set('state', 'x'.repeat(43));
    expect(await comeBack(back.href)).toBe('https://ikka.test/external');
  });

  it('[I60] ends no trip in another browser, and none twice', async () => {
    const back = await google.visit(await begin());
    const thief = testBrowser('198.51.100.9');
    await begin(thief);
    expect(ticketIn(await comeBack(back, thief))).toBe('');
    expect(ticketIn(await comeBack(back))).not.toBe('');
    expect(ticketIn(await comeBack(back))).toBe('');
  });

  it('[I60] ends no trip at another house, nor after ten minutes', async () => {
    expect(ticketIn(await comeBack(await google.visit(await begin()), browser, 'facebook'))).toBe('');
    const back = await google.visit(await begin());
    bench.clock.advance(10 * 60_000 + 1);
    expect(ticketIn(await comeBack(back))).toBe('');
  });

  it('[I61] refuses a code that was used on another trip', async () => {
    const back = new URL(await google.visit(await begin()));
    answered(await registerWith(ticketIn(await comeBack(back.href)), newName()));
    const state = new URL(await begin()).searchParams.get('state') ?? '';
    back.searchParams.set('state', state);
    expect(refused(await logIn(ticketIn(await comeBack(back.href))))).toBe('external.failed');
  });

  it('[I61] refuses a token with another nonce', async () => {
    const url = new URL(await begin());
    url.searchParams.set('nonce', 'n'.repeat(43));
    const ticket = ticketIn(await comeBack(await google.visit(url.href)));
    expect(refused(await logIn(ticket))).toBe('external.failed');
    expect(refused(await logIn(ticket))).toBe('external.expired');
  });

  it('[I61] follows the keys of the issuer, also in the middle of a trip', async () => {
    const first = answered(await registerWith(await trip(), newName()));
    const back = await google.visit(await begin());
    await google.rotateKeys();
    const second = answered(await logIn(ticketIn(await comeBack(back))));
    expect((await memberOf(second.token)).memberId).toBe((await memberOf(first.token)).memberId);
  });

  it('[I61] believes no token whose key the issuer does not publish', async () => {
    google.hidesKeys = true;
    expect(refused(await logIn(await trip()))).toBe('external.failed');
  });

  it('[I62] spends a ticket once, in its own browser, for ten minutes', async () => {
    answered(await registerWith(await trip(), newName()));
    const ticket = await trip();
    expect(refused(await logIn(ticket, testBrowser()))).toBe('external.expired');
    const answers = await Promise.all([logIn(ticket), logIn(ticket), logIn(ticket)]);
    expect(answers.filter((answer) => 'token' in answer)).toHaveLength(1);
    expect(refused(await logIn(ticket))).toBe('external.expired');
    const late = await trip();
    bench.clock.advance(10 * 60_000 + 1);
    expect(refused(await logIn(late))).toBe('external.expired');
  });

  it('[I67] tells who went away, a house that is down and one that is not open', async () => {
    const url = await begin();
    google.person = null;
    const ticket = ticketIn(await comeBack(await google.visit(url)));
    expect(refused(await logIn(ticket))).toBe('external.cancelled');
    google.person = { sub: 'person-2' };
    const back = await google.visit(await begin());
    google.isDown = true;
    expect(refused(await logIn(ticketIn(await comeBack(back))))).toBe('external.unreachable');
    const other = await bench.another();
    expect(refused(await other.identity.otherWays.begin('google', browser.from().cookies))).toBe(
      'external.unreachable',
    );
    expect(refused(await ways().begin('facebook', browser.from().cookies))).toBe('external.not_offered');
    expect(ways().ways().providers).toEqual(['google']);
  });

  it('[I65] links a member who asks for it, and nobody else with that ticket', async () => {
    const own = await bench.memberNamed(newName());
    const other = await bench.memberNamed(newName());
    const member = await memberOf(own.token);
    const { url } = answered(await ways().beginLink('google', member, browser.from().cookies));
    const home = await comeBack(await google.visit(url));
    expect(home).toContain('purpose=link');
    const ticket = ticketIn(home);
    expect(refused(await ways().link(ticket, await memberOf(other.token), browser.from()))).toBe(
      'external.expired',
    );
    const { list } = answered(await ways().link(ticket, member, browser.from()));
    expect(list).toMatchObject([{ provider: 'google', label: 'saira@example.com' }]);
    expect(refused(await ways().link(ticket, member, browser.from()))).toBe('external.expired');
    expect(refused(await ways().beginLink('google', member, browser.from().cookies))).toBe(
      'external.already_linked',
    );
  });

  it('[I65] writes to the member of a link that comes and goes: it is a way in', async () => {
    const { memberId, token } = await bench.memberNamed(newName());
    await giveContacts(bench, memberId, { email: 'linker@mail.example' });
    answered(await ways().link(await trip(), await memberOf(token), browser.from()));
    answered(await ways().unlink('google', await memberOf(token), browser.from()));
    const told = (await bench.messagesTo('linker@mail.example')).map(({ template }) => template);
    expect(told).toEqual(['protection_changed', 'protection_changed']);
  });

  it('[I65] links with the ticket of a log-in that found nobody', async () => {
    const { token } = await bench.memberNamed(newName());
    const ticket = await trip();
    expect(refused(await logIn(ticket))).toBe('external.not_linked');
    answered(await ways().link(ticket, await memberOf(token), browser.from()));
    expect(await linksOf(token)).toEqual(['google']);
  });

  it('[I65] gives one person to one account, and an account one person of each house', async () => {
    const first = await memberOf((await bench.memberNamed(newName())).token);
    const second = await memberOf((await bench.memberNamed(newName())).token);
    const tickets = [await trip(), await trip()];
    const answers = await Promise.all([
      ways().link(tickets[0] ?? '', first, browser.from()),
      ways().link(tickets[1] ?? '', second, browser.from()),
    ]);
    expect(answers.filter((answer) => 'list' in answer)).toHaveLength(1);
    expect(answers.map((answer) => ('list' in answer ? 'linked' : refused(answer))).sort()).toEqual([
      'external.linked_elsewhere',
      'linked',
    ]);
    expect(refused(await registerWith(await trip(), newName()))).toBe('external.linked_elsewhere');
    const linked = 'list' in (answers[0] ?? {}) ? first : second;
    google.person = { sub: 'somebody else' };
    expect(refused(await ways().link(await trip(), linked, browser.from()))).toBe('external.already_linked');
  });

  it('[I66] takes a link away, but never the last way in', async () => {
    const { token } = await bench.memberNamed(newName());
    const member = await memberOf(token);
    answered(await ways().link(await trip(), member, browser.from()));
    answered(await ways().unlink('google', member, browser.from()));
    expect(await linksOf(token)).toEqual([]);
    expect(refused(await ways().unlink('google', member, browser.from()))).toBe('external.unknown');
    expect(await bench.actions(`member:${member.memberId}`)).toContain('member.external_unlinked');

    google.person = { sub: crypto.randomUUID() };
    const alone = await memberOf(answered(await registerWith(await trip(), newName())).token);
    expect(refused(await ways().unlink('google', alone, browser.from()))).toBe('member.last_way_in');
  });

  it('[I61] finishes with a house whose description names no token endpoint', async () => {
    await bench.set('identity.facebook_login', true);
    facebook.person = { sub: 'fb-1', name: 'Bilal' };
    const { url } = answered(await ways().begin('facebook', browser.from().cookies));
    const ticket = ticketIn(await comeBack(await facebook.visit(url), browser, 'facebook'));
    expect(await logIn(ticket)).toMatchObject({
      code: 'external.not_linked',
      value: { provider: 'facebook', label: 'Bilal' },
    });
  });

  it('[I19] forgets trips whose time is over', async () => {
    await trip();
    bench.clock.advance(11 * 60_000);
    await bench.identity.cleanUp();
    const { rows } = await bench.test.database.pool.query(
      'SELECT count(*)::int AS count FROM identity.ceremony',
    );
    expect(rows[0].count).toBe(0);
  });
});
