import { type Refusal, refuse, type SlipLine } from '@ikka/contract';
import {
  type Game,
  type Line,
  lineOf,
  playOf,
  printSelection,
  quoteLine,
  selectFor,
} from '@ikka/lottery/rules';
import { type Currency, formatAmount, multiplyByFraction } from '@ikka/money';
import { hasGroups, type Terms } from '../terms.ts';
import { oddsView, priceOf, type StoredLine } from './stored-slip.ts';

/** A slip as it was read: what it costs, what it can win, and as what it is kept. */
export interface ReadSlip {
  readonly lines: readonly StoredLine[];
  /** The same lines as the rules know them, with what each can win at most. */
  readonly priced: readonly { readonly line: Line; readonly greatest: bigint }[];
  readonly stake: bigint;
  readonly greatest: bigint;
  /** The prize group of its odds; null where odds are fixed. */
  readonly group: number | null;
  /** What of its stake comes back when it is settled. */
  readonly rebate: bigint;
}

export type LineRefusal = Refusal<
  'lottery.line_invalid' | 'lottery.play_closed' | 'lottery.odds_changed' | 'lottery.group_invalid'
>;

/** Reads the lines of a slip by the rules and the terms of now, at the odds that its player saw. */
export function readLines(
  terms: Terms,
  game: Game,
  { lines, group }: { readonly lines: readonly SlipLine[]; readonly group?: number | undefined },
  currency: Currency,
): ReadSlip | LineRefusal {
  const choice = group !== undefined && !hasGroups(game) ? null : terms.choose(game, group);
  if (choice === null) return refuse('lottery.group_invalid', { most: terms.groupMost(game) });
  const stored: StoredLine[] = [];
  const priced: { line: Line; greatest: bigint }[] = [];
  let stake = 0n;
  for (const [at, sent] of lines.entries()) {
    const place = at + 1;
    const invalid = (why: string) => refuse('lottery.line_invalid', { line: place, why });
    const play = playOf(game.shape, sent.play);
    if (play === undefined) return invalid('unknown_play');
    const read = selectFor(play, sent.selection);
    if (read.refusal !== undefined) return invalid(read.refusal);
    const price = priceOf(sent.price, currency);
    // Where odds depend on a prize group, a unit costs two coins or a part of them; elsewhere what the player says.
    if (price === null || 'mode' in sent.price !== hasGroups(game)) return invalid('price');
    const odds = terms.odds(game, play, choice.group);
    const line = lineOf(play, odds, { selection: read.selection, unitPrice: price });
    const quote = quoteLine(line);
    if (quote.stake === null) return invalid('price');
    if (!terms.isSold(game, play) || (quote.opensByOperator && !terms.isOpened(game, play)))
      return refuse('lottery.play_closed', { line: place });
    const now = oddsView(odds);
    if (!isSame(now, sent.odds))
      return refuse('lottery.odds_changed', { line: place, odds: JSON.stringify(now) });
    stored.push({
      play: play.code,
      selection: printSelection(read.selection),
      price: sent.price,
      odds: now,
      units: quote.units,
      stake: formatAmount(quote.stake, currency),
    });
    priced.push({ line, greatest: quote.greatestPayout });
    stake += quote.stake;
  }
  return {
    lines: stored,
    priced,
    stake,
    greatest: priced.reduce((sum, { greatest }) => sum + greatest, 0n),
    group: hasGroups(game) ? choice.group : null,
    rebate: multiplyByFraction(stake, choice.rebate, 'down'),
  };
}

const isSame = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([tier, odds]) => other[tier] === odds);
