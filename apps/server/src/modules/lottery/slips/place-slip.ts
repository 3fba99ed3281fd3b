import { isRefusal, type Refusal, refuse, type SlipLine } from '@ikka/contract';
import { type Currency, formatAmount, knownCurrency } from '@ikka/money';
import type { ClosedGame } from '../../catalogue/index.ts';
import { derivedId } from '../../ledger/index.ts';
import type { Placed, PlaceRefusal } from '../../standing-bets/index.ts';
import { capOf, exposuresOfSlip, factOfMember } from '../caps/exposures.ts';
import { type FullRefusal, fullByHot, fullNow, type HotNumbers } from '../caps/hot-numbers.ts';
import { attachExposures, withinCap } from '../caps/store.ts';
import { isOnSale } from '../issues/attend-issues.ts';
import { soldGame } from '../offered.ts';
import { type LotteryParts, lotteryVendor, marketOf } from '../parts.ts';
import { findIssue, type StoredIssue } from '../store.ts';
import type { Terms } from '../terms.ts';
import { type LineRefusal, type ReadSlip, readLines } from './read-lines.ts';
import type { SlipContent } from './stored-slip.ts';

/** Who bets, and in which money. */
export interface Bettor {
  readonly memberId: bigint;
  readonly currency: string;
}

export interface SlipWish {
  readonly bettor: Bettor;
  /** Of the slip; it follows from the player's key, or was claimed for a step of a chase. */
  readonly id: string;
  readonly game: string;
  readonly issue: string;
  readonly lines: readonly SlipLine[];
  readonly group?: number | undefined;
  readonly chaseId?: string | undefined;
}

export type SlipRefusal =
  | PlaceRefusal
  | ClosedGame
  | LineRefusal
  | FullRefusal
  | Refusal<
      | 'lottery.game_unknown'
      | 'lottery.issue_unknown'
      | 'lottery.issue_closed'
      | 'round.stake_invalid'
      | 'round.win_too_great'
    >;

/** What a slip is decided by, as far as this process remembers it. */
export interface SlipParts extends LotteryParts {
  readonly terms: Terms;
  readonly hot: HotNumbers;
  /**
   * The issues of a game that take bets, as they were a moment ago. An issue's times never change; of one that was given up meanwhile, the
   * slips go back.
   */
  readonly onSale: (game: string) => Promise<readonly StoredIssue[]>;
}

/** The bet that a player's key stands for. */
export const slipIdOf = (key: string, memberId: bigint): string => derivedId(key, `${memberId}/slip`);

/**
 * Accepts a slip on an issue that is on sale by the clock of the server: with the odds that were shown, within the stakes that the game
 * takes, and where neither it, nor its numbers or its member on this issue, can win more than the house pays. The same slip again is
 * answered as it stands.
 */
export async function placeSlip(
  parts: SlipParts,
  wish: SlipWish,
): Promise<(Placed & { issue: StoredIssue; content: SlipContent }) | SlipRefusal> {
  const { bettor, id } = wish;
  const { memberId } = bettor;
  const game = soldGame(wish.game);
  if (game === null) return refuse('lottery.game_unknown');
  const known = (await parts.onSale(game.code)).find(({ number }) => number === wish.issue);
  const issue = known ?? (await findIssue(parts.database.db, game.code, wish.issue));
  if (issue === null) return refuse('lottery.issue_unknown');
  const currency = knownCurrency(bettor.currency);
  const slip = readLines(parts.terms, game, wish, currency);
  if (isRefusal(slip)) return slip;
  const exposed = { game: game.code, number: issue.number, currency: bettor.currency };
  const bounds = parts.terms.bounds(game.code, currency);
  const exposures = exposuresOf(slip, memberId);
  const refused =
    (await judge(parts, game.code, slip, currency)) ??
    (await fullByHot(parts.hot, exposed, exposures, bounds, currency));
  // What stands is answered whatever has changed since.
  if (refused && (await parts.standing.find(id)) === null) return refused;
  const content = {
    issue: issue.number,
    lines: [...slip.lines],
    group: slip.group,
    rebate: formatAmount(slip.rebate, currency),
    chaseId: wish.chaseId ?? null,
  };
  try {
    const placed = await parts.standing.place(
      {
        id,
        memberId,
        gameId: game.code,
        vendorCode: lotteryVendor,
        market: marketOf(issue),
        currency: bettor.currency,
        stake: slip.stake,
        content,
      },
      () => whyNotOnSale(parts, issue),
      [
        attachExposures({
          ...exposed,
          exposures: exposures.map((one) => ({ ...one, cap: capOf(one.fact, bounds) })),
        }),
      ],
    );
    return isRefusal(placed) ? placed : { ...placed, issue, content };
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== withinCap) throw error;
    // Somebody else was faster with the same number.
    const full = await fullNow(parts, exposed, exposures, bounds, currency);
    return full ?? refuse('request.too_many', { retryAfterSeconds: 1 });
  }
}

/** All that a slip adds to what could be won on its issue. */
export const exposuresOf = (slip: Pick<ReadSlip, 'priced' | 'greatest'>, memberId: bigint) => [
  ...exposuresOfSlip(slip.priced),
  { fact: factOfMember(memberId), payout: slip.greatest },
];

/** Read each time before the stake is posted: the clock runs, and an operator may close the game meanwhile. */
async function whyNotOnSale(
  parts: LotteryParts,
  issue: StoredIssue,
): Promise<ClosedGame | Refusal<'lottery.issue_closed'> | null> {
  const closed = await parts.whyClosed(issue.game);
  if (closed) return closed;
  return isOnSale(issue, parts.clock.now()) ? null : refuse('lottery.issue_closed', { issue: issue.number });
}

/** Whether the house takes a slip of this stake, and pays what it could win. */
async function judge(
  parts: LotteryParts,
  game: string,
  { stake, greatest }: ReadSlip,
  currency: Currency,
): Promise<ClosedGame | Refusal<'round.stake_invalid' | 'round.win_too_great'> | null> {
  const stakes = await parts.stakes(game, currency);
  if (isRefusal(stakes)) return stakes;
  const [least, most] = [stakes[0], stakes.at(-1)];
  if (least === undefined || most === undefined || stake < least || stake > most) {
    return refuse('round.stake_invalid', {
      stakes:
        least === undefined || most === undefined
          ? []
          : [formatAmount(least, currency), formatAmount(most, currency)],
    });
  }
  const winMax = parts.greatestWin(game, currency);
  return winMax !== null && greatest > winMax
    ? refuse('round.win_too_great', {
        winMax: formatAmount(winMax, currency),
        stakeMax: formatAmount((stake * winMax) / greatest, currency),
      })
    : null;
}
