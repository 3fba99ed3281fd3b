import { isRefusal, refuse, sentText } from '@ikka/contract';
import { currencies, formatAmount, knownCurrency, parseAmount } from '@ikka/money';
import { z } from 'zod';
import type { Transaction } from '../../../platform/database/index.ts';
import type { ActRule } from '../../approvals/index.ts';
import { type SportsParts, standingMarketOf } from '../parts.ts';
import { type StoredFixture, stakedMarkets } from '../store.ts';
import { putTraded, type TradingAct, tradable } from './change-fixture.ts';
import { tellMatch } from './tell-match.ts';

const wished = z.object({ fixture: z.string(), market: z.string().nullable(), reason: sentText });
/** All of a match, among its voids. */
export const wholeMatch = '*';

export type TradingParts = Pick<SportsParts, 'audit' | 'standing' | 'tell'> & {
  /** From how much staked on it, in a currency, a void needs two. */
  readonly voidFrom: () => string;
};

/** Gives the stakes back that stand on a market, or on all of a match; what was settled on it before is corrected. */
export async function voidMarkets(parts: Pick<SportsParts, 'audit'>, tx: Transaction, act: TradingAct) {
  const before = await voidable(tx, act);
  if (isRefusal(before)) return before;
  const made: StoredFixture = {
    ...before,
    voids: { ...before.voids, [act.market ?? wholeMatch]: act.reason },
    isDue: true,
  };
  return putTraded(parts, tx, { before, made }, { ...act, action: 'sports.voided' });
}

/** One trader gives little back alone; more of it waits for the word of a second, and is done as soon as that was given. */
export const voidAct = (parts: TradingParts): ActRule => ({
  permission: 'trading.write',
  async look(tx, payload) {
    const { reason, ...wish } = wished.parse(payload);
    const fixture = await voidable(tx, wish);
    if (isRefusal(fixture)) return fixture;
    const staked = await stakedOn(parts, tx, fixture, wish.market);
    return {
      subject: `sports:${fixture.id}${wish.market === null ? '' : `/${wish.market}`}`,
      before: { state: fixture.stage },
      after: {
        ...tellMatch(fixture, wish.market),
        stakes: staked.map(({ text }) => text),
        reason,
      },
      isHarmless: staked.every(({ isMuch }) => !isMuch),
      isUrgent: true,
    };
  },
  async carryOut(tx, payload, { actor, ip }) {
    const wish = wished.parse(payload);
    const done = await voidMarkets(parts, tx, { ...wish, by: { username: actor, ip: ip ?? '' } });
    return isRefusal(done) ? done : { committed: async () => parts.tell([done]) };
  },
});

async function voidable(tx: Transaction, wish: Pick<TradingAct, 'fixture' | 'market'>) {
  const fixture = await tradable(tx, wish);
  if (isRefusal(fixture)) return fixture;
  const isVoid =
    fixture.voids[wholeMatch] !== undefined ||
    (wish.market !== null && fixture.voids[wish.market] !== undefined);
  return isVoid ? refuse('sports.already_void', { fixture: fixture.id }) : fixture;
}

/**
 * What was staked on it in real money, by currency. What the match's other voids have given back already counts with it, so that nobody
 * gives much back alone by giving little back often.
 */
async function stakedOn(
  { standing, voidFrom }: TradingParts,
  tx: Transaction,
  { id: fixture, voids }: StoredFixture,
  market: string | null,
) {
  const named = (keys: readonly string[]) => keys.map((key) => standingMarketOf({ fixture, market: key }));
  const keys = market === null ? await stakedMarkets(tx, fixture) : [market];
  const stakes = await standing.stakesOn(named(keys), tx);
  const given = await standing.givenBackOn(named(Object.keys(voids)), tx);
  return Object.values(currencies)
    .filter(({ isTrial }) => !isTrial)
    .flatMap(({ code }) => {
      const own = stakes.filter(({ currency }) => currency === code);
      if (own.length === 0) return [];
      const currency = knownCurrency(code);
      const sum = own.reduce((all, { stake }) => all + stake, 0n);
      const before = given.find((one) => one.currency === code)?.stake ?? 0n;
      const from = parseAmount(voidFrom(), currency);
      return [
        {
          isMuch: from === null || sum + before >= from,
          text: `${formatAmount(sum, currency)} ${currency.shownCode}`,
        },
      ];
    });
}
