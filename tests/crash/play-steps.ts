import { isDeepStrictEqual } from 'node:util';
import type { CallResult, Client } from '@ikka/client';
import { calls, type OpenRoundView, type PlayedRound } from '@ikka/contract';
import type { SeededRandom } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { insist } from './insist.ts';
import type { StepPlayer } from './step-players.ts';

/** What a player was told of one round. */
export interface ToldRound {
  /** What it staked at its opening and by its steps, in smallest units. */
  readonly stakes: bigint[];
  /** The steps that were acknowledged, as they are stored. */
  readonly steps: { readonly key: string; readonly action: unknown; readonly stake?: string }[];
  /** How it ended; null while it is open. */
  end: PlayedRound | null;
}

/** Somebody who plays one game, and every round that he was told of, by its id. */
export interface Stepper {
  readonly kind: StepPlayer;
  readonly client: Client;
  readonly random: SeededRandom;
  readonly told: Map<string, ToldRound>;
}

/** Where a round stands: open or settled. */
interface Standing {
  readonly open: OpenRoundView | null;
  readonly round: PlayedRound | null;
}

/**
 * Plays one round after the other to its end; a key whose fate is unknown is sent again. Throws when an answer contradicts one
 * before it.
 */
export async function playSteps(stepper: Stepper, isOver: () => boolean): Promise<void> {
  const { random } = stepper;
  while (!isOver()) {
    let now = await openOne(stepper);
    while (now.open !== null) {
      if (random.int(4) === 0) await lookAgain(stepper, now);
      now = await takeOne(stepper, now.open);
    }
    if (random.int(4) === 0) await lookAgain(stepper, now);
  }
}

async function openOne(stepper: Stepper): Promise<Standing> {
  const { kind, client, random } = stepper;
  const [body, idempotencyKey] = [kind.opening(random), uuidv7()];
  const now = await certain(stepper, 'a round was opened', () =>
    client.call(calls.play.openRound, { body }, { idempotencyKey }),
  );
  stepper.told.set(roundOf(now).roundId, {
    stakes: [smallest(roundOf(now).stake)],
    steps: [],
    end: now.round,
  });
  return now;
}

async function takeOne(stepper: Stepper, open: OpenRoundView): Promise<Standing> {
  const { kind, client, random, told } = stepper;
  const { roundId, step } = open;
  const [action, key] = [kind.action(open, random), uuidv7()];
  const now = await certain(stepper, `step ${step} of round ${roundId}`, () =>
    client.call(
      calls.play.takeStep,
      { params: { roundId }, body: { step, action } },
      { idempotencyKey: key },
    ),
  );
  const round = told.get(roundId);
  if (round === undefined || (now.open !== null && now.open.step !== step + 1)) {
    throw new Error(`round ${roundId} is not where its step ${step} led`);
  }
  const further = smallest(roundOf(now).stake) - smallest(open.stake);
  round.steps.push(further > 0n ? { key, action, stake: String(further) } : { key, action });
  if (further > 0n) round.stakes.push(further);
  round.end = now.round;
  return now;
}

/** Insists on an answer; now and then sends the same again, which must answer the same. */
async function certain<Value extends Standing>(
  { random }: Stepper,
  what: string,
  send: () => Promise<CallResult<Value>>,
): Promise<Value> {
  const answer = await insist(send);
  if (!answer.ok) throw new Error(`${what}: refused with ${answer.code}`);
  if (random.int(8) > 0) return answer.value;
  const again = await insist(send);
  if (!isDeepStrictEqual(again, answer)) throw new Error(`${what}: sent again, it is answered otherwise`);
  return answer.value;
}

/** A page that is opened anew must find the round where it was. */
async function lookAgain({ client }: Stepper, { open, round }: Standing): Promise<void> {
  const state = await insist(() => client.call(calls.play.playState));
  if (!state.ok) throw new Error(`the play's state was refused: ${state.code}`);
  const { openRound, lastRound } = state.value;
  const isSame =
    isDeepStrictEqual(openRound, open) && (round === null || isDeepStrictEqual(lastRound, round));
  if (!isSame) throw new Error(`round ${(open ?? round)?.roundId} is not where it was`);
}

function roundOf({ open, round }: Standing): OpenRoundView | PlayedRound {
  const one = open ?? round;
  if (one === null) throw new Error('a stake was given back');
  return one;
}

const smallest = (amount: string): bigint => BigInt(amount.replace('.', ''));
