import type { SlipLine, SlipUnitPrice } from '@ikka/contract';
import {
  type Board,
  customaryRow,
  type Game,
  type Line,
  lineOf,
  type OddsRow,
  type Play,
  playOf,
  printOdds,
  prizeModes,
  readOdds,
  selectFor,
  settleLine,
  unitPrice,
} from '@ikka/lottery/rules';
import { type Currency, type Fraction, fraction, knownCurrency, parseAmount } from '@ikka/money';
import { z } from 'zod';
import type { StandingBet } from '../../standing-bets/index.ts';
import { soldGame } from '../offered.ts';

/** A line as it was accepted: with it a slip is settled, shown and explained, whatever the odds are by then. */
export interface StoredLine extends SlipLine {
  readonly units: number;
  /** As on the wire. */
  readonly stake: string;
}

const storedSlip = z.object({
  issue: z.string(),
  lines: z.array(
    z.object({
      play: z.string(),
      selection: z.string(),
      price: z.union([
        z.object({ mode: z.enum(['YUAN', 'JIAO', 'FEN', 'LI']), multiple: z.number().int() }),
        z.object({ unitStake: z.string() }),
      ]),
      odds: z.record(z.string(), z.string()),
      units: z.number().int(),
      stake: z.string(),
    }),
  ),
});

/** What a standing bet of a lottery holds. */
export const slipOf = (bet: Pick<StandingBet, 'content'>) => storedSlip.parse(bet.content);

/** The odds of a play as they are now. The greatest prize group of its mode, where odds depend on one. */
export const oddsNow = (game: Game, play: Play): OddsRow =>
  customaryRow(play, prizeModes[game.mode].groupMost);

export const oddsView = ({ tiers }: Pick<OddsRow, 'tiers'>): Record<string, string> =>
  Object.fromEntries(Object.entries(tiers).map(([tier, odds]) => [tier, printOdds(odds)]));

/** What one unit costs in smallest units of the currency; null where the amount is none. */
export function priceOf(price: SlipUnitPrice, currency: Currency): Fraction | null {
  if ('mode' in price) return unitPrice(price.mode, BigInt(price.multiple), currency.digits);
  const units = parseAmount(price.unitStake, currency);
  return units === null || units <= 0n ? null : fraction(units, 1n);
}

/** A line of a slip that was accepted, by its locked odds. */
function lineIn(game: Game, stored: StoredLine, currency: Currency): Line {
  const play = playOf(game.shape, stored.play);
  const read = play && selectFor(play, stored.selection);
  const price = priceOf(stored.price, currency);
  if (play === undefined || read === undefined || read.refusal !== undefined || price === null)
    throw new Error(`a line of ${game.code} cannot be read: ${stored.play} ${stored.selection}`);
  const tiers = Object.entries(stored.odds).map(([tier, text]) => {
    const odds = readOdds(text);
    if (odds === null) throw new Error(`a line of ${game.code} has no odds: ${text}`);
    return [tier, odds] as const;
  });
  return lineOf(
    play,
    { shape: game.shape, tiers: Object.fromEntries(tiers) },
    { selection: read.selection, unitPrice: price },
  );
}

/** What each line of a slip pays on a board, in smallest units. */
export function payoutsOfLines(
  bet: Pick<StandingBet, 'gameId' | 'currency' | 'content'>,
  board: Board,
): bigint[] {
  const game = soldGame(bet.gameId);
  if (game === null) throw new Error(`there is no lottery ${bet.gameId}`);
  const currency = knownCurrency(bet.currency);
  return slipOf(bet).lines.map((line) => settleLine(lineIn(game, line, currency), board).payout);
}

export const payoutOfSlip = (
  bet: Pick<StandingBet, 'gameId' | 'currency' | 'content'>,
  board: Board,
): bigint => payoutsOfLines(bet, board).reduce((sum, payout) => sum + payout, 0n);
