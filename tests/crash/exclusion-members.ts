import { setTimeout as pause } from 'node:timers/promises';
import type { CallResult, Client } from '@ikka/client';
import { calls } from '@ikka/contract';
import type { SeededRandom } from '@ikka/test-kit';
import type { RunningSandbox } from '@ikka/vendor-sandbox/testing';
import { v7 as uuidv7 } from 'uuid';
import { unitsOf } from './cashier-promises.ts';
import { insist } from './insist.ts';
import type { Acknowledged } from './players.ts';

export const vendorGame = { gameId: 'sandbox-purse-cups', vassalage: 'SANDBOX_PURSE' } as const;

/** Somebody who plays with real money, and may exclude himself. */
export interface Player {
  readonly memberId: string;
  /** As many as there are processes of the house; each call goes to any of them. */
  readonly pages: readonly Client[];
  /** The same for his game of the house. */
  readonly games: readonly Client[];
  /** His session at the vendor. */
  readonly vendorKey: string;
  readonly random: SeededRandom;
  /** He is about to exclude himself, and plays at the vendor no more. */
  isLeaving: boolean;
  /** He knows that his exclusion stands. */
  isExcluded: boolean;
  /** What he does at the vendor now: he is one person, and does one thing there. */
  atVendor: Promise<unknown>;
}

export interface Told {
  readonly rounds: Acknowledged[];
  /** Bets at the house and the vendor, and money sent there, that were begun behind an exclusion and taken. */
  takenAfter: number;
  /** Those that were refused. */
  refusedAfter: number;
  /** Transfers and rounds at the vendor. */
  atVendor: number;
  unknown: number;
}

/** Stakes at the house until told to stop, also when he is excluded. */
export async function playAtHouse(player: Player, told: Told, isOver: () => boolean): Promise<void> {
  const { random, games } = player;
  while (!isOver()) {
    await pause(player.isExcluded ? 200 : 10 + random.int(30));
    const idempotencyKey = uuidv7();
    const wasExcluded = player.isExcluded;
    const ask = () =>
      random.pick(games).call(calls.play.playRound, { body: { stake: '25.00' } }, { idempotencyKey });
    const answer = await insist(ask, () => told.unknown++);
    noteAttempt(told, answer, wasExcluded);
    if (!answer.ok) continue;
    const { roundId, payout } = answer.value.round;
    told.rounds.push({ key: idempotencyKey, roundId, payout: unitsOf(payout) });
  }
}

/** Sends money to the vendor, plays there and takes some back, until told to stop. */
export async function playAtVendor(
  player: Player,
  { play }: NonNullable<RunningSandbox['purse']>,
  told: Told,
  isOver: () => boolean,
): Promise<void> {
  const { random, vendorKey } = player;
  const cups = async () => {
    const wasExcluded = player.isExcluded;
    const played = await play.play(vendorKey, { stake: '10.00', choice: 'first' });
    if (!('problem' in played)) told.atVendor += 1;
    if (wasExcluded) told['problem' in played ? 'refusedAfter' : 'takenAfter'] += 1;
  };
  while (!isOver()) {
    await pause(player.isExcluded ? 400 : 40 + random.int(80));
    const act = random.int(6);
    if (act === 0) await transfer(player, told, 'out');
    else if (act < 3) await transfer(player, told, 'in');
    else if (!player.isLeaving || player.isExcluded) {
      player.atVendor = cups();
      await player.atVendor;
    }
  }
}

async function transfer(player: Player, told: Told, direction: 'in' | 'out'): Promise<void> {
  const { random, pages } = player;
  const idempotencyKey = uuidv7();
  const wasExcluded = player.isExcluded;
  const body = { direction, vassalage: vendorGame.vassalage, amount: `${1 + random.int(3)}00.00` };
  const ask = () => random.pick(pages).call(calls.vendorWallets.walletTransfer, { body }, { idempotencyKey });
  const answer = await insist(ask, () => told.unknown++);
  if (direction === 'in') noteAttempt(told, answer, wasExcluded);
  if (answer.ok) told.atVendor += 1;
}

/** Refusals that a member may meet although nothing broke and he may play. */
const ordinary: readonly string[] = [
  'wallet.insufficient_funds',
  'wallet.transfer_pending',
  'wallet.vendor_unreachable',
];
/** His own exclusion, and the end of his open game that comes of it. */
const closed: readonly string[] = ['protection.excluded', 'session.required'];

function noteAttempt(told: Told, answer: CallResult<unknown>, wasExcluded: boolean): void {
  if (wasExcluded) told[answer.ok ? 'takenAfter' : 'refusedAfter'] += 1;
  if (answer.ok || ordinary.includes(answer.code) || closed.includes(answer.code)) return;
  throw new Error(`a refusal that no crash explains: ${answer.code} ${JSON.stringify(answer.value)}`);
}

/** How a member came to know that he is excluded. */
export type Learned = 'answered' | 'seen' | 'repeated';

/**
 * Excludes himself, once: who gets no answer looks whether it stands, and asks again only where it does not. So what a dying process
 * had committed is not done a second time.
 */
export async function excludeHimself(player: Player, told: Told): Promise<Learned> {
  const { random, pages } = player;
  player.isLeaving = true;
  await player.atVendor;
  let learned: Learned = 'answered';
  for (;;) {
    const body = { kind: 'self_exclusion', months: 6 } as const;
    const answer = await random.pick(pages).call(calls.protection.exclude, { body });
    if (answer.ok) break;
    told.unknown += 1;
    if (await isExcluded(random.pick(pages))) {
      learned = 'seen';
      break;
    }
    learned = 'repeated';
  }
  player.isExcluded = true;
  return learned;
}

/** Whether the site shows the member that he is excluded, and opens no game to him. */
export async function isExcluded(page: Client): Promise<boolean> {
  const shown = await insist(() => page.call(calls.protection.protection));
  if (!shown.ok) throw new Error(shown.code);
  return shown.value.exclusion?.kind === 'self_exclusion';
}
