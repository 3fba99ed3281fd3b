import { type KeyObject, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { readAmount, writeAmount } from '../amount.ts';
import type { PurseStore } from './store.ts';

/** How the house shows that a request is its own. */
export interface HouseKey {
  readonly keyId: string;
  readonly publicKey: KeyObject;
}

export interface HouseRequest {
  readonly call: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PurseAnswer {
  readonly status: number;
  readonly body: object;
}

const requestWindowMs = 300_000;
const money = { currency: z.string(), currencyDigits: z.number().int(), isTrial: z.boolean() };
const every = { requestId: z.uuid(), sentAt: z.iso.datetime() };
const moving = { ...every, ...money, playerId: z.uuid(), transferId: z.uuid(), amount: z.string() };

const bodies = z.discriminatedUnion('call', [
  z.object({ call: z.literal('transferIn'), ...moving }),
  z.object({ call: z.literal('transferOut'), ...moving }),
  z.object({ call: z.literal('transferStatus'), ...every, transferId: z.uuid() }),
  z.object({ call: z.literal('walletBooks'), ...every, ...money, playerId: z.uuid() }),
]);
type Asked = z.output<typeof bodies>;
type Moving = Extract<Asked, { call: 'transferIn' | 'transferOut' }>;

const statusOf = {
  'wallet.signature_invalid': 401,
  'wallet.request_stale': 401,
  'wallet.request_replayed': 409,
  'wallet.request_malformed': 400,
  'wallet.amount_invalid': 422,
  'wallet.insufficient_funds': 422,
  'wallet.transfer_reused': 409,
  'wallet.transfer_buried': 409,
  'wallet.failed': 500,
} as const;

export const refusePurse = (code: keyof typeof statusOf): PurseAnswer => ({
  status: statusOf[code],
  body: { success: false, code },
});
const done = (value: object): PurseAnswer => ({ status: 200, body: { success: true, value } });

/** Answers one request of the house, as its page for vendors describes it. Only what its signature proves is read. */
export function answerHouse(
  store: PurseStore,
  house: HouseKey,
  request: HouseRequest,
  now: Date,
): PurseAnswer {
  const { headers, body } = request;
  const signature = headers['x-vendor-signature'];
  const isSigned =
    headers['x-vendor-key'] === house.keyId &&
    typeof signature === 'string' &&
    verify('RSA-SHA256', body, house.publicKey, Buffer.from(signature, 'base64'));
  if (!isSigned) return refusePurse('wallet.signature_invalid');
  const read = bodies.safeParse(parseJson(body));
  if (!read.success || read.data.call !== request.call) return refusePurse('wallet.request_malformed');
  const at = now.toISOString();
  if (Math.abs(Date.parse(read.data.sentAt) - now.getTime()) > requestWindowMs)
    return refusePurse('wallet.request_stale');
  if (!store.noteRequest(read.data.requestId, now.getTime())) return refusePurse('wallet.request_replayed');
  switch (read.data.call) {
    case 'transferStatus':
      return tellStatus(store, read.data.transferId, at);
    case 'walletBooks':
      return tellBooks(store, read.data, at);
    default:
      return move(store, read.data, at);
  }
}

function move(store: PurseStore, asked: Moving, at: string): PurseAnswer {
  const { transferId: id, playerId: player, currency, currencyDigits, isTrial } = asked;
  const direction = asked.call === 'transferIn' ? 'in' : 'out';
  const content = JSON.stringify([direction, player, currency, isTrial, asked.amount]);
  const known = store.movement(id);
  if (known?.direction === 'buried') return refusePurse('wallet.transfer_buried');
  if (known !== undefined) {
    if (known.content !== content) return refusePurse('wallet.transfer_reused');
    return done(moved(asked, known.balanceAfter, known.at));
  }
  const amount = readAmount(asked.amount, currencyDigits);
  if (amount === null || amount === 0n) return refusePurse('wallet.amount_invalid');
  const balance = store.move(
    { player, currency, isTrial: Number(isTrial) },
    { id, direction, content, amount, at },
  );
  return balance === null ? refusePurse('wallet.insufficient_funds') : done(moved(asked, balance, at));
}

const moved = ({ transferId, amount, currencyDigits }: Moving, balance: bigint, at: string) => ({
  transferId,
  amount,
  balance: writeAmount(balance, currencyDigits),
  at,
});

/** What is not known is buried by the question. */
function tellStatus(store: PurseStore, transferId: string, at: string): PurseAnswer {
  const known = store.bury(transferId, at);
  const isDone = known.direction !== 'buried';
  const amount = isDone ? (JSON.parse(known.content) as string[])[4] : null;
  return done({ transferId, state: isDone ? 'done' : 'absent', amount, at });
}

function tellBooks(
  store: PurseStore,
  { playerId: player, currency, currencyDigits, isTrial }: Extract<Asked, { call: 'walletBooks' }>,
  at: string,
): PurseAnswer {
  const { balance, came, went, games } = store.books({ player, currency, isTrial: Number(isTrial) });
  const amount = (units: bigint) => writeAmount(units, currencyDigits);
  return done({
    balance: amount(balance),
    in: amount(came),
    out: amount(went),
    games: games.map(({ game, rounds, staked, paid }) => ({
      gameId: game,
      rounds: Number(rounds),
      staked: amount(staked),
      paid: amount(paid),
    })),
    at,
  });
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
