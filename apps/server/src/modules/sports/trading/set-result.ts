import { isRefusal, refuse, sentText } from '@ikka/contract';
import { knownMarket, readMarketKey } from '@ikka/sports/rules';
import { z } from 'zod';
import type { Transaction } from '../../../platform/database/index.ts';
import type { ActRule } from '../../approvals/index.ts';
import type { SportsParts } from '../parts.ts';
import type { StoredFixture } from '../store.ts';
import { putTraded, tradable } from './change-fixture.ts';
import { tellMatch } from './tell-match.ts';
import { wholeMatch } from './void-markets.ts';

const wished = z.object({
  fixture: z.string(),
  market: z.string(),
  winners: z.array(z.string()).min(1),
  reason: sentText,
});
type Wish = z.infer<typeof wished>;

/**
 * Decides a market whose match has begun where its provider did not, or did wrongly: these outcomes win, all others lose. Always by the
 * word of two. What was settled on it before is corrected, and what the provider says later changes nothing.
 */
export const resultAct = (parts: Pick<SportsParts, 'audit' | 'clock' | 'tell'>): ActRule => ({
  permission: 'trading.write',
  async look(tx, payload) {
    const wish = wished.parse(payload);
    const fixture = await decidable(parts, tx, wish);
    if (isRefusal(fixture)) return fixture;
    return {
      subject: `sports:${fixture.id}/${wish.market}`,
      before: { winners: fixture.results[wish.market]?.winners.join(' ') ?? '' },
      after: { ...tellMatch(fixture, wish.market), winners: wish.winners.join(' '), reason: wish.reason },
      isHarmless: false,
      isUrgent: true,
    };
  },
  async carryOut(tx, payload, { actor, ip }) {
    const wish = wished.parse(payload);
    const before = await decidable(parts, tx, wish);
    if (isRefusal(before)) return before;
    const { market, winners, reason } = wish;
    const made: StoredFixture = {
      ...before,
      results: { ...before.results, [market]: { winners, reason } },
      isDue: true,
    };
    const done = await putTraded(
      parts,
      tx,
      { before, made },
      { market, reason, by: { username: actor, ip: ip ?? '' }, action: 'sports.decided' },
    );
    return { committed: async () => parts.tell([done]) };
  },
});

async function decidable({ clock }: Pick<SportsParts, 'clock'>, tx: Transaction, wish: Wish) {
  const fixture = await tradable(tx, wish);
  if (isRefusal(fixture)) return fixture;
  const { market, winners } = wish;
  const named = { fixture: fixture.id, market };
  if (fixture.voids[wholeMatch] !== undefined || fixture.voids[market] !== undefined)
    return refuse('sports.already_void', named);
  if (fixture.startsAt > clock.now()) return refuse('sports.result_early', named);
  const ref = readMarketKey(market);
  const kind = ref === null ? null : knownMarket(fixture.sport, ref);
  const outcomes = kind?.outcomes(fixture.fixture.people) ?? [];
  const isSound = winners.every((one) => outcomes.includes(one)) && winners.length < outcomes.length;
  return isSound && new Set(winners).size === winners.length
    ? fixture
    : refuse('sports.result_invalid', named);
}
