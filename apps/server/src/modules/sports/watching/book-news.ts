import type { BookPush } from '@ikka/contract';
import { mainMarket } from '@ikka/sports/rules';
import type { FixtureChange } from '../parts.ts';
import { fixtureView, listedView, marketView } from '../views.ts';

/** As if its provider were heard: what silence does to a page, the page notices when it reads. */
const heardAt = (now: Date) => ({ provider: '', cursor: null, heardAt: now, isLost: false });

/** What those who look at a match hear of a change; null where they see nothing of it. */
export function matchNews({ before, after }: FixtureChange, now: Date): BookPush | null {
  const feed = heardAt(now);
  const isSeen = (key: string) => {
    const was = before?.board[key];
    const [view, known] = [marketView(after, key, feed, now), before && marketView(before, key, feed, now)];
    return was !== after.board[key] || view?.state !== known?.state ? (view ?? []) : [];
  };
  const markets = Object.keys(after.board).flatMap(isSeen);
  const isMoved =
    before?.state !== after.state || before.fixture !== after.fixture || before.stage !== after.stage;
  const events: BookPush['events'] = [
    ...(isMoved ? [{ type: 'match' as const, fixture: fixtureView(after) }] : []),
    ...(markets.length > 0 ? [{ type: 'markets' as const, markets }] : []),
  ];
  return events.length === 0 ? null : { from: before?.version ?? 0, version: after.version, events };
}

/** What those who look at a list hear of a change: who is to win, and how many markets there are. */
export function listNews({ before, after }: FixtureChange, now: Date): BookPush | null {
  const feed = heardAt(now);
  const key = mainMarket(after.sport);
  const state = (fixture: typeof after | null) =>
    fixture === null ? null : marketView(fixture, key, feed, now)?.state;
  if (before?.board[key] === after.board[key] && state(before) === state(after)) return null;
  const { main, markets } = listedView(after, feed, now);
  return { from: 0, version: 0, events: [{ type: 'main', fixture: after.id, main, markets }] };
}
