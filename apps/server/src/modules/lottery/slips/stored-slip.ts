import type { SlipLine, SlipUnitPrice } from '@ikka/contract';
import {
  type Board,
  type Game,
  type Line,
  lineOf,
  type OddsRow,
  playOf,
  printOdds,
  readOdds,
  type Settlement,
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

export const storedLines = z.array(
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
);

const storedSlip = z.object({
  issue: z.string(),
  lines: storedLines,
  /** The prize group that its odds are made of; slips of the first days have the greatest and do not say so. */
  group: z.number().int().nullable().default(null),
  /** What of its stake comes back when it is settled; as on the wire. */
  rebate: z.string().default('0.00'),
  chaseId: z.string().nullable().default(null),
});

export type SlipContent = z.output<typeof storedSlip>;

/** What a standing bet of a lottery holds. */
export const slipOf = (bet: Pick<StandingBet, 'content'>) => storedSlip.parse(bet.content);

const printed = new WeakMap<OddsRow['tiers'], Record<string, string>>();

/** Odds as they are shown. The same row is printed once, however many slips are placed by it. */
export function oddsView({ tiers }: Pick<OddsRow, 'tiers'>): Readonly<Record<string, string>> {
  const known = printed.get(tiers);
  if (known !== undefined) return known;
  const view = Object.fromEntries(Object.entries(tiers).map(([tier, odds]) => [tier, printOdds(odds)]));
  printed.set(tiers, view);
  return view;
}

/** What one unit costs in smallest units of the currency; null where the amount is none. */
export function priceOf(price: SlipUnitPrice, currency: Currency): Fraction | null {
  if ('mode' in price) return unitPrice(price.mode, BigInt(price.multiple), currency.digits);
  const units = parseAmount(price.unitStake, currency);
  return units === null || units <= 0n ? null : fraction(units, 1n);
}

/** A line of a slip that was accepted, by its locked odds. */
export function lineIn(game: Game, stored: StoredLine, currency: Currency): Line {
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

type SlipBet = Pick<StandingBet, 'gameId' | 'currency' | 'content'>;

function rulesOf(lines: readonly StoredLine[], { gameId, currency }: SlipBet): Line[] {
  const game = soldGame(gameId);
  if (game === null) throw new Error(`there is no lottery ${gameId}`);
  return lines.map((line) => lineIn(game, line, knownCurrency(currency)));
}

/** The lines of a slip as the rules know them. */
export const linesOf = (bet: SlipBet): Line[] => rulesOf(slipOf(bet).lines, bet);

/** What each line of a slip comes to on a board: what it pays, in smallest units, and by which hits. */
export const settlementsOf = (bet: SlipBet, board: Board): Settlement[] =>
  linesOf(bet).map((line) => settleLine(line, board));

/** Lines of one board that are remembered at most; long lists of numbers, which hardly two slips share, are not. */
const rememberedMost = 50_000;
const rememberedLength = 200;

/**
 * What slips of one game pay on a board, and what of their stakes comes back whether they won or lost, in smallest units. A line that many
 * slips have, such as a lucky number, is read and settled once.
 */
export function settlerOf(board: Board): (bet: SlipBet) => { payout: bigint; rebate: bigint } {
  const known = new Map<string, bigint>();
  const payoutOf = (stored: StoredLine, bet: SlipBet): bigint => {
    const { play, selection, price, odds } = stored;
    const key = JSON.stringify([bet.gameId, bet.currency, play, selection, price, odds]);
    const paid = known.get(key);
    if (paid !== undefined) return paid;
    const payout = rulesOf([stored], bet).reduce((sum, line) => sum + settleLine(line, board).payout, 0n);
    if (known.size < rememberedMost && key.length <= rememberedLength) known.set(key, payout);
    return payout;
  };
  return (bet) => {
    const { lines, rebate } = slipOf(bet);
    return {
      payout: lines.reduce((sum, line) => sum + payoutOf(line, bet), 0n),
      rebate: parseAmount(rebate, knownCurrency(bet.currency)) ?? 0n,
    };
  };
}
