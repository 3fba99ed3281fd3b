import { calls, type RoomModeName } from '@ikka/contract';
import { openRedis, startTestServer, type TestRedis, type TestServer } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clientOf, must, openPlay, openTrial } from './client-of.ts';
import { listen, listenAtTable, listenToChats, watchCrash } from './listen-to-rooms.ts';
import { logInOperator } from './log-in-operator.ts';

describe('the lobby over two processes', () => {
  let redis: TestRedis;
  let one: TestServer;
  let two: TestServer;
  beforeAll(async () => {
    redis = await openRedis();
    const env = { REDIS_URL: redis.url };
    one = await startTestServer({
      env,
      settings: { 'play.minimum_spin_ms': 0, 'identity.slider_captcha': false },
    });
    two = await startTestServer({ env, beside: one });
  });
  afterAll(async () => {
    await two?.stop();
    await one?.stop();
    await redis?.stop();
  });

  const playOne = async (server: TestServer, token: string): Promise<string> => {
    const play = await openPlay(server, token);
    const body = { stake: '25.00' };
    const played = clientOf(server, play).call(calls.play.playRound, { body }, { idempotencyKey: uuidv7() });
    return (await must(played)).balance;
  };

  let operatorToken: Promise<string> | undefined;
  /** Logs the first operator in, which can be done with the one-time password once. */
  const operatorOf = (server: TestServer): Promise<string> => {
    operatorToken ??= logInOperator(server);
    return operatorToken;
  };

  it('tells a page in one process of a round that was played in the other', async () => {
    const token = await openTrial(one);
    const page = listen(one, token);
    await page.isOpen();
    const balance = await playOne(two, token);
    expect(await page.push('balance.changed')).toMatchObject({
      push: { sumBalance: balance, isTrial: true },
    });
    page.lobby.close();
  });

  it('tells what can be spent from what a round that is on holds', async () => {
    const token = await openTrial(one);
    const before = await must(clientOf(one, token).call(calls.wallet.balance, {}));
    const [page, other] = [listen(one, token), listen(two, token)];
    await Promise.all([page.isOpen(), other.isOpen()]);
    const play = await openPlay(two, token, { gameId: 'mines', vassalage: 'IKKA_ARCADE' });
    const body = { stake: '100.00', bet: { mines: 3 } };
    await must(clientOf(two, play).call(calls.play.openRound, { body }, { idempotencyKey: uuidv7() }));
    const left = (Number(before.sumBalance) - 100).toFixed(2);
    for (const tab of [page, other]) {
      expect(await tab.push('balance.changed')).toMatchObject({
        push: { sumBalance: before.sumBalance, balance: [{ availBalance: left, frozenBalance: '100.00' }] },
      });
      tab.lobby.close();
    }
  });

  it('tells nobody else', async () => {
    const [token, stranger] = [await openTrial(one), await openTrial(two)];
    const [mine, other, guest] = [listen(one, token), listen(one, stranger), listen(two, null)];
    await Promise.all([mine.isOpen(), other.isOpen(), guest.isOpen()]);
    await playOne(two, token);
    await mine.push('balance.changed');
    expect([...other.heard, ...guest.heard]).toEqual([]);
    for (const page of [mine, other, guest]) page.lobby.close();
  });

  it('ends a session in every process, and refuses its token', async () => {
    const token = await openTrial(one);
    const page = listen(two, token);
    const at = { gameId: 'baccarat-anarkali', vassalage: 'IKKA_LIVE' };
    const play = await openPlay(two, token, at);
    const table = listenAtTable(two, { token: play, gameId: at.gameId });
    await Promise.all([page.isOpen(), table.isOpen()]);
    const out = await clientOf(one, token).call(calls.identity.logout, {});
    expect(out.ok).toBe(true);
    expect(await page.push('session.ended')).toMatchObject({ push: { reason: 'logout' } });
    await Promise.all([page.isLost(), table.isTurnedAway()]);
  });

  it('tells every page once of a notice that an operator publishes in the other process', async () => {
    const operatorToken = await operatorOf(one);
    const operator = clientOf(one, operatorToken);
    const pages = [listen(two, null), listen(one, null)];
    await Promise.all(pages.map((page) => page.isOpen()));
    const title = { EN: 'Eid greetings', UR: 'عید مبارک' };
    const text = { EN: 'The bazaar is open.', UR: 'بازار کھلا ہے۔' };
    const published = await operator.call(calls.office.officePublishNotice, {
      body: { id: uuidv7(), type: 'H', title, text },
    });
    if (!published.ok) throw new Error(published.code);
    const { id, from } = published.value;
    for (const page of pages) {
      expect(await page.push('notice.published')).toMatchObject({ push: { title, at: from } });
    }
    const guest = clientOf(two, null);
    const read = await guest.call(calls.content.announcements, { query: { types: 'B,H', platform: 'W' } });
    expect(read).toMatchObject({
      ok: true,
      value: { list: [{ id, type: 'H', title, content: text, date: from }], total: 1 },
    });
    await operator.call(calls.office.officeWithdrawNotice, { params: { id } });
    const again = await guest.call(calls.content.announcements, { query: { types: 'B,H', platform: 'W' } });
    expect(again).toMatchObject({ ok: true, value: { list: [], total: 0 } });
    for (const page of pages) {
      expect(page.heard.filter(({ type }) => type === 'notice.published')).toHaveLength(1);
      page.lobby.close();
    }
  });

  it('tells the pages of a notice that a process without rooms publishes', async () => {
    const operatorToken = await operatorOf(one);
    const web = await startTestServer({ env: { REDIS_URL: redis.url, ROLES: 'web' }, beside: one });
    const page = listen(two, null);
    await page.isOpen();
    const words = { EN: 'From afar', UR: 'دور سے' };
    await clientOf(web, operatorToken).call(calls.office.officePublishNotice, {
      body: { id: uuidv7(), type: 'B', title: words, text: words },
    });
    expect(await page.push('notice.published')).toMatchObject({ push: { title: words } });
    page.lobby.close();
    await web.stop();
  });

  it('carries a chat between a visitor of one process and a desk of the other, and tells no other window', async () => {
    const operatorToken = await operatorOf(one);
    const desk = clientOf(two, operatorToken);
    const visitor = clientOf(one, null);
    await must(desk.call(calls.officeSupport.comeToDesk, { body: { isHere: true } }));
    const atDesk = listenToChats(two, { operator: operatorToken });
    await atDesk.isOpen();
    const begin = (text: string) =>
      must(visitor.call(calls.support.startChat, { body: { key: uuidv7(), text } }));
    const [chat, other] = [await begin('Where is my bonus?'), await begin('Another matter')];
    expect(chat.isStaffed).toBe(true);
    await atDesk.hearsOf(chat.id);
    const [window, otherWindow] = [{ chat: chat.token }, { chat: other.token }].map((pass) =>
      listenToChats(one, pass),
    );
    await Promise.all([window?.isOpen(), otherWindow?.isOpen()]);

    const params = { id: chat.id };
    await must(desk.call(calls.officeSupport.takeChat, { params }));
    const body = { key: uuidv7(), text: 'It waits in your rewards.' };
    await must(desk.call(calls.officeSupport.typeInOfficeChat, { params }));
    await window?.seesTyping('operator');
    const before = window?.heard.length ?? 0;
    await must(desk.call(calls.officeSupport.sayInOfficeChat, { params, body }));
    await window?.hears(before + 1);
    const read = await must(visitor.call(calls.support.readChat, { body: { chat: chat.token, after: 1 } }));
    expect(read).toMatchObject({ state: 'open', lines: [{ no: 2, author: 'operator', text: body.text }] });
    expect(new Set(otherWindow?.heard.map(({ chatId }) => chatId) ?? [])).not.toContain(chat.id);

    await must(visitor.call(calls.support.endChat, { body: { chat: chat.token } }));
    const { lines, state } = await must(desk.call(calls.officeSupport.chat, { params, query: { after: 0 } }));
    expect([state, lines.map(({ text }) => text)]).toEqual(['closed', ['Where is my bonus?', body.text]]);
    for (const line of [atDesk, window, otherWindow]) line?.close();
  });

  it('carries the talk at a table to those who sit there in both processes, and takes a removed line away', async () => {
    const password = 'a-long-sentence-7';
    const account = { username: 'zahidkhan', password, confirmPassword: password };
    const consent = { agreeTerms: true, ageConfirmed: true, login: true };
    const registered = clientOf(one, null).call(calls.identity.register, {
      body: { ...account, ...consent },
    });
    const { token } = await must(registered);
    const at = { gameId: 'baccarat-anarkali', vassalage: 'IKKA_LIVE' };
    const [mine, guests, elsewhere] = await Promise.all([
      openPlay(one, token, at),
      openTrial(two).then((guest) => openPlay(two, guest, at)),
      openTrial(two).then((guest) => openPlay(two, guest, { ...at, gameId: 'baccarat-saddar' })),
    ]);
    const pages = [
      listenAtTable(one, { token: mine, gameId: at.gameId }),
      listenAtTable(two, { token: guests, gameId: at.gameId }),
    ];
    const other = listenAtTable(two, { token: elsewhere, gameId: 'baccarat-saddar' });
    await Promise.all([...pages, other].map((page) => page.isOpen()));
    const body = { key: uuidv7(), text: 'Salaam, میز والو' };
    const line = await must(clientOf(one, mine).call(calls.tableChat.sayAtTable, { query: {}, body }));
    for (const page of pages) expect(await page.hears('talk.said')).toEqual({ line });
    expect(JSON.stringify(line)).not.toContain('zahid');
    const refused = await clientOf(two, guests).call(calls.tableChat.sayAtTable, { query: {}, body });
    expect(refused).toMatchObject({ ok: false, code: 'member.real_account_required' });
    const desk = clientOf(two, await operatorOf(one));
    const params = { id: at.gameId, no: line.no };
    await must(
      desk.call(calls.officeTableChat.officeRemoveTableLine, { params, body: { reason: 'a test' } }),
    );
    for (const page of pages) expect(await page.hears('talk.removed')).toEqual({ no: line.no });
    expect(other.heard).toEqual([]);
    for (const page of [...pages, other]) page.close();
  });

  it('takes a bet on a shared round in either process, and tells the watchers of both', async () => {
    await one.database.database.pool.query(`
      INSERT INTO catalogue.game (id, vendor_code, category, name, search_text, coins_per_stake, tags, sort)
      VALUES ('crash', 'IKKA_ARCADE', 'RNG', '{"EN":"Crash","UR":"Crash"}', 'crash', 10, '{}', 900) ON CONFLICT DO NOTHING`);
    const wish = { gameId: 'crash', vassalage: 'IKKA_ARCADE' };
    // Each process finds out by itself, within seconds, that the game is on offer.
    const opens = (at: TestServer, token: string) =>
      vi.waitFor(() => openPlay(at, token, wish), { timeout: 25_000, interval: 250 });
    const plays = await Promise.all([one, two].map(async (at) => opens(at, await openTrial(at))));
    const pages = [one, two].map((at, index) => watchCrash(at, plays[index] ?? ''));
    await Promise.all(pages.map((page) => page.isOpen()));
    // A flight may last a minute: it is ended, and a round begins to which everybody comes in time.
    const desk = clientOf(one, await operatorOf(one));
    const change = (seen: RoomModeName, mode: RoomModeName) => {
      const body = { seen, mode, reason: 'a round to bet on' };
      return must(desk.call(calls.officeRooms.officeChangeRoom, { params: { id: 'crash' }, body }));
    };
    await change('open', 'closed');
    await vi.waitFor(
      async () => {
        const { rooms } = await must(desk.call(calls.officeRooms.officeRooms, {}));
        expect(rooms.find(({ roomId }) => roomId === 'crash')?.phase).toBe('resting');
      },
      { timeout: 25_000, interval: 250 },
    );
    await change('closed', 'open');
    for (const [index, at] of [one, two].entries()) {
      const client = clientOf(at, plays[index] ?? '');
      // A slow machine may come too late for a round: then the next one is played.
      let no = 0;
      for (;;) {
        no = (await pages[index]?.bettingBeside(no)) ?? 0;
        const body = { no, stake: '10.00', autoCashOut: 150 };
        const bet = await client.call(calls.crash.placeCrashBet, { body }, { idempotencyKey: uuidv7() });
        if (!bet.ok && bet.code === 'room.bets_closed') continue;
        if (!bet.ok) throw new Error(bet.code);
        expect(bet.value.bet).toMatchObject({
          stake: '10.00',
          autoCashOut: 150,
          cashOut: null,
          isTrial: true,
        });
        for (const page of pages) {
          expect(await page.hearsBet(bet.value.bet.betId)).toMatchObject({ stake: '10.00', isTrial: true });
        }
        await pages[index]?.hearsBalance(bet.value.balance ?? '');
        break;
      }
    }
    const { room } = await must(clientOf(two, plays[0] ?? '').call(calls.crash.crashState, { query: {} }));
    expect(room?.state.no).toBeGreaterThan(0);
    const elsewhere = await openPlay(one, await openTrial(one));
    const refused = await clientOf(one, elsewhere).call(calls.crash.crashState, { query: {} });
    expect(refused).toMatchObject({ ok: false, code: 'game.unavailable' });
    await one.database.database.pool.query(`UPDATE catalogue.game SET is_open = false WHERE id = 'crash'`);
    for (const page of pages) page.close();
  }, 90_000);

  it('takes up a lost connection again when the process comes back', async () => {
    const third = await startTestServer({ env: { REDIS_URL: redis.url }, beside: one });
    const port = Number(new URL(third.url).port);
    const page = listen(third, null);
    await page.isOpen();
    await third.stop();
    const again = await startTestServer({ env: { REDIS_URL: redis.url }, beside: one, port });
    await page.isReopened();
    page.lobby.close();
    await again.stop();
  }, 90_000);
});
