import { isJoker } from '@ikka/game-kit';
import { isRed, type PlayingCard, playingCard } from './card.ts';
import { CARD_HEIGHT, CARD_WIDTH, courtPaths, isCourt, pipsOf, suitPaths } from './face-plan.ts';

const starPath =
  'M50 0 L60 26 L85 15 L74 40 L100 50 L74 60 L85 85 L60 74 L50 100 L40 74 L15 85 L26 60 L0 50 L26 40 L15 15 L40 26Z';
const SVG = 'http://www.w3.org/2000/svg';
const ink = { red: '#c4302b', black: '#1c1a2b' } as const;
const paper = '#fffdf8';
const back = { ground: '#2a2f72', line: '#f9bd45' } as const;

function shape(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

function suitSign(
  { suit }: PlayingCard,
  at: { readonly x: number; readonly y: number; readonly size: number; readonly isTurned: boolean },
): SVGElement {
  const scale = at.size / 100;
  const turn = at.isTurned ? ' rotate(180)' : '';
  return shape('path', {
    d: suitPaths[suit],
    transform: `translate(${at.x} ${at.y})${turn} scale(${scale}) translate(-50 -50)`,
  });
}

/** Rank and suit as they stand in the corner at the top; the other corner is the same, turned. */
function corner(card: PlayingCard, isTurned: boolean): SVGElement {
  const group = shape('g', {
    transform: isTurned ? `rotate(180 ${CARD_WIDTH / 2} ${CARD_HEIGHT / 2})` : '',
  });
  const rank = shape('text', {
    x: 32,
    y: 54,
    'text-anchor': 'middle',
    'font-size': card.rank === '10' ? 46 : 54,
    'font-weight': 700,
    'letter-spacing': card.rank === '10' ? -5 : 0,
    'font-family': 'Georgia, "Times New Roman", serif',
  });
  rank.textContent = card.rank;
  group.append(rank, suitSign(card, { x: 32, y: 82, size: 34, isTurned: false }));
  return group;
}

function courtPicture(card: PlayingCard): SVGElement[] {
  const frame = { x: 62, y: 42, width: 126, height: 266, rx: 8, fill: 'none', 'stroke-width': 2 };
  const letter = shape('text', {
    x: CARD_WIDTH / 2,
    y: 232,
    'text-anchor': 'middle',
    'font-size': 120,
    'font-weight': 700,
    'font-family': 'Georgia, "Times New Roman", serif',
  });
  letter.textContent = card.rank;
  return [
    shape('rect', { ...frame, stroke: '#cf871a' }),
    shape('path', {
      d: courtPaths[card.rank] ?? '',
      transform: `translate(${CARD_WIDTH / 2} 112)`,
      fill: '#eba52c',
      stroke: '#7a4a0d',
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
    letter,
    suitSign(card, { x: CARD_WIDTH / 2, y: 272, size: 44, isTurned: false }),
  ];
}

function blank(ground: string): SVGSVGElement {
  const svg = shape('svg', { viewBox: `0 0 ${CARD_WIDTH} ${CARD_HEIGHT}` }) as SVGSVGElement;
  svg.append(
    shape('rect', {
      x: 1.5,
      y: 1.5,
      width: CARD_WIDTH - 3,
      height: CARD_HEIGHT - 3,
      rx: 20,
      fill: ground,
      stroke: '#00000040',
      'stroke-width': 3,
    }),
  );
  return svg;
}

/**
 * Draws the face of a card by its index in the deck (or in a shoe of several). The picture fills its element's width and is
 * named by `label` for who cannot see it; without, it is an ornament.
 */
export function drawCard(index: number, label?: string): SVGSVGElement {
  const svg = blank(paper);
  name(svg, label);
  if (isJoker(index)) {
    svg.append(...joker());
    return svg;
  }
  const card = playingCard(index);
  const face = shape('g', { fill: isRed(card.suit) ? ink.red : ink.black });
  face.append(corner(card, false), corner(card, true));
  if (isCourt(card)) face.append(...courtPicture(card));
  else face.append(...pipsOf(card).map((pip) => suitSign(card, pip)));
  svg.append(face);
  return svg;
}

/** The ace of the house: a star of eight points in its frame. */
function joker(): SVGElement[] {
  const word = shape('text', {
    x: CARD_WIDTH / 2,
    y: 312,
    'text-anchor': 'middle',
    'font-size': 40,
    'font-weight': 700,
    'letter-spacing': 6,
    fill: ink.black,
    'font-family': 'Georgia, "Times New Roman", serif',
  });
  word.textContent = 'JOKER';
  const corners = [
    { x: 34, y: 44 },
    { x: CARD_WIDTH - 34, y: CARD_HEIGHT - 44 },
  ];
  const star = (x: number, y: number, size: number, fill: string) =>
    shape('path', {
      d: starPath,
      transform: `translate(${x} ${y}) scale(${size / 100}) translate(-50 -50)`,
      fill,
    });
  return [
    ...corners.map(({ x, y }) => star(x, y, 42, ink.red)),
    shape('circle', { cx: CARD_WIDTH / 2, cy: 158, r: 82, fill: back.ground }),
    star(CARD_WIDTH / 2, 158, 130, back.line),
    word,
  ];
}

/** Draws the back that all cards share: the lattice of the house. */
export function drawCardBack(label?: string): SVGSVGElement {
  const svg = blank(back.ground);
  name(svg, label);
  const lines: string[] = [];
  for (let y = 26; y < 323; y += 33) {
    for (let x = 26; x < 224; x += 33) {
      const [cx, cy] = [x + 16.5, y + 16.5];
      lines.push(`M${cx} ${y} L${x + 33} ${cy} L${cx} ${y + 33} L${x} ${cy}Z`);
      lines.push(`M${cx - 6} ${cy} A6 6 0 1 0 ${cx + 6} ${cy} A6 6 0 1 0 ${cx - 6} ${cy}Z`);
    }
  }
  svg.append(
    shape('rect', {
      x: 16,
      y: 16,
      width: 218,
      height: 318,
      rx: 10,
      fill: 'none',
      stroke: back.line,
      'stroke-width': 3,
    }),
    shape('path', {
      d: lines.join(' '),
      fill: 'none',
      stroke: back.line,
      'stroke-width': 1.6,
      opacity: 0.75,
    }),
  );
  return svg;
}

function name(svg: SVGSVGElement, label: string | undefined): void {
  if (label === undefined) svg.setAttribute('aria-hidden', 'true');
  else {
    svg.setAttribute('role', 'img');
    svg.setAttribute('aria-label', label);
  }
}
