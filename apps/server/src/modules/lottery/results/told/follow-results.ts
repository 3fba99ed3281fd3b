import type { LotteryParts } from '../../parts.ts';
import type { ResultProvider, ToldResult } from './provider.ts';
import { type TakenResult, takeToldResult } from './take-told-result.ts';

export interface ResultFollower {
  /** Asks each provider what is new and takes it; for a job of every half minute. A provider's fault keeps no other waiting. */
  follow(): Promise<void>;
}

/** With its first question a process looks so far back, for what was told while none asked. */
const firstLookMs = 3 * 86_400_000;
/** Afterwards each question reaches a little further back than the one before ended. */
const overlapMs = 5 * 60_000;

/** [LO13] Follows providers of results. What could not be taken yet, or is contested, is looked at again for as long as it is told. */
export function followResults(
  parts: Pick<LotteryParts, 'database' | 'clock' | 'audit'> & {
    readonly log: { warn(detail: object, message: string): void };
  },
  providers: readonly ResultProvider[],
): ResultFollower {
  const askedFrom = new Map<string, Date>();
  const warned = new Set<string>();

  const take = async (provider: string, told: ToldResult): Promise<TakenResult> => {
    const taken = await takeToldResult(parts, provider, told);
    const name = `${provider} ${told.game}/${told.number} ${told.board}`;
    if (taken === 'contested' && !warned.has(name)) {
      warned.add(name);
      parts.log.warn(
        { provider, game: told.game, issue: told.number },
        'a told result is not the one that counts',
      );
    }
    return taken;
  };

  return {
    async follow() {
      for (const { code, since } of providers) {
        const now = parts.clock.now();
        const from = askedFrom.get(code) ?? new Date(now.getTime() - firstLookMs);
        try {
          const { results, at } = await since(from, AbortSignal.timeout(20_000));
          const taken: TakenResult[] = [];
          for (const told of results) taken.push(await take(code, told));
          if (!taken.includes('waits')) askedFrom.set(code, new Date(at.getTime() - overlapMs));
        } catch (error) {
          parts.log.warn(
            { err: error, provider: code },
            'results could not be asked for; they will be again',
          );
        }
      }
    },
  };
}
