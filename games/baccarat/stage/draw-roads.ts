import {
  colourRuns,
  type DerivedRoad,
  derivedColours,
  derivedRoads,
  type Mark,
  type Place,
  placeRuns,
  ROAD_ROWS,
  readMark,
  runsOf,
} from '../rules/index.ts';
import { CELL, colours, shape } from './svg.ts';

export type RoadName = 'bead' | 'big' | DerivedRoad;

/** What is drawn in one cell, around the cell's own corner. */
interface Cell extends Pick<Place, 'column' | 'row'> {
  readonly shapes: readonly SVGElement[];
}

/**
 * [B18-B21] Draws a road of these marks on a grid of six rows. So many columns are shown; of a longer road the last ones. The
 * picture is an ornament to who cannot see it: statistics say the same in words.
 */
export function drawRoad(road: RoadName, marks: readonly string[], columns: number): SVGSVGElement {
  const read = marks.map(readMark);
  const cells =
    road === 'bead' ? beadCells(read) : road === 'big' ? bigCells(read) : derivedCells(read, road);
  const last = cells.reduce((most, { column }) => Math.max(most, column), -1);
  const first = Math.max(0, last + 2 - columns);
  const svg = shape('svg', {
    viewBox: `0 0 ${columns * CELL} ${ROAD_ROWS * CELL}`,
    'aria-hidden': 'true',
    'data-road': road,
  }) as SVGSVGElement;
  svg.append(grid(columns));
  for (const { column, row, shapes } of cells) {
    if (column < first) continue;
    const group = shape('g', { transform: `translate(${(column - first) * CELL} ${row * CELL})` });
    group.append(...shapes);
    svg.append(group);
  }
  return svg;
}

function grid(columns: number): SVGElement {
  const lines: string[] = [];
  for (let x = 0; x <= columns; x += 1) lines.push(`M${x * CELL} 0V${ROAD_ROWS * CELL}`);
  for (let y = 0; y <= ROAD_ROWS; y += 1) lines.push(`M0 ${y * CELL}H${columns * CELL}`);
  return shape('path', {
    d: lines.join(''),
    stroke: 'currentColor',
    'stroke-width': 0.6,
    opacity: 0.22,
    fill: 'none',
  });
}

const middle = CELL / 2;
const letters = { player: 'P', banker: 'B', tie: 'T' } as const;

/** Pairs are dots in two corners: the banker's above, the player's below. */
function pairDots({ isBankerPair, isPlayerPair }: Mark): SVGElement[] {
  const dot = (at: number, fill: string) =>
    shape('circle', { cx: at, cy: at, r: 3, fill, stroke: '#fff', 'stroke-width': 0.8 });
  return [
    ...(isBankerPair ? [dot(4, colours.banker)] : []),
    ...(isPlayerPair ? [dot(CELL - 4, colours.player)] : []),
  ];
}

function beadCells(marks: readonly Mark[]): Cell[] {
  return marks.map((mark, at) => {
    const letter = shape('text', {
      x: middle,
      y: middle + 4,
      'text-anchor': 'middle',
      'font-size': 11,
      'font-weight': 700,
      fill: '#fff',
    });
    letter.textContent = letters[mark.winner];
    const bead = shape('circle', { cx: middle, cy: middle, r: 8.4, fill: colours[mark.winner] });
    return {
      column: Math.floor(at / ROAD_ROWS),
      row: at % ROAD_ROWS,
      shapes: [bead, letter, ...pairDots(mark)],
    };
  });
}

function bigCells(marks: readonly Mark[]): Cell[] {
  const decided = marks.filter(({ winner }) => winner !== 'tie');
  const runs = runsOf(marks.map(({ winner }) => winner));
  return placeRuns(runs.map(({ ties }) => ties.length)).map(({ column, row, run, cell }, at) => {
    const ties = runs[run]?.ties[cell] ?? 0;
    const mark = decided[at];
    const ring = shape('circle', {
      cx: middle,
      cy: middle,
      r: 7.2,
      fill: 'none',
      stroke: colours[runs[run]?.winner ?? 'tie'],
      'stroke-width': 2.6,
    });
    return { column, row, shapes: [ring, ...tieSlash(ties), ...(mark ? pairDots(mark) : [])] };
  });
}

/** Ties that followed: a slash, with their number where there are several. */
function tieSlash(ties: number): SVGElement[] {
  if (ties === 0) return [];
  const slash = shape('path', { d: 'M4 16L16 4', stroke: colours.tie, 'stroke-width': 2.4 });
  if (ties === 1) return [slash];
  const count = shape('text', {
    x: middle,
    y: middle + 4,
    'text-anchor': 'middle',
    'font-size': 10,
    'font-weight': 800,
    fill: colours.tie,
  });
  count.textContent = String(ties);
  return [slash, count];
}

function derivedCells(marks: readonly Mark[], road: DerivedRoad): Cell[] {
  const runs = colourRuns(derivedColours(runsOf(marks.map(({ winner }) => winner)), derivedRoads[road]));
  return placeRuns(runs.map(({ length }) => length)).map(({ column, row, run }) => ({
    column,
    row,
    shapes: [derivedSign(road, colours[runs[run]?.colour ?? 'red'])],
  }));
}

/** Big Eye Boy is a ring, Small Road a full circle, Cockroach Road a slash. */
function derivedSign(road: DerivedRoad, colour: string): SVGElement {
  if (road === 'cockroach')
    return shape('path', { d: 'M4 16L16 4', stroke: colour, 'stroke-width': 3, 'stroke-linecap': 'round' });
  const isRing = road === 'bigEye';
  return shape('circle', {
    cx: middle,
    cy: middle,
    r: 6.6,
    fill: isRing ? 'none' : colour,
    stroke: colour,
    'stroke-width': 2.6,
  });
}

/** [B22] The sign that a derived road would take next, alone in its cell; an empty cell where it has not begun. */
export function drawNext(road: DerivedRoad, colour: 'red' | 'blue' | null): SVGSVGElement {
  const svg = shape('svg', { viewBox: `0 0 ${CELL} ${CELL}`, 'aria-hidden': 'true' }) as SVGSVGElement;
  if (colour !== null) svg.append(derivedSign(road, colours[colour]));
  return svg;
}
