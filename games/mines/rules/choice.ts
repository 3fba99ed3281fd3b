import { MINES_MAX, MINES_MIN, TILE_COUNT } from './sheet.ts';

/** [M2] The number of mines, and the tiles that were opened, in order. */
export type MinesChoice = {
  readonly mines: number;
  readonly picks: readonly number[];
};

/** [M3] Opens one tile. */
export type MinesAction = { readonly pick: number };

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
const isMines = (value: unknown): value is number => isWhole(value, MINES_MIN, MINES_MAX);
const isTile = (value: unknown): value is number => isWhole(value, 0, TILE_COUNT - 1);

function fieldsOf(value: unknown, count: number): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== count) return undefined;
  return value as Readonly<Record<string, unknown>>;
}

/** A round as somebody sent it, as far as it was played, with nothing beside it, or undefined when it is none. */
export function readChoice(value: unknown): MinesChoice | undefined {
  const fields = fieldsOf(value, 2);
  if (!fields) return undefined;
  const { mines, picks } = fields;
  if (!isMines(mines) || !Array.isArray(picks) || picks.length > TILE_COUNT - mines) return undefined;
  if (!picks.every(isTile) || new Set(picks).size !== picks.length) return undefined;
  return { mines, picks };
}

/** What a round is opened with: the number of mines alone. */
export function readOpening(value: unknown): MinesChoice | undefined {
  const mines = fieldsOf(value, 1)?.mines;
  return isMines(mines) ? { mines, picks: [] } : undefined;
}

export function readAction(value: unknown): MinesAction | undefined {
  const pick = fieldsOf(value, 1)?.pick;
  return isTile(pick) ? { pick } : undefined;
}
