import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SeededRandom } from '@ikka/test-kit';

/** A bet that was answered: what the house has promised. */
export interface Acknowledged {
  readonly key: string;
  readonly roundId: string;
  readonly payout: bigint;
}

export interface Journal {
  readonly acknowledged: Acknowledged[];
  /** Bets whose answer never came and that were not repeated: they may stand or not, once. */
  abandoned: number;
  /** Requests that failed in a way that leaves open what happened. */
  unknown: number;
  /** Acknowledged bets that were sent again, and answered with another outcome (a broken promise). */
  readonly contradicted: string[];
}

interface Player {
  readonly address: string;
  readonly token: string;
  readonly stake: string;
  readonly random: SeededRandom;
}

const PATIENCE_MS = 90_000;

/** Plays one bet after the other until told to stop, and writes down what was promised. Never gives up on a key it keeps. */
export async function play(player: Player, journal: Journal, isOver: () => boolean): Promise<void> {
  let last: Acknowledged | undefined;
  while (!isOver()) {
    if (last && player.random.int(20) === 0) {
      const again = await insist(player, last.key, journal);
      if (again.roundId !== last.roundId || again.payout !== last.payout) journal.contradicted.push(last.key);
    }
    const key = newKey();
    const first = await ask(player, key);
    if (first) {
      last = { key, ...first };
    } else {
      journal.unknown++;
      if (player.random.int(4) === 0) {
        journal.abandoned++;
        continue;
      }
      last = { key, ...(await insist(player, key, journal)) };
    }
    journal.acknowledged.push(last);
  }
}

type Answer = Pick<Acknowledged, 'roundId' | 'payout'>;

async function insist(player: Player, key: string, journal: Journal): Promise<Answer> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask(player, key);
    if (answer) return answer;
    journal.unknown++;
    if (Date.now() > until) throw new Error(`no answer for ${key} within ${PATIENCE_MS} ms`);
    await pause(40 + player.random.int(80));
  }
}

/** The answer, or undefined when nobody knows: no connection, a timeout, a fault, a busy house. */
async function ask({ address, token, stake }: Player, key: string): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${address}play/api/rounds`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': key,
      },
      body: JSON.stringify({ stake }),
      signal: AbortSignal.timeout(30_000),
    });
    const answer = (await response.json()) as {
      success: boolean;
      value: { round?: { roundId: string; payout: string } };
    };
    if (response.status >= 500 || response.status === 429) return undefined;
    if (!answer.success || !answer.value.round)
      throw new RefusedBet(`${response.status} ${JSON.stringify(answer)}`);
    const { roundId, payout } = answer.value.round;
    return { roundId, payout: BigInt(payout.replace('.', '')) };
  } catch (error) {
    if (error instanceof RefusedBet) throw error;
    return undefined;
  }
}

/** A refusal that no crash explains. */
class RefusedBet extends Error {
  override readonly name = 'RefusedBet';
}

/** A UUIDv7, as a page makes them: the time, then chance. */
function newKey(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
