import { connect } from 'node:net';

/** How a sender goes when he has said his last. */
export type Farewell = 'end' | 'reset' | 'wait';

export interface Exchanged {
  /** Whatever came back, up to what is worth looking at. */
  readonly answer: string;
  /** Whether the other side ended the connection, by itself or because we did. */
  readonly isEnded: boolean;
}

const answerMost = 65_536;
const endedWithinMs = 20_000;

/**
 * Sends bytes as they are on a connection of their own. `then` answers what follows upon what has come back so far, or null for
 * nothing yet. The sender goes when all is said, or with `wait` leaves it to the other side.
 */
export function exchangeBytes(
  url: string,
  first: Buffer | string,
  farewell: Farewell,
  then?: (answer: string) => Buffer | null,
): Promise<Exchanged> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    let answer = '';
    let isOver = false;
    const socket = connect(Number(port), hostname, () => {
      socket.write(first);
      if (then === undefined) go();
    });
    const go = () => {
      if (farewell === 'end') socket.end();
      // What was written leaves first.
      if (farewell === 'reset') setImmediate(() => socket.resetAndDestroy());
    };
    const finish = (isEnded: boolean) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(late);
      resolve({ answer, isEnded });
      socket.destroy();
    };
    const late = setTimeout(() => finish(false), endedWithinMs);
    let isSaid = then === undefined;
    socket.on('data', (chunk: Buffer) => {
      if (answer.length < answerMost) answer += chunk.toString('latin1');
      if (isSaid) return;
      const next = then?.(answer) ?? null;
      if (next === null) return;
      isSaid = true;
      socket.write(next);
      go();
    });
    socket.on('error', () => finish(true));
    socket.on('close', () => finish(true));
  });
}

/** The statuses of the answers in what came back, and the body of the last one. */
export function readAnswers(answer: string): { readonly statuses: number[]; readonly lastBody: string } {
  const statuses = [...answer.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status));
  return { statuses, lastBody: answer.slice(answer.lastIndexOf('\r\n\r\n') + 4) };
}
