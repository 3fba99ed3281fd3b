import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { gameRoomName, lobbyRoomName } from '@ikka/contract';
import Fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { PlaySession, SessionMember } from '../../platform/calls.ts';
import { createRateLimits } from '../rate-limits.ts';
import { serveRequests } from '../serve-requests.ts';
import { bindRooms, type RoomsGate } from './bind-rooms.ts';
import { lobbyTopic } from './lobby-room.ts';
import { type Rooms, startRooms } from './start-rooms.ts';

const member = { memberId: 7n, sessionId: 'a log-in' } as unknown as SessionMember;
const play = { memberId: 7n, currency: 'PKR', gameId: 'crash' } as unknown as PlaySession;
const joined = 10;

describe('the way into the rooms', () => {
  let rooms: Rooms;
  let url: string;
  let perAddress = 400;
  const logged: { readonly level: number; readonly msg: string; readonly cuts?: object }[] = [];
  const sockets: WebSocket[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void logged.push(JSON.parse(line)) });
  const settings = {
    get: (key: string) => (key === 'site.sockets_per_address' ? perAddress : 'EN'),
  } as unknown as RoomsGate['settings'];
  const limits = { requestMs: 30_000, headersMs: 15_000, idleMs: 65_000 };

  let app: ReturnType<typeof Fastify>;
  beforeAll(async () => {
    rooms = await startRooms({
      redisUrl: undefined,
      address: undefined,
      access: {
        member: async (token) => (token === 'alive' ? member : null),
        balance: () => Promise.reject(new Error('nobody asks')),
      },
      chats: { operator: async () => null, chatOfToken: (token) => (token === 'mine' ? 'a chat' : null) },
      games: {
        bearer: async (token) => (token === 'playing' ? { play, sessionId: 'a log-in' } : null),
        isShared: (gameId) => gameId === 'crash',
        roomOf: async (gameId) => gameId,
        topicOf: (gameId) => `room:${gameId}`,
        line: () => undefined,
        talkTopicOf: () => null,
        read: () => {
          throw new Error('nothing is told');
        },
      },
      log,
      pingMs: 100,
    });
    let served: ReturnType<typeof serveRequests> | undefined;
    app = Fastify({
      trustProxy: '127.0.0.1',
      serverFactory: (handle) => {
        served = serveRequests(handle, limits, { settings });
        return served.server;
      },
    });
    if (served === undefined) throw new Error('no server was made');
    bindRooms(app, served.upgrades, {
      rooms,
      settings,
      checkRate: createRateLimits({ redis: null, factor: 1 }),
      ownOrigins: () => ['https://ikka.example'],
      limitFactor: 1,
    });
    url = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => {
    perAddress = 400;
    for (const socket of sockets.splice(0)) socket.terminate();
    logged.length = 0;
  });
  afterAll(async () => {
    await rooms.close();
    await app.close();
  });

  /** Addresses are told by the proxy, so that each case has a limit of its own. */
  let addresses = 0;
  const anyone = () => {
    addresses += 1;
    return `2001:db8:${addresses.toString(16)}::1`;
  };

  const ask = async (path: string, pass: unknown = {}, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}/matchmake/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': anyone(), ...headers },
      body: typeof pass === 'string' ? pass : JSON.stringify(pass),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as Seat };
  };
  interface Seat {
    readonly code?: string;
    readonly roomId: string;
    readonly processId: string;
    readonly sessionId: string;
  }
  const seatIn = async (room: string, pass: unknown = {}): Promise<Seat> => {
    const { status, body } = await ask(`joinOrCreate/${room}`, pass);
    expect(status).toBe(200);
    return body;
  };
  const addressOf = ({ processId, roomId, sessionId }: Seat) =>
    `${url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`;
  /** Opens a socket; resolves with the status with which it was refused, or 101. */
  const open = (address: string, headers: Record<string, string> = {}) => {
    const socket = new WebSocket(address, { headers: { 'X-Forwarded-For': '203.0.113.1', ...headers } });
    sockets.push(socket);
    const opened = new Promise<number>((resolve, reject) => {
      socket.once('open', () => resolve(101));
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
      socket.once('error', reject);
    });
    return { socket, opened, closed: new Promise<number>((resolve) => socket.once('close', resolve)) };
  };
  /** A page in a room, as its library comes in. */
  const enter = async (room: string, pass: unknown = {}) => {
    const page = open(addressOf(await seatIn(room, pass)));
    const isIn = new Promise((resolve) => page.socket.once('message', resolve));
    expect(await page.opened).toBe(101);
    await isIn;
    page.socket.send(Uint8Array.of(joined));
    return page;
  };

  const passes = {
    [lobbyRoomName]: {},
    chat: { chat: 'mine' },
    [gameRoomName]: { gameId: 'crash', token: 'playing' },
  };

  /** As the library of rooms writes a message: its kind, the length of its type, the type, and what it says. */
  const message = (type: string) =>
    Buffer.concat([Buffer.of(13, 0xd9, type.length), Buffer.from(type), Buffer.of(0xc0)]);
  const frames: Record<string, Buffer | string> = {
    'a message whose type is longer than a reason for closing may be': message('x'.repeat(200)),
    'a message of a type that no room knows': message('bet'),
    'a request': Buffer.concat([Buffer.of(19, 1), message('bet').subarray(1)]),
    'a type that claims four billion letters': Buffer.of(13, 0xdb, 0xff, 0xff, 0xff, 0xff),
    'a kind that there is not': Buffer.of(99),
    'an empty frame': Buffer.of(),
    'a text': 'hello',
    'a frame that is too long': Buffer.alloc(10_000),
  };

  describe.each(Object.entries(passes))('a page in the room %s', (room, pass) => {
    it.each(Object.entries(frames))('is cut quietly after %s, and it alone', async (_what, frame) => {
      const [stranger, beside] = [await enter(room, pass), await enter(room, pass)];
      stranger.socket.send(frame);
      // What is too long is told so by the protocol itself.
      expect([1006, 1009]).toContain(await stranger.closed);
      const answer = new Promise<Buffer>((resolve) => beside.socket.once('message', resolve));
      beside.socket.send(Uint8Array.of(18));
      expect((await answer)[0]).toBe(18);
      expect(logged.filter(({ level }) => level > 30)).toEqual([]);
    });

    it('is cut when it says more than a page does', async () => {
      const page = await enter(room, pass);
      for (let count = 0; count < 60; count += 1) page.socket.send(Uint8Array.of(18));
      expect(await page.closed).toBe(1006);
    });

    it('leaves when it says so', async () => {
      const page = await enter(room, pass);
      page.socket.send(Uint8Array.of(12));
      expect(await page.closed).toBe(4000);
    });
  });

  it('tells the log of many cuts in few words', async () => {
    const pages = await Promise.all(Array.from({ length: 20 }, () => enter(lobbyRoomName)));
    for (const { socket } of pages) socket.send('hello');
    await Promise.all(pages.map(({ closed }) => closed));
    const told = logged.filter(({ cuts }) => cuts !== undefined);
    expect(told.length).toBeLessThanOrEqual(1);
    expect(JSON.stringify(logged)).not.toContain('node_modules');
  });

  it('cuts who does not answer pings, and nobody else', async () => {
    const [deaf, alive] = [await enter(lobbyRoomName), await enter(lobbyRoomName)];
    // The library answers pings by itself, unless it reads nothing any more.
    deaf.socket.pause();
    let answered = 0;
    alive.socket.on('ping', () => (answered += 1));
    await vi.waitFor(() => expect(answered).toBeGreaterThan(6), 10_000);
    deaf.socket.resume();
    expect(await deaf.closed).toBe(1006);
    expect(alive.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('lets go of who takes nothing in of what is sent', async () => {
    const page = await enter(lobbyRoomName);
    page.socket.pause();
    const news = { memberId: null, type: 'balance.changed', push: 'x'.repeat(65_536) };
    // Far more than the system keeps for both ends of a connection.
    for (let count = 0; count < 400; count += 1) {
      await rooms.presence.publish(lobbyTopic, news);
      await turn();
    }
    page.socket.resume();
    expect(await page.closed).toBe(1006);
    await vi.waitFor(() => expect(JSON.stringify(logged)).toContain('does not read'), 15_000);
  });

  it('makes one room for as many guests as it has seats', async () => {
    const seats = await Promise.all(Array.from({ length: 250 }, () => seatIn(lobbyRoomName)));
    expect(new Set(seats.map(({ roomId }) => roomId)).size).toBe(1);
  });

  it.each(['create', 'join', 'joinById', 'reconnect', 'constructor', '__proto__'])(
    'knows no other way in: %s',
    async (method) => {
      expect((await ask(`${method}/${lobbyRoomName}`)).status).toBe(404);
    },
  );

  it.each([
    ['a room that there is not', 'vault', {}, 404, 'request.not_found'],
    ['a room by a name that every object has', '__proto__', {}, 404, 'request.not_found'],
    ['a log-in that is over', lobbyRoomName, { token: 'ended' }, 401, 'session.required'],
    ['a token that is none', lobbyRoomName, { token: { $ne: null } }, 400, 'request.malformed'],
    ['somebody else’s chat', 'chat', { chat: 'theirs' }, 401, 'session.required'],
    ['no operator', 'chat', { operator: 'nobody' }, 401, 'operator.session_required'],
    ['a pass of no kind', 'chat', {}, 400, 'request.malformed'],
    [
      'a game that nobody shares',
      gameRoomName,
      { gameId: 'dice', token: 'playing' },
      404,
      'request.not_found',
    ],
    ['no play session', gameRoomName, { gameId: 'crash', token: 'x' }, 401, 'play.session_required'],
  ])('keeps no seat for %s', async (_what, room, pass, status, code) => {
    const refused = await ask(`joinOrCreate/${room}`, pass);
    expect(refused.status).toBe(status);
    expect(refused.body).toMatchObject({ success: false, code });
  });

  it('reads no more of a pass than one can be long', async () => {
    const refused = await ask(`joinOrCreate/${lobbyRoomName}`, { token: 'x'.repeat(5_000) });
    expect(refused.status).toBe(413);
    expect((await ask(`joinOrCreate/${lobbyRoomName}`, '{')).status).toBe(400);
  });

  it('answers a page of another house neither a seat nor a socket, and reflects no origin', async () => {
    const foreign = { Origin: 'https://elsewhere.example' };
    const refused = await ask(`joinOrCreate/${lobbyRoomName}`, {}, foreign);
    expect(refused.body).toMatchObject({ code: 'request.foreign_origin' });
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    const seat = await seatIn(lobbyRoomName);
    expect(await open(addressOf(seat), foreign).opened).toBe(403);
    expect(await open(addressOf(seat), { Origin: 'https://ikka.example' }).opened).toBe(101);
  });

  it('opens no socket without a seat, and none at an address that is no room’s', async () => {
    const seat = await seatIn(lobbyRoomName);
    const wrong = {
      'another seat': { ...seat, sessionId: 'nobodys_1' },
      'a name of every object': { ...seat, sessionId: '__proto__' },
    };
    for (const other of Object.values(wrong)) expect(await open(addressOf(other)).opened).toBe(404);
    expect(await open(addressOf({ ...seat, roomId: 'constructor' })).opened).toBe(404);
    expect(await open(`${addressOf(seat)}&reconnectionToken=x`).opened).toBe(404);
    expect(await open(url.replace('http', 'ws')).opened).toBe(404);
    expect(await open(addressOf(seat)).opened).toBe(101);
    expect(await open(addressOf(seat)).opened).toBe(404);
  });

  it('lets an address have so many sockets; an IPv6 network is one', async () => {
    perAddress = 2;
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    const come = async (address: string) => {
      const page = open(addressOf(await seatIn(lobbyRoomName)), from(address));
      return { ...page, status: await page.opened };
    };
    const first = await come('2001:db8:1:2::1');
    expect((await come('2001:db8:1:2::2')).status).toBe(101);
    expect((await come('2001:db8:1:2:ffff::3')).status).toBe(429);
    expect((await come('2001:db8:1:3::1')).status).toBe(101);
    first.socket.terminate();
    await vi.waitFor(async () => expect((await come('2001:db8:1:2::4')).status).toBe(101), 10_000);
  });

  it('keeps so many seats for one address, and for others all the same', async () => {
    const address = { 'X-Forwarded-For': '192.0.2.1' };
    const answers = await Promise.all(
      Array.from({ length: 320 }, () => ask(`joinOrCreate/${lobbyRoomName}`, {}, address)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(20);
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
    await seatIn(lobbyRoomName);
  });

  /** Sends bytes as they are, and resolves with all that comes back before the end. */
  const sendBare = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const { port } = new URL(url);
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.on('data', (chunk: Buffer) => (answer += chunk));
      socket.on('error', reject);
      socket.on('close', () => resolve(answer));
    });
  const handshake =
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';

  it.each([
    ['an address that is none', `GET *:99999 HTTP/1.1\r\nHost: x\r\n${handshake}`],
    ['an address that cannot be read', `GET /%zz/a?sessionId=b HTTP/1.1\r\nHost: x\r\n${handshake}`],
    ['another method', `POST /a/b?sessionId=c HTTP/1.1\r\nHost: x\r\n${handshake}`],
    [
      'no key',
      `GET /a/b?sessionId=c HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    ],
  ])('refuses a socket for %s in the envelope', async (_what, text) => {
    const answer = await sendBare(text);
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
  });

  it('outlives a body that is cut off', async () => {
    for (const end of ['end', 'resetAndDestroy'] as const) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
          socket.write(
            `POST /matchmake/joinOrCreate/${lobbyRoomName} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
            () => socket[end](),
          );
        });
        socket.on('error', () => undefined);
        socket.resume();
        socket.on('close', () => resolve());
      });
    }
    await seatIn(lobbyRoomName);
  });
});
