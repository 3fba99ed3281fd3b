import { contributionOf, divideTreasure, treasureShare } from '@ikka/darya/rules';
import type { Rounds } from '../../rounds/index.ts';
import { createPots, type Pots } from './pots.ts';

export type PotShare = Parameters<Rounds['commitSeries']>[0]['shares'][number];

/** Whose shots they are, and in which money. */
interface Shooter {
  readonly memberId: bigint;
  readonly currency: string;
}

/** Shots at a boss that were charged, and the last round of theirs. */
interface Charged {
  readonly stake: bigint;
  readonly roundId: string;
}

/** What one player shot at a boss within a batch. */
export interface ShotsAtBoss extends Shooter, Charged {
  readonly fish: number;
}

/**
 * [D23] The treasure of a room, a pot in each money, and who shot at the bosses of the scene that guard it. Only charged shots count.
 * Whoever shot keeps his part although he leaves, until the boss or the scene is gone.
 */
export interface Treasure {
  readonly label: string;
  readonly pots: Pots;
  /** What a player's stakes at such bosses owe the treasure, when they grow from one sum to another. */
  contribution(before: bigint, after: bigint): bigint;
  /**
   * What everybody gets when a boss is caught by a batch whose own shots at it are `last`, and which brings `contribution` itself. In
   * each money the treasure of that money, as it is read now.
   */
  divide(last: ShotsAtBoss, contribution: bigint): Promise<readonly PotShare[]>;
  /** Shots at a boss were charged. */
  note(shots: ShotsAtBoss): void;
  /** The boss is gone. */
  over(fish: number): void;
  /** The scene is over: what its bosses guard waits for others. */
  clear(): void;
}

export function createTreasure(
  roomId: string,
  potOf: (label: string, currency: string) => Promise<bigint>,
  onFault: (error: unknown) => void,
): Treasure {
  const label = treasureOf(roomId);
  const pots = createPots((currency) => potOf(label, currency), onFault);
  const shooters = new Map<number, Map<string, Shooter & Charged>>();
  const keyOf = ({ memberId, currency }: Shooter) => `${memberId}/${currency}`;
  /** Those of a boss, with these shots added. */
  const withShots = ({ fish, memberId, currency, stake, roundId }: ShotsAtBoss) => {
    const all = new Map(shooters.get(fish));
    const key = keyOf({ memberId, currency });
    all.set(key, { memberId, currency, stake: (all.get(key)?.stake ?? 0n) + stake, roundId });
    return all;
  };

  return {
    label,
    pots,
    contribution: (before, after) => contributionOf(treasureShare, before, after),
    async divide(last, contribution) {
      const moneys = Map.groupBy(withShots(last).values(), ({ currency }) => currency);
      const divided = await Promise.all(
        [...moneys].map(async ([currency, some]) => {
          const own = currency === last.currency ? contribution : 0n;
          const held = (await pots.read(currency)) + own;
          const amounts = divideTreasure(
            held,
            some.map(({ stake }) => stake),
          );
          return some.map(({ memberId, roundId }, index): PotShare => {
            return { label, memberId, currency, amount: amounts[index] ?? 0n, reference: roundId };
          });
        }),
      );
      return divided.flat().filter(({ amount }) => amount > 0n);
    },
    note(shots) {
      shooters.set(shots.fish, withShots(shots));
    },
    over: (fish) => void shooters.delete(fish),
    clear: () => shooters.clear(),
  };
}

/** The label of a room's treasure among the house's pots. */
export const treasureOf = (roomId: string): string => `${roomId}/treasure`;
