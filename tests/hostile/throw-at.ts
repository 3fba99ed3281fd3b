import { type SeededRandom, seededRandom } from '@ikka/test-kit';
import { hostileBody } from './throw-bodies.ts';
import { hostileCall } from './throw-calls.ts';
import { hostileFrame } from './throw-frames.ts';
import { hostileUpgrade } from './throw-upgrades.ts';
import type { Target, Throwing } from './throwing.ts';

/** What is thrown, and in which share: most of what a server hears are calls. */
const kinds = {
  call: { share: 0.6, make: hostileCall },
  frame: { share: 0.15, make: hostileFrame },
  upgrade: { share: 0.1, make: hostileUpgrade },
  body: { share: 0.15, make: hostileBody },
} as const satisfies Record<
  string,
  { share: number; make: (random: SeededRandom, target: Target) => Throwing }
>;
export type Kind = keyof typeof kinds;

export interface Thrown {
  readonly thrown: Readonly<Record<Kind, number>>;
  /** How often each status came back; `ended` where the connection was only ended. */
  readonly answers: Readonly<Record<string, number>>;
  /** What went against the rules, the first of it in words. */
  readonly faults: readonly string[];
  readonly faultCount: number;
}

const faultsKept = 40;

/**
 * Throws `count` malformed things, as the seed wills, so many at a time. `onThrown` hears how many there were. Only at this machine:
 * whoever is thrown at must have asked for it.
 */
export async function throwAt(
  target: Target,
  options: {
    readonly seed: number;
    readonly count: number;
    readonly atOnce: number;
    readonly onThrown?: (count: number) => Promise<void>;
  },
): Promise<Thrown> {
  if (new URL(target.url).hostname !== '127.0.0.1') throw new Error('only this machine is thrown at');
  const random = seededRandom(options.seed);
  const thrown: Record<Kind, number> = { call: 0, frame: 0, upgrade: 0, body: 0 };
  const answers: Record<string, number> = {};
  const faults: string[] = [];
  let faultCount = 0;
  let started = 0;
  let ended = 0;

  const throwOne = async () => {
    const kind = kindFor(random.next());
    const { what, send } = kinds[kind].make(random, target);
    thrown[kind] += 1;
    const { statuses, fault } = await send();
    for (const status of statuses.length === 0 ? ['ended'] : statuses)
      answers[status] = (answers[status] ?? 0) + 1;
    if (fault === null) return;
    faultCount += 1;
    if (faults.length < faultsKept) faults.push(`${kind}: ${fault} <- ${what}`);
  };
  const throwOn = async () => {
    while (started < options.count) {
      started += 1;
      await throwOne();
      ended += 1;
      if (ended % 1_000 === 0) await options.onThrown?.(ended);
    }
  };
  await Promise.all(Array.from({ length: options.atOnce }, throwOn));
  return { thrown, answers, faults, faultCount };
}

function kindFor(share: number): Kind {
  let left = share;
  for (const [kind, of] of Object.entries(kinds)) {
    left -= of.share;
    if (left < 0) return kind as Kind;
  }
  return 'call';
}
