import { type Refusal, refuse } from '@ikka/contract';
import type { StoredFeed, StoredFixture } from '../store.ts';
import type { BoardMarket } from './board.ts';
import { silenceMs } from './trading-terms.ts';

/** Whether a provider is heard and nothing of it was missed. */
export const isHeard = (feed: StoredFeed | undefined, now: Date): boolean =>
  feed !== undefined && !feed.isLost && now.getTime() - feed.heardAt.getTime() <= silenceMs;

const running = ['scheduled', 'live', 'break'];

/** What a market is to a player now: the provider's word, a trader's, and what is known of the match, whichever allows least. */
export function marketState(
  fixture: StoredFixture,
  key: string,
  feed: StoredFeed | undefined,
  now: Date,
): BoardMarket['state'] {
  const market = fixture.board[key];
  const holds = [fixture.hold, fixture.marketHolds[key] ?? null];
  const isVoid = fixture.voids[key] !== undefined || fixture.voids['*'] !== undefined;
  const isDecided = fixture.results[key] !== undefined;
  if (market === undefined || market.state === 'closed' || holds.includes('closed') || isVoid || isDecided)
    return 'closed';
  if (!running.includes(fixture.stage)) return 'closed';
  const isStale =
    !isHeard(feed, now) || fixture.pricesStateVersion < fixture.eventVersion || fixture.state.danger !== null;
  // A match that should have begun is not bet on as if it had not.
  const isLate = fixture.stage === 'scheduled' && fixture.startsAt <= now;
  return market.state === 'suspended' || holds.includes('suspended') || isStale || isLate
    ? 'suspended'
    : 'open';
}

/** Why a selection takes no bet now; null where it does. */
export function whyNotOpen(
  fixture: StoredFixture,
  { market: key, outcome }: { readonly market: string; readonly outcome: string },
  feed: StoredFeed | undefined,
  now: Date,
): Refusal<'sports.market_closed' | 'sports.suspended'> | null {
  const state = marketState(fixture, key, feed, now);
  const values = { fixture: fixture.id, market: key };
  if (state === 'suspended') return refuse('sports.suspended', values);
  const offered = fixture.board[key]?.outcomes.find((one) => one.key === outcome);
  return state === 'closed' || offered?.odds == null ? refuse('sports.market_closed', values) : null;
}

export const isInPlay = ({ stage }: Pick<StoredFixture, 'stage'>): boolean =>
  stage === 'live' || stage === 'break';
