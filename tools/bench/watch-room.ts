/** A page's line to a room as the socket has it: messages are counted, not read, for a thousand readers would be what is measured. */
export interface Watcher {
  readonly bytes: number;
  /** When the last message came, by `performance.now()`. */
  readonly heardAt: number;
  close(): void;
}

/** What a page hears so much later than it was due is late. */
export const lateMs = 300;

/** The first message of a room says that one is in; it is to be acknowledged with the same byte. */
const joined = 10;

/** Whose line it is to which room; a game of one room needs none. */
export interface WatchedSeat {
  readonly token: string;
  readonly gameId: string;
  readonly room?: string;
}

/** Takes a seat in the room of a shared game and stays. Throws where it is not let in. */
export async function watchRoom(baseUrl: string, seat: WatchedSeat): Promise<Watcher> {
  const answer = await fetch(`${baseUrl}/matchmake/joinOrCreate/game`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(seat),
  });
  const { processId, roomId, sessionId } = (await answer.json()) as Record<string, string | undefined>;
  if (!sessionId) throw new Error(`a watcher was not let in: ${answer.status}`);
  const socket = new WebSocket(
    `${baseUrl.replace(/^http/, 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`,
  );
  socket.binaryType = 'arraybuffer';
  let bytes = 0;
  let heardAt = 0;
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('a watcher lost its line')));
    socket.addEventListener('message', ({ data }) => {
      const message = new Uint8Array(data as ArrayBuffer);
      bytes += message.byteLength;
      heardAt = performance.now();
      if (message[0] !== joined) return;
      socket.send(Uint8Array.of(joined));
      resolve();
    });
  });
  return {
    get bytes() {
      return bytes;
    },
    get heardAt() {
      return heardAt;
    },
    close: () => socket.close(),
  };
}

/** Takes all of these seats, some at a time, in their order. */
export async function watchAll(baseUrl: string, seats: readonly WatchedSeat[]): Promise<Watcher[]> {
  const watchers: Watcher[] = [];
  while (watchers.length < seats.length) {
    const some = seats.slice(watchers.length, watchers.length + 20);
    watchers.push(...(await Promise.all(some.map((seat) => watchRoom(baseUrl, seat)))));
  }
  return watchers;
}

/** What they have heard together, in bytes. */
export function heardBy(watchers: readonly Watcher[]): number {
  return watchers.reduce((sum, { bytes }) => sum + bytes, 0);
}
