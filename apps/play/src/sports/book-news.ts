import type { BookPush, CallValue, calls } from '@ikka/contract';

export type MatchPageData = CallValue<typeof calls.sports.sportsFixture>;
export type MatchListData = CallValue<typeof calls.sports.sportsFixtures>;

/** A match after what was pushed of it, null where something before that is missing. News that is known already changes nothing. */
export function withNews(known: MatchPageData, { from, version, events }: BookPush): MatchPageData | null {
  if (version <= known.version) return known;
  if (from > known.version) return null;
  let { fixture, markets } = known;
  for (const event of events) {
    if (event.type === 'match') fixture = { ...event.fixture, people: fixture.people };
    if (event.type !== 'markets') continue;
    const changed = new Map(event.markets.map((market) => [market.key, market]));
    const kept = markets.map((market) => changed.get(market.key) ?? market);
    const added = event.markets.filter(({ key }) => !markets.some((market) => market.key === key));
    markets = [...kept, ...added].filter(({ state }) => state !== 'closed');
  }
  return { ...known, version, fixture, markets };
}

/** The newer of two readings of a match: an answer may have been overtaken by what was pushed. */
export const newer = (known: MatchPageData | undefined, read: MatchPageData): MatchPageData =>
  known !== undefined && known.fixture.id === read.fixture.id && known.version > read.version
    ? { ...known, serverTime: read.serverTime, isLineOpen: read.isLineOpen }
    : read;

/** A list after what was pushed of its matches. Of each market the newest counts. News of others changes nothing. */
export function withListNews(known: MatchListData, { events }: BookPush): MatchListData {
  const mains = new Map(events.flatMap((event) => (event.type === 'main' ? [[event.fixture, event]] : [])));
  const list = known.list.map((match) => {
    const news = mains.get(match.id);
    if (news === undefined || (news.main?.version ?? 0) < (match.main?.version ?? 0)) return match;
    return { ...match, main: news.main, markets: news.markets };
  });
  return list.every((match, at) => match === known.list[at]) ? known : { ...known, list };
}
