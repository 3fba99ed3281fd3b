import type { FairStream } from '@ikka/fair';
import type { MinesChoice } from './choice.ts';
import { MINES_MAX, TILE_COUNT } from './sheet.ts';

/** What chance decides: the tiles under which mines lie, in rising order. */
export type MinesOutcome = { readonly laid: readonly number[] };

/** [M1] All mines are laid before the first pick; what is picked changes nothing of it. */
export function drawRound(stream: FairStream, { mines }: MinesChoice): MinesOutcome {
  return { laid: stream.deal(TILE_COUNT, mines).toSorted((a, b) => a - b) };
}

/** An outcome as it was recorded, or undefined when it cannot be one. */
export function readOutcome(value: unknown): MinesOutcome | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { laid } = value as { laid?: unknown };
  if (!Array.isArray(laid) || laid.length === 0 || laid.length > MINES_MAX) return undefined;
  const isTile = (tile: unknown) =>
    Number.isInteger(tile) && (tile as number) >= 0 && (tile as number) < TILE_COUNT;
  return laid.every(isTile) && new Set(laid).size === laid.length ? { laid } : undefined;
}
