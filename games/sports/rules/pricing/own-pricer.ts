import { isBattleFacts } from '../facts/battle-facts.ts';
import type { Rates } from '../facts/feed-news.ts';
import type { Fixture } from '../facts/fixture.ts';
import type { Facts } from '../facts/match-state.ts';
import { isRoundsFacts } from '../facts/rounds-facts.ts';
import { footballPricer } from './price-football.ts';
import { mapsPricer } from './price-maps.ts';
import type { Pricer } from './pricer.ts';

/** The house's own prices of a match, where its sport has a model and the provider says what that needs; null elsewhere. */
export function ownPricer({ format }: Pick<Fixture, 'format'>, facts: Facts, rates: Rates): Pricer | null {
  if (rates === null) return null;
  if (facts.sport === 'football' && 'home' in rates) {
    const model = { home: Number(rates.home), away: Number(rates.away), rho: Number(rates.rho) };
    return footballPricer(model, facts);
  }
  if ((isRoundsFacts(facts) || isBattleFacts(facts)) && 'map' in rates) {
    const model = { map: Number(rates.map), now: rates.now === null ? null : Number(rates.now) };
    return mapsPricer(model, facts, format.bestOf ?? 1);
  }
  return null;
}
