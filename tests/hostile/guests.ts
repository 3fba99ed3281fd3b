import { connect, type Socket } from 'node:net';

/** Opens that many sockets of guests, as pages do, and keeps them; answers what lets go of them. */
export async function openGuests(url: string, count: number): Promise<{ leave(): void }> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const some = Math.min(25, count - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: some }, () => openGuest(url)))));
  }
  return {
    leave() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function openGuest(url: string): Promise<Socket> {
  const kept = await fetch(`${url}/matchmake/joinOrCreate/lobby`, { method: 'POST' });
  const { processId, roomId, sessionId } = (await kept.json()) as Record<string, string>;
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
      socket.write(
        `GET /${processId}/${roomId}?sessionId=${sessionId} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
      ),
    );
    socket.once('error', reject);
    socket.once('data', () => resolve(socket));
  });
}

/** Begins that many requests whose bodies never come, and answers how long the server waited for each, in seconds. */
export function openHalfSent(url: string, count: number): Promise<number[]> {
  const halfSent = () =>
    new Promise<number>((resolve) => {
      const startedAt = performance.now();
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
        socket.write(
          'POST /wps/session/login/free HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
        ),
      );
      socket.on('error', () => undefined);
      socket.resume();
      socket.once('close', () => resolve((performance.now() - startedAt) / 1_000));
    });
  return Promise.all(Array.from({ length: count }, halfSent));
}
