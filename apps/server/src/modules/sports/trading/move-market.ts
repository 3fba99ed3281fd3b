import { isRefusal, moveLimits, refuse, sentText } from '@ikka/contract';
import { z } from 'zod';
import type { Transaction } from '../../../platform/database/index.ts';
import type { ActRule } from '../../approvals/index.ts';
import type { SportsParts } from '../parts.ts';
import { repriced } from '../prices/reprice.ts';
import type { StoredFixture } from '../store.ts';
import { putTraded, tradable } from './change-fixture.ts';
import { tellMatch } from './tell-match.ts';

const wished = z.object({
  fixture: z.string(),
  market: z.string(),
  outcome: z.string(),
  percent: z.number().int().min(-moveLimits.most).max(moveLimits.most),
  reason: sentText,
});
type Wish = z.infer<typeof wished>;

export type MoveParts = Pick<SportsParts, 'audit' | 'tell'> & {
  /** From how many percent on a move needs two. */
  readonly moveFrom: () => number;
};

/**
 * Moves the chance of an outcome against what provider and model say, until it is taken back. A short way one trader goes alone; a
 * long one waits for the word of a second, and is gone as soon as that was given.
 */
export const moveAct = (parts: MoveParts): ActRule => ({
  permission: 'trading.write',
  async look(tx, payload) {
    const wish = wished.parse(payload);
    const fixture = await movable(tx, wish);
    if (isRefusal(fixture)) return fixture;
    const { outcome, percent, reason } = wish;
    return {
      subject: `sports:${fixture.id}/${wish.market}`,
      before: { percent: String(movedBy(fixture, wish)) },
      after: { ...tellMatch(fixture, wish.market), outcome, percent: String(percent), reason },
      isHarmless: Math.abs(percent) < parts.moveFrom(),
      isUrgent: true,
    };
  },
  async carryOut(tx, payload, { actor, ip }) {
    const wish = wished.parse(payload);
    const before = await movable(tx, wish);
    if (isRefusal(before)) return before;
    const { market, reason } = wish;
    const made = repriced(before, { ...before, moves: moved(before, wish) });
    const done = await putTraded(
      parts,
      tx,
      { before, made },
      { market, reason, by: { username: actor, ip: ip ?? '' }, action: 'sports.moved' },
    );
    return { committed: async () => parts.tell([done]) };
  },
});

async function movable(tx: Transaction, wish: Wish) {
  const fixture = await tradable(tx, wish);
  if (isRefusal(fixture)) return fixture;
  const market = fixture.board[wish.market];
  if (market === undefined || !market.outcomes.some(({ key }) => key === wish.outcome))
    return refuse('sports.market_unknown', { fixture: fixture.id, market: wish.market });
  const isNothing = movedBy(fixture, wish) === wish.percent;
  return isNothing || market.state === 'closed' ? refuse('sports.move_invalid') : fixture;
}

const movedBy = ({ moves }: StoredFixture, { market, outcome }: Wish): number =>
  moves[market]?.[outcome] ?? 0;

/** A market on which nothing is moved any more is no longer among them. */
function moved({ moves }: StoredFixture, { market, outcome, percent }: Wish): StoredFixture['moves'] {
  const { [market]: own = {}, ...others } = moves;
  const { [outcome]: _before, ...rest } = own;
  const now = percent === 0 ? rest : { ...rest, [outcome]: percent };
  return Object.keys(now).length === 0 ? others : { ...others, [market]: now };
}
