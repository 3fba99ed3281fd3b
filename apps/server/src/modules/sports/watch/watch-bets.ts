import type { BetSign } from '@ikka/contract';
import { byItself } from '../../../platform/by-itself.ts';
import { marketKeyOf, type SportsParts, standingMarketOf } from '../parts.ts';
import { betOf } from '../slips/stored-bet.ts';
import { stakedMarkets } from '../store.ts';
import { takingsOf } from './sum-takings.ts';
import { eventsOf, type NewSign, putSigns, putTakings, watchedFixtures } from './watch-store.ts';

export type WatchParts = Pick<SportsParts, 'database' | 'clock' | 'standing' | 'log'>;

/** So many bets of a member on one outcome are worth a look: a stake that is cut up passes bounds that it would not pass whole. */
const repeatedFrom = 3;
const hourMs = 3_600_000;
/** Bets on several matches may end long after the first of them. */
export const settledWithinMs = 72 * hourMs;

/**
 * Sums what stands on the matches that somebody has bet on, and marks the bets that are worth a look; for a job. Matches that are over
 * are watched for an hour, those of the last days once in an hour (`isWide`). Each run writes all anew.
 */
export async function watchBets(parts: WatchParts, { isWide }: { readonly isWide: boolean }): Promise<void> {
  const now = parts.clock.now().getTime();
  const endedSince = new Date(now - (isWide ? settledWithinMs : hourMs));
  for (const fixture of await watchedFixtures(parts.database.db, endedSince)) {
    const failure = 'the bets on a match could not be summed; they will be later';
    await byItself({ log: parts.log, failure, of: { fixture } }, () => watchFixture(parts, fixture));
  }
}

async function watchFixture(parts: WatchParts, fixture: string): Promise<void> {
  const markets = (await stakedMarkets(parts.database.db, fixture)).map((market) =>
    standingMarketOf({ fixture, market }),
  );
  const [stakes, signs] = [await parts.standing.stakesOn(markets), await signsOf(parts, fixture, markets)];
  await parts.database.transaction(async (tx) => {
    await putTakings(tx, fixture, takingsOf(fixture, stakes));
    await putSigns(tx, fixture, signs);
  });
}

async function signsOf(
  { database, standing }: WatchParts,
  fixture: string,
  markets: readonly string[],
): Promise<NewSign[]> {
  const repeated = await standing.repeatedOn(markets);
  const signs: NewSign[] = repeated.flatMap(({ market, selections, mostOnOne, lastAt, ...of }) => {
    const sign = (kind: BetSign) => ({ ...of, fixture, market: marketKeyOf(market), kind, at: lastAt });
    return [
      ...(selections > 1 ? [sign('opposing')] : []),
      ...(mostOnOne >= repeatedFrom ? [sign('repeated')] : []),
    ];
  });
  const unheard = (await eventsOf(database.db, fixture))
    .filter(({ happenedAt, heardAt }) => happenedAt < heardAt)
    .map(({ happenedAt, heardAt }) => ({ from: happenedAt, to: heardAt }));
  const late = new Map<string, NewSign>();
  for (const bet of await standing.placedOn(markets, unheard)) {
    const leg = betOf(bet).legs.find((one) => one.fixture === fixture && one.isInPlay);
    if (leg === undefined) continue;
    const key = `${bet.memberId} ${bet.currency} ${leg.market}`;
    const before = late.get(key);
    late.set(key, {
      fixture,
      market: leg.market,
      memberId: bet.memberId,
      currency: bet.currency,
      kind: 'late',
      bets: (before?.bets ?? 0) + 1,
      stake: (before?.stake ?? 0n) + bet.stake,
      at: before !== undefined && before.at > bet.placedAt ? before.at : bet.placedAt,
    });
  }
  return [...signs, ...late.values()];
}
