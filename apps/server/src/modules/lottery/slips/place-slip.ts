import { isRefusal, type Refusal, refuse, type SlipLine } from '@ikka/contract';
import { type Game, lineOf, playOf, printSelection, quoteLine, selectFor } from '@ikka/lottery/rules';
import { type Currency, formatAmount, knownCurrency } from '@ikka/money';
import type { PlaySession } from '../../../platform/calls.ts';
import type { ClosedGame } from '../../catalogue/index.ts';
import { derivedId } from '../../ledger/index.ts';
import type { Placed, PlaceRefusal } from '../../standing-bets/index.ts';
import { isOnSale } from '../issues/attend-issues.ts';
import { soldGame } from '../offered.ts';
import { type LotteryParts, lotteryVendor, marketOf } from '../parts.ts';
import { findIssue, type StoredIssue } from '../store.ts';
import { oddsNow, oddsView, priceOf, type StoredLine } from './stored-slip.ts';

export interface SlipWish {
  readonly play: PlaySession;
  /** The player's UUIDv7 for this one slip. */
  readonly key: string;
  readonly game: string;
  readonly issue: string;
  readonly lines: readonly SlipLine[];
}

export type SlipRefusal =
  | PlaceRefusal
  | ClosedGame
  | Refusal<
      | 'lottery.game_unknown'
      | 'lottery.issue_unknown'
      | 'lottery.issue_closed'
      | 'lottery.play_closed'
      | 'lottery.line_invalid'
      | 'lottery.odds_changed'
      | 'round.stake_invalid'
      | 'round.win_too_great'
    >;

/**
 * The issues of a game that take bets, as they were a moment ago. An issue's times never change; of one that was given up meanwhile, the
 * slips go back.
 */
export type OnSale = (game: string) => Promise<readonly StoredIssue[]>;

/** The bet that a player's key stands for. */
export const slipIdOf = (key: string, memberId: bigint): string => derivedId(key, `${memberId}/slip`);

/**
 * Accepts a slip on an issue that is on sale by the clock of the server: with the odds that were shown, within the stakes that the game
 * takes, and where it cannot win more than the house pays. The same slip again is answered as it stands.
 */
export async function placeSlip(
  parts: LotteryParts,
  onSale: OnSale,
  wish: SlipWish,
): Promise<(Placed & { issue: StoredIssue }) | SlipRefusal> {
  const { play, lines } = wish;
  const { memberId } = play;
  const game = soldGame(wish.game);
  if (game === null) return refuse('lottery.game_unknown');
  const known = (await onSale(game.code)).find(({ number }) => number === wish.issue);
  const issue = known ?? (await findIssue(parts.database.db, game.code, wish.issue));
  if (issue === null) return refuse('lottery.issue_unknown');
  const currency = knownCurrency(play.currency);
  const read = readLines(game, lines, currency);
  if (isRefusal(read)) return read;
  const id = slipIdOf(wish.key, memberId);
  const refused = await judge(parts, game, read, currency);
  // What stands is answered whatever has changed since.
  if (refused && (await parts.standing.find(id)) === null) return refused;
  const placed = await parts.standing.place(
    {
      id,
      memberId,
      gameId: game.code,
      vendorCode: lotteryVendor,
      market: marketOf(issue),
      currency: play.currency,
      stake: read.stake,
      content: { issue: issue.number, lines: read.lines },
    },
    () => whyNotOnSale(parts, issue),
  );
  return isRefusal(placed) ? placed : { ...placed, issue };
}

/** Read each time before the stake is posted: the clock runs, and an operator may close the game meanwhile. */
async function whyNotOnSale(
  parts: LotteryParts,
  issue: StoredIssue,
): Promise<ClosedGame | Refusal<'lottery.issue_closed'> | null> {
  const closed = await parts.whyClosed(issue.game);
  if (closed) return closed;
  return isOnSale(issue, parts.clock.now()) ? null : refuse('lottery.issue_closed', { issue: issue.number });
}

interface ReadLines {
  readonly lines: readonly StoredLine[];
  readonly stake: bigint;
  readonly greatest: bigint;
}

function readLines(
  game: Game,
  lines: readonly SlipLine[],
  currency: Currency,
): ReadLines | Refusal<'lottery.line_invalid' | 'lottery.play_closed' | 'lottery.odds_changed'> {
  const stored: StoredLine[] = [];
  let stake = 0n;
  let greatest = 0n;
  for (const [at, sent] of lines.entries()) {
    const play = playOf(game.shape, sent.play);
    if (play === undefined) return refuse('lottery.line_invalid', { line: at + 1, why: 'unknown_play' });
    const read = selectFor(play, sent.selection);
    if (read.refusal !== undefined)
      return refuse('lottery.line_invalid', { line: at + 1, why: read.refusal });
    const price = priceOf(sent.price, currency);
    // Where odds depend on a prize group, a unit costs two coins or a part of them; elsewhere what the player says.
    if (price === null || 'mode' in sent.price !== (game.mode !== 'SEA'))
      return refuse('lottery.line_invalid', { line: at + 1, why: 'price' });
    const odds = oddsNow(game, play);
    const line = lineOf(play, odds, { selection: read.selection, unitPrice: price });
    const quote = quoteLine(line);
    if (quote.stake === null) return refuse('lottery.line_invalid', { line: at + 1, why: 'price' });
    if (quote.opensByOperator) return refuse('lottery.play_closed', { line: at + 1 });
    const now = oddsView(odds);
    if (!isSame(now, sent.odds))
      return refuse('lottery.odds_changed', { line: at + 1, odds: JSON.stringify(now) });
    stored.push({
      play: play.code,
      selection: printSelection(read.selection),
      price: sent.price,
      odds: now,
      units: quote.units,
      stake: formatAmount(quote.stake, currency),
    });
    stake += quote.stake;
    greatest += quote.greatestPayout;
  }
  return { lines: stored, stake, greatest };
}

const isSame = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([tier, odds]) => other[tier] === odds);

/** Whether the house takes a slip of this stake, and pays what it could win. */
async function judge(
  parts: LotteryParts,
  game: Game,
  { stake, greatest }: ReadLines,
  currency: Currency,
): Promise<ClosedGame | Refusal<'round.stake_invalid' | 'round.win_too_great'> | null> {
  const stakes = await parts.stakes(game.code, currency);
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
  const winMax = parts.greatestWin(game.code, currency);
  return winMax !== null && greatest > winMax
    ? refuse('round.win_too_great', {
        winMax: formatAmount(winMax, currency),
        stakeMax: formatAmount((stake * winMax) / greatest, currency),
      })
    : null;
}
