import type { FeedNews } from '@ikka/sports/rules';
import type { WireNews } from './wire-schema.ts';

/** News of the wire in the house's words: ids with the provider before them, numbers as decimal texts. */
export function readNews(provider: string, news: WireNews, at: string): FeedNews {
  const own = (id: string) => `${provider}-${id}`;
  switch (news.kind) {
    case 'fixture':
      return { kind: 'fixture', fixture: { ...news.fixture, id: own(news.fixture.id) } };
    case 'state':
      return {
        kind: 'state',
        fixture: own(news.fixtureId),
        version: news.version,
        at,
        state: news.state,
      };
    case 'prices':
      return {
        kind: 'prices',
        fixture: own(news.fixtureId),
        version: news.version,
        stateVersion: news.stateVersion,
        at,
        rates: ratesOf(news.prices.rates),
        markets: news.prices.markets.map(({ outcomes, ...market }) => ({
          ...market,
          outcomes: outcomes.map(({ key, win, back }) => ({ key, win: decimal(win), back: decimal(back) })),
        })),
      };
  }
}

type WireRates = Extract<WireNews, { kind: 'prices' }>['prices']['rates'];

function ratesOf(rates: WireRates) {
  if (rates === null) return null;
  if ('map' in rates) return { map: decimal(rates.map), now: rates.now === null ? null : decimal(rates.now) };
  return { home: decimal(rates.home), away: decimal(rates.away), rho: decimal(rates.rho) };
}

/** Eight digits after the point, without an exponent. */
const decimal = (value: number) => value.toFixed(8).replace(/\.?0+$/, '');
