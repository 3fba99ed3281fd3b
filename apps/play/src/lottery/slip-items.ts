import type { SlipUnitPrice } from '@ikka/contract';
import { type Game, type Play, playOf, printSelection, selectFor } from '@ikka/lottery/rules';
import type { Currency } from '@ikka/money';
import { type Draft, type DraftLine, lineOfDraft } from './bet-draft.ts';
import type { KeptLine } from './desk-memory.ts';

/** By play the odds that are offered now. */
export type OddsNow = readonly { readonly play: string; readonly odds: Readonly<Record<string, string>> }[];

/** A line of the slip with what it costs and can win at the odds of now. */
export interface SlipItem {
  readonly kept: KeptLine;
  /** Which of the kept lines it is. */
  readonly at: number;
  readonly play: Play;
  readonly quote: DraftLine;
}

/** What is chosen, as a line that can be kept; null while it is no bet. */
export function keepDraft(play: Play, draft: Draft, price: SlipUnitPrice): KeptLine | null {
  const read = selectFor(
    play,
    draft.map((symbols) => [...symbols]),
  );
  return read.refusal === undefined
    ? { play: play.code, selection: printSelection(read.selection), price }
    : null;
}

/** The draft that a kept line was; null where its play is not offered or its selection is none any more. */
export function draftOfLine(
  game: Game,
  { play: code, selection }: KeptLine,
): { play: Play; draft: Draft } | null {
  const play: Play | undefined = playOf(game.shape, code);
  const read = play && selectFor(play, selection);
  return play === undefined || read === undefined || read.refusal !== undefined
    ? null
    : { play, draft: read.selection };
}

/** Kept lines as they can be bet now, at the odds of now; those that cannot are left out. */
export function itemsNow(
  game: Game,
  lines: readonly KeptLine[],
  offered: OddsNow,
  currency: Currency,
): SlipItem[] {
  return lines.flatMap((kept, at): SlipItem | [] => {
    const read = draftOfLine(game, kept);
    const odds = offered.find(({ play }) => play === kept.play)?.odds;
    if (read === null || odds === undefined) return [];
    const quote = lineOfDraft({ game, play: read.play, odds }, read.draft, kept.price, currency);
    return quote === null || !quote.isOpen ? [] : { kept, at, play: read.play, quote };
  });
}
