import { type ReadSelection, readSelection } from '../selections/read-selection.ts';
import { type Play, unitsOf } from './play.ts';

/** Reads a selection of a play, as `readSelection` does; one that makes no unit (a pair of 7 with a single 7) is none either. */
export function selectFor(play: Play, sent: unknown): ReadSelection {
  const read = readSelection(play.grammar, sent);
  if (read.refusal !== undefined) return read;
  return unitsOf(play, read.selection) === 0 ? { refusal: 'makes_no_unit' } : read;
}
