import type { SlipUnitPrice } from '@ikka/contract';

/** A line as the desk keeps it: odds are those of the moment in which it is bet. */
export interface KeptLine {
  readonly play: string;
  /** As it is sent: parts parted by |, symbols by commas. */
  readonly selection: string;
  readonly price: SlipUnitPrice;
}

export interface Favourite {
  readonly game: string;
  readonly lines: readonly KeptLine[];
}

/** What the desk remembers of a member in this browser. */
export interface DeskMemory {
  readonly favourites: readonly Favourite[];
  /** By lottery the slip that was placed last, and the bet type that was open last. */
  readonly last: Readonly<Record<string, readonly KeptLine[]>>;
  readonly plays: Readonly<Record<string, string>>;
  /** Single keys act as shortcuts. */
  readonly hasKeys: boolean;
}

export const emptyMemory: DeskMemory = { favourites: [], last: {}, plays: {}, hasKeys: true };
export const favouritesMost = 20;

/** Reads what was kept; whatever is not of this kind is dropped, for anybody may have written there. */
export function readMemory(text: string | null): DeskMemory {
  const value = parsed(text);
  if (!isRecord(value)) return emptyMemory;
  return {
    favourites: (Array.isArray(value.favourites) ? value.favourites : [])
      .flatMap((one): Favourite | [] =>
        isRecord(one) && typeof one.game === 'string' ? { game: one.game, lines: linesOf(one.lines) } : [],
      )
      .filter(({ lines }) => lines.length > 0)
      .slice(0, favouritesMost),
    last: Object.fromEntries(
      Object.entries(isRecord(value.last) ? value.last : {}).map(([game, lines]) => [game, linesOf(lines)]),
    ),
    plays: Object.fromEntries(
      Object.entries(isRecord(value.plays) ? value.plays : {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
    hasKeys: value.hasKeys !== false,
  };
}

/** With a slip among the favourites, the newest first; the same slip stands there once. */
export function withFavourite(memory: DeskMemory, favourite: Favourite): DeskMemory {
  const key = JSON.stringify(favourite);
  const others = memory.favourites.filter((one) => JSON.stringify(one) !== key);
  return { ...memory, favourites: [favourite, ...others].slice(0, favouritesMost) };
}

export const withoutFavourite = (memory: DeskMemory, favourite: Favourite): DeskMemory => ({
  ...memory,
  favourites: memory.favourites.filter((one) => one !== favourite),
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const linesOf = (value: unknown): KeptLine[] =>
  (Array.isArray(value) ? value : []).flatMap((line): KeptLine | [] => {
    if (!isRecord(line) || typeof line.play !== 'string' || typeof line.selection !== 'string') return [];
    const price = priceOf(line.price);
    return price === null ? [] : { play: line.play, selection: line.selection, price };
  });

const modes = ['YUAN', 'JIAO', 'FEN', 'LI'] as const;

function priceOf(value: unknown): SlipUnitPrice | null {
  if (!isRecord(value)) return null;
  if (typeof value.unitStake === 'string') return { unitStake: value.unitStake };
  const mode = modes.find((one) => one === value.mode);
  const { multiple } = value;
  return mode !== undefined && typeof multiple === 'number' && Number.isInteger(multiple)
    ? { mode, multiple }
    : null;
}
