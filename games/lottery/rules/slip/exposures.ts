import { greatestOf } from '../exact/greatest.ts';
import { combinationsOf } from '../selections/arrangements.ts';
import { greatestPayout, type Line, payoutOf } from './line.ts';

/** How much a line pays where one fact of a board comes true. */
export interface LineExposure {
  /** The same for all lines, and plays, that win by it: `vn-north tail2 37`. */
  readonly fact: string;
  /** For the fact once: a number that comes at three places pays three times as much. In smallest units. */
  readonly payout: bigint;
}

/**
 * [LT14] The facts by which a line can win, for caps on what the house may owe for each of them. A line whose units are too many to be
 * told apart has one fact, its play, with all that it can win.
 */
export function exposuresOf(line: Line): LineExposure[] {
  const { play, selection } = line;
  const { exposure, shape } = play;
  if (exposure === undefined) return [{ fact: `${shape} ${play.code}`, payout: greatestPayout(line) }];
  const hasParts = play.grammar.parts.length > 1;
  return selection.flatMap((symbols, part) =>
    combinationsOf(symbols, exposure.symbols).map((together) => ({
      fact: [
        shape,
        exposure.fact,
        ...(hasParts ? [play.grammar.parts[part]?.code ?? ''] : []),
        together.join('.'),
      ].join(' '),
      payout: payoutOnce(line, part, together),
    })),
  );
}

/** What these symbols alone pay for their best tier, once. */
function payoutOnce(line: Line, part: number, symbols: readonly string[]): bigint {
  const { play, selection } = line;
  const alone = selection.map((_, at) => (at === part ? symbols : []));
  const counts = play.count(alone);
  const tiers = play.kinds
    .filter(({ code }) => (counts[code] ?? 0) > 0)
    .flatMap(({ means }) => Object.keys(means));
  return greatestOf(tiers.map((tier) => payoutOf(line, { [tier]: 1 })));
}
