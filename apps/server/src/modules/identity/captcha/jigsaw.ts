/** The side of a jigsaw piece: with a knob, with a hollow for one, or straight. */
export type Side = 'out' | 'in' | 'flat';

export interface PieceShape {
  readonly top: Side;
  readonly end: Side;
  readonly bottom: Side;
  readonly start: Side;
}

/** The piece's picture is a square of this side; its knobs reach into the margin. */
export const pieceBox = 60;
const margin = 10;
const body = pieceBox - 2 * margin;
const knob = 8;

/** One side, drawn to the right from the present point; `turn` rotates it for the other three. */
function side(kind: Side, turn: number): string {
  const straight = (body - 2 * knob) / 2;
  const rotate = (x: number, y: number): string => {
    const [cos, sin] = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ][turn] as [number, number];
    return `${x * cos - y * sin} ${x * sin + y * cos}`;
  };
  if (kind === 'flat') return `l ${rotate(body, 0)}`;
  const sweep = kind === 'out' ? 1 : 0;
  return `l ${rotate(straight, 0)} a ${knob} ${knob} 0 1 ${sweep} ${rotate(2 * knob, 0)} l ${rotate(straight, 0)}`;
}

/** The outline of the piece as an SVG path inside its box. */
export function piecePath(shape: PieceShape): string {
  const sides = [side(shape.top, 0), side(shape.end, 1), side(shape.bottom, 2), side(shape.start, 3)];
  return `M ${margin} ${margin} ${sides.join(' ')} Z`;
}
