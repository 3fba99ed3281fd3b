import { describe, expect, it } from 'vitest';
import { googleClient, type House } from '../open-house.ts';
import { logOfStory } from './log-of-story.ts';

/** The way through another house over real HTTP: what a browser is given, where it is sent, and what nobody is told. */
export function external(house: House): void {
  describe('the way through another house', () => {
    const logged = logOfStory(house);

    const post = (path: string, body: unknown, cookie = '') =>
      fetch(`${house.server.url}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Language: 'EN', Cookie: cookie },
        body: JSON.stringify(body),
      });
    const begin = async () => {
      const answer = await post('/wps/session/external/begin/google', {});
      const [cookie = ''] = answer.headers.getSetCookie();
      return { cookie, url: ((await answer.json()) as { value: { url: string } }).value.url };
    };
    const comeBack = (url: string, cookie: string) =>
      fetch(url, { redirect: 'manual', headers: { Cookie: cookie.split(';')[0] ?? '' } });

    it('marks the browser with a cookie that no script reads', async () => {
      const { cookie } = await begin();
      expect(cookie).toMatch(/^ikka_trip=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/);
    });

    it('sends the browser home with a ticket that nothing on the way keeps', async () => {
      const { cookie, url } = await begin();
      const back = await comeBack(await house.google.visit(url), cookie);
      expect(back.status).toBe(303);
      expect(back.headers.get('cache-control')).toBe('no-store');
      expect(back.headers.get('referrer-policy')).toBe('no-referrer');
      const home = back.headers.get('location') ?? '';
      expect(home).toMatch(new RegExp(`^${house.server.url}/external#ticket=[\\w-]{43}&purpose=login$`));
      const ticket = /ticket=([\w-]{43})/.exec(home)?.[1];
      const answer = await post('/wps/session/external', { ticket }, cookie.split(';')[0]);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({
        code: 'external.not_linked',
        value: { provider: 'google' },
      });
      const stranger = await post('/wps/session/external', { ticket });
      expect(await stranger.json()).toMatchObject({ code: 'external.expired' });
    });

    it('sends nobody anywhere else, whatever stands in the address', async () => {
      const { cookie, url } = await begin();
      const back = new URL(await house.google.visit(url));
      for (const [name, value] of [
        ['state', 'https://evil.example'],
        ['state', ''],
        ['redirect_uri', 'https://evil.example'],
      ] as const) {
        const altered = new URL(back);
        altered.searchParams.set(name, value);
        const answer = await comeBack(altered.href, cookie);
        expect(answer.status).toBe(303);
        expect(answer.headers.get('location')).toMatch(new RegExp(`^${house.server.url}/external(#|$)`));
      }
      const unknown = await comeBack(
        `${house.server.url}/wps/session/external/callback/evil?state=x`,
        cookie,
      );
      expect(unknown.headers.get('location')).toBe(`${house.server.url}/external`);
      const doubled = await comeBack(
        `${house.server.url}/wps/session/external/callback/google?state=a&state=b`,
        cookie,
      );
      expect(doubled.headers.get('location')).toBe(`${house.server.url}/external`);
    });

    it('tells its log neither secret, code, state nor ticket', async () => {
      const { cookie, url } = await begin();
      const { searchParams } = new URL(url);
      const returned = await house.google.visit(url);
      house.google.hidesKeys = true;
      const home = (await comeBack(returned, cookie)).headers.get('location') ?? '';
      house.google.hidesKeys = false;
      // The answer may be here before the line that was written first.
      await expect.poll(() => logged()).toContain('a trip to another house failed');
      // From its start on, for the house’s own secret was known to it then.
      const said = house.server.output();
      for (const secret of [
        googleClient.clientSecret,
        searchParams.get('state'),
        searchParams.get('nonce'),
        new URL(returned).searchParams.get('code'),
        /ticket=([\w-]{43})/.exec(home)?.[1],
        /=([\w-]{43})/.exec(cookie)?.[1],
      ]) {
        expect(secret?.length).toBeGreaterThan(20);
        expect(said).not.toContain(secret);
      }
    });
  });
}
