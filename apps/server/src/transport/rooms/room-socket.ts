import { Protocol } from '@colyseus/core';
import { WebSocket } from 'ws';
import type { Logger } from '../../platform/log.ts';

/** All that a page has to say: that it heard that it is in, that it is there, and that it goes. A byte each. */
const heardFromPages: ReadonlySet<number> = new Set([Protocol.JOIN_ROOM, Protocol.PING, Protocol.LEAVE_ROOM]);

/** A frame that carries a page's byte is small; what is larger is not even kept until it is whole. */
export const frameBytesMax = 64;

/** A page says six things in ten seconds at its busiest: it joins, it pings each five seconds, and it answers our pings. */
const framesMax = 40;
const framesWithinMs = 10_000;

/**
 * What is sent and not taken in waits in memory. A page on the slowest of lines takes this in within half a minute; one that
 * does not read at all is let go, and finds everything again by joining anew.
 */
const unreadBytesMax = 262_144;

/** A reason for closing has so many bytes at most, by RFC 6455. */
const reasonBytesMax = 123;

/** Why a socket was cut. */
type Cut = 'undecodable' | 'too many frames' | 'does not read' | 'broken';

/**
 * The socket under every room. Rooms take no commands, so a frame that is more than the byte of a page ends its socket here, before
 * any room or library reads it: no room can forget to refuse a message, and none has to be read for that. What goes wrong while
 * a frame is worked on ends this socket and nothing else.
 */
export function roomSocket(log: Logger): typeof WebSocket {
  const tally = createTally(log);

  return class RoomSocket extends WebSocket {
    #isCut = false;
    #frames = 0;
    #countedSince = 0;

    override emit(event: string | symbol, ...args: unknown[]): boolean {
      if (event === 'error') return this.#cut('broken');
      const isFrame = event === 'message' || event === 'ping' || event === 'pong';
      // What was read together with the frame that ended it is still handed over.
      if (isFrame && this.#isCut) return true;
      if (isFrame && this.#isTooMany()) return this.#cut('too many frames');
      if (event === 'message' && !isOfPage(args[0])) return this.#cut('undecodable');
      try {
        return super.emit(event, ...args);
      } catch (error) {
        log.error({ err: error }, 'a fault at the socket of a page, which is cut');
        this.#isCut = true;
        this.terminate();
        return true;
      }
    }

    override send(data: Parameters<WebSocket['send']>[0], ...rest: unknown[]): void {
      if (this.bufferedAmount > unreadBytesMax) this.#cut('does not read');
      super.send(data, ...(rest as []));
    }

    override close(code?: number, reason?: string | Buffer): void {
      super.close(code, reason && Buffer.from(reason).subarray(0, reasonBytesMax));
    }

    #isTooMany(): boolean {
      const now = performance.now();
      if (now - this.#countedSince > framesWithinMs) {
        this.#countedSince = now;
        this.#frames = 0;
      }
      this.#frames += 1;
      return this.#frames > framesMax;
    }

    #cut(why: Cut): true {
      if (!this.#isCut) tally(why);
      this.#isCut = true;
      this.terminate();
      return true;
    }
  };
}

function isOfPage(frame: unknown): boolean {
  return Buffer.isBuffer(frame) && frame.length === 1 && heardFromPages.has(frame[0] ?? 0);
}

const toldEveryMs = 10_000;

/** Tells the log of sockets that were cut: of the first at once, of those within the next ten seconds in one line. */
function createTally(log: Logger): (why: Cut) => void {
  let cuts: Partial<Record<Cut, number>> | null = null;
  const tell = () => {
    if (cuts === null) return;
    if (Object.keys(cuts).length === 0) {
      cuts = null;
      return;
    }
    log.info({ cuts }, 'sockets of pages were cut');
    cuts = {};
    setTimeout(tell, toldEveryMs).unref();
  };
  return (why) => {
    const isFirst = cuts === null;
    cuts ??= {};
    cuts[why] = (cuts[why] ?? 0) + 1;
    if (isFirst) tell();
  };
}
