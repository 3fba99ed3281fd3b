import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import { knownCurrency, parseAmount } from '@ikka/money';
import { v7 } from 'uuid';
import { byItself } from '../../../platform/by-itself.ts';
import type { StandingBet } from '../../standing-bets/index.ts';
import type { SportsParts } from '../parts.ts';
import { betOf } from '../slips/stored-bet.ts';
import { movingFixtures } from '../store.ts';
import { type AutoCashOut, autosOn, forgetAuto, putAuto } from './auto-store.ts';
import { type OfferWish, offerCashOut, ownBet, takeCashOut, worthOf } from './cash-out.ts';

const autosAtOnce = 500;
const aheadMs = 7 * 24 * 3_600_000;
/** A match that has ended still changes what a bet on several is worth, and ends others. */
const endedMs = 3_600_000;
const first = '00000000-0000-0000-0000-000000000000';

/** Sets, or takes back, at what an open bet is cashed out by itself: above nothing, for as long as it stands, and now where it is due. */
export async function setAutoCashOut(
  parts: SportsParts,
  wish: { readonly betId: string; readonly play: OfferWish['play']; readonly atLeast: string | null },
): Promise<StandingBet | Refusal<'bet.unknown' | 'bet.ended' | 'sports.auto_invalid'>> {
  const { db } = parts.database;
  const bet = await ownBet(parts, wish.betId, wish.play);
  if (bet === null) return refuse('bet.unknown');
  if (bet.state !== 'open') return refuse('bet.ended');
  if (wish.atLeast === null) {
    await forgetAuto(db, bet.id);
    return bet;
  }
  const atLeast = parseAmount(wish.atLeast, knownCurrency(bet.currency));
  if (atLeast === null || atLeast <= 0n) return refuse('sports.auto_invalid');
  const fixtures = betOf(bet).legs.map(({ fixture }) => fixture);
  const key = v7({ msecs: parts.clock.now().getTime() });
  const auto: AutoCashOut = { betId: bet.id, memberId: bet.memberId, atLeast, key, fixtures };
  await putAuto(db, auto);
  // Its price may be there already, and its matches may not change for long.
  await attendOrLog(parts, auto);
  return (await parts.standing.find(bet.id)) ?? bet;
}

/** Which versions of matches this process has looked at for them. */
export type SeenVersions = Map<string, number>;

/**
 * Cashes out the bets whose price has come, on matches that changed since they were looked at; for a job. A bet is cashed out once, by the
 * key that was set with its price, whichever process comes to it.
 */
export async function attendAutoCashOuts(parts: SportsParts, seen: SeenVersions): Promise<void> {
  const { db } = parts.database;
  const now = parts.clock.now().getTime();
  const moving = await movingFixtures(db, {
    to: new Date(now + aheadMs),
    endedSince: new Date(now - endedMs),
  });
  const changed = moving.filter(({ id, version }) => seen.get(id) !== version);
  const ids = changed.map(({ id }) => id);
  const again: string[] = [];
  for (let after = first; ; ) {
    const autos = await autosOn(db, ids, { after, limit: autosAtOnce });
    for (const auto of autos) if (!(await attendOrLog(parts, auto))) again.push(...auto.fixtures);
    const last = autos.at(-1);
    if (last === undefined || autos.length < autosAtOnce) break;
    after = last.betId;
  }
  seen.clear();
  for (const { id, version } of moving) if (!again.includes(id)) seen.set(id, version);
}

/** False where it has to be looked at again though none of its matches changes. */
async function attendOrLog(parts: SportsParts, auto: AutoCashOut): Promise<boolean> {
  const failure = 'a bet could not be cashed out by itself; it will be tried again';
  return (
    (await byItself({ log: parts.log, failure, of: { bet: auto.betId } }, () => attend(parts, auto))) ?? false
  );
}

async function attend(parts: SportsParts, { betId, atLeast, key }: AutoCashOut): Promise<boolean> {
  const bet = await parts.standing.find(betId);
  if (bet?.state !== 'open') {
    await forgetAuto(parts.database.db, betId);
    return true;
  }
  const worth = await worthOf(parts, bet, bet.standingStake);
  if (isRefusal(worth)) return false;
  if (worth.pays < atLeast) return true;
  const { memberId, currency, vendorCode: vassalage } = bet;
  const play = { memberId, currency, vassalage };
  const offer = await offerCashOut(parts, { betId, play, stake: null });
  if (isRefusal(offer) || offer.pays < atLeast) return false;
  const done = await takeCashOut(parts, { betId, play, key, offerId: offer.id });
  if (isRefusal(done)) return false;
  await forgetAuto(parts.database.db, betId);
  return true;
}
