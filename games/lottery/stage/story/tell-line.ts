import {
  type Board,
  numbersOf,
  type Part,
  type Play,
  playOf,
  readBoard,
  type ShapeCode,
  selectFor,
} from '../../rules/index.ts';

/** A line of a slip, as the server keeps and sends it. */
export interface ToldLine {
  readonly play: string;
  readonly selection: string;
  /** By tier, what one unit of stake returns. */
  readonly odds: Readonly<Record<string, string>>;
}

/** A number of the board, in three pieces: the digits that decided stand in the middle. */
export interface ToldPlace {
  readonly group: string;
  readonly before: string;
  readonly decisive: string;
  readonly after: string;
}

/** What won. */
export interface ToldHit {
  readonly symbols: readonly string[];
  /** So many units, or places, that each pay the odds. */
  readonly times: number;
  readonly odds: string;
  readonly at: readonly ToldPlace[];
}

export interface LineStory {
  readonly play: Play;
  /** By part what was chosen, empty parts left out. */
  readonly chosen: readonly { readonly part: Part; readonly symbols: readonly string[] }[];
  /** Null until there is a board; none where the line lost. */
  readonly hits: readonly ToldHit[] | null;
}

/** What a line was on, what came, and why it won: by the code that settles it. Null for a line that this version cannot read. */
export function tellLine(shape: ShapeCode, line: ToldLine, board: string | null): LineStory | null {
  const play: Play | undefined = playOf(shape, line.play);
  const read = play && selectFor(play, line.selection);
  if (play === undefined || read === undefined || read.refusal !== undefined) return null;
  const { selection } = read;
  const drawn: Board | null = board === null ? null : readBoard(shape, board);
  return {
    play,
    chosen: play.grammar.parts.flatMap((part, at) => {
      const symbols = selection[at] ?? [];
      return symbols.length === 0 ? [] : [{ part, symbols }];
    }),
    hits:
      drawn === null
        ? null
        : play.hits(selection, drawn).map(({ tier, times, symbols, at }) => ({
            symbols,
            times,
            odds: line.odds[tier] ?? '',
            at: at.map(({ group, index, from, to }) => {
              const number = numbersOf(drawn, group)[index] ?? '';
              return {
                group,
                before: number.slice(0, from ?? 0),
                decisive: number.slice(from ?? 0, to ?? number.length),
                after: number.slice(to ?? number.length),
              };
            }),
          })),
  };
}
