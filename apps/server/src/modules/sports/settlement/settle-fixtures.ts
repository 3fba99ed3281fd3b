import { readMarketKey } from '@ikka/sports/rules';
import { byItself } from '../../../platform/by-itself.ts';
import type { StandingBet } from '../../standing-bets/index.ts';
import { type SportsParts, standingMarketOf } from '../parts.ts';
import { waitMs } from '../prices/trading-terms.ts';
import { betOf, type StoredLeg } from '../slips/stored-bet.ts';
import {
  findFixtures,
  fixturesDue,
  forgetOffers,
  giveUp,
  nextResultVersion,
  noteLooked,
  type StoredFixture,
  stakedMarkets,
} from '../store.ts';
import { decideLeg, outcomeOf } from './decide-bet.ts';

const fixturesAtOnce = 100;
/** A bet that was accepted in time may come to stand a moment after its match was looked at; it is looked for so long. */
const lateMs = 30_000;
const offersKeptMs = 3_600_000;

/** How often a market that a match has decided is looked at while the match goes on; its end looks at all of them once more. */
const looksMost = 5;

/** What this process has looked at of matches that go on: how often each decided market. */
export type Looks = Map<string, Map<string, number>>;

/** Ends the bets that matches have decided since they were last looked at. Safe to run in any number of processes. */
export async function settleFixtures(parts: SportsParts, looks: Looks): Promise<void> {
  const now = parts.clock.now();
  const { db } = parts.database;
  await giveUp(db, new Date(now.getTime() - waitMs));
  await forgetOffers(db, new Date(now.getTime() - offersKeptMs));
  for (const fixture of await fixturesDue(db, fixturesAtOnce)) {
    const failure = 'the bets on a match could not be settled; it will be tried again';
    await byItself({ log: parts.log, failure, of: { fixture: fixture.id } }, async () => {
      await settleFixture(parts, fixture, looks);
      const isLast = !fixture.isDue && fixture.lookUntil !== null && fixture.lookUntil <= now;
      await noteLooked(
        db,
        fixture,
        isLast ? null : fixture.isDue ? new Date(now.getTime() + lateMs) : fixture.lookUntil,
      );
    });
  }
}

/** Stages after which whatever was paid before is held against the facts once more. */
const final = ['official', 'abandoned', 'cancelled', 'postponed'];

async function settleFixture(parts: SportsParts, fixture: StoredFixture, looks: Looks): Promise<void> {
  const { db } = parts.database;
  const decided = (await stakedMarkets(db, fixture.id)).filter((market) => isDecided(fixture, market));
  const markets = final.includes(fixture.stage) ? decided : decided.filter(isNew(fixture.id, looks));
  if (markets.length === 0) return;
  const known = new Map([[fixture.id, fixture]]);
  const outcome = async (bet: StandingBet) => {
    const { legs } = betOf(bet);
    await learn(parts, known, legs);
    return outcomeOf(bet, (leg) => decideLeg(leg, fixtureOf(known, leg)));
  };
  if (final.includes(fixture.stage)) looks.delete(fixture.id);
  const resultVersion = await nextResultVersion(db);
  const names = markets.map((market) => standingMarketOf({ fixture: fixture.id, market }));
  // Of most markets all bets ended when they were looked at first.
  const open = await parts.standing.openAmong(names);
  for (const market of names) {
    if (open.has(market)) await parts.standing.endMarket({ market, resultVersion }, outcome);
    if (final.includes(fixture.stage))
      await parts.standing.correctMarket({ market, resultVersion, reason: reasonOf(fixture) }, outcome);
  }
}

/** Whether a market of a match that goes on was not looked at often enough yet. */
function isNew(fixture: string, looks: Looks): (market: string) => boolean {
  const own = looks.get(fixture) ?? new Map<string, number>();
  looks.set(fixture, own);
  return (market) => {
    const times = (own.get(market) ?? 0) + 1;
    own.set(market, times);
    return times <= looksMost;
  };
}

/** As members read it; names are the same in both languages' letters. */
const reasonOf = ({ fixture: { home, away, event } }: StoredFixture): string =>
  [home?.name, away?.name, event].flatMap((name) => name?.EN ?? []).join(' – ');

/** Whether the match decides any outcome of a market yet, so that its bets are worth looking at. */
function isDecided(fixture: StoredFixture, market: string): boolean {
  const ref = readMarketKey(market);
  if (ref === null) return false;
  const outcomes = fixture.board[market]?.outcomes ?? [];
  return outcomes.some(
    ({ key }) =>
      decideLeg(
        {
          fixture: fixture.id,
          market,
          outcome: key,
          odds: '2.00',
          version: 0,
          isBanker: false,
          isInPlay: false,
          takenAt: { home: 0, away: 0 },
        },
        fixture,
      ) !== null,
  );
}

/** Reads the matches of a bet that are not known yet; others of the batch find them then. */
async function learn(
  { database }: SportsParts,
  known: Map<string, StoredFixture>,
  legs: readonly StoredLeg[],
): Promise<void> {
  const missing = legs.map(({ fixture }) => fixture).filter((id) => !known.has(id));
  for (const fixture of await findFixtures(database.db, missing)) known.set(fixture.id, fixture);
}

function fixtureOf(known: ReadonlyMap<string, StoredFixture>, { fixture }: StoredLeg): StoredFixture {
  const found = known.get(fixture);
  if (found === undefined) throw new Error(`a bet on a match that is not known: ${fixture}`);
  return found;
}
