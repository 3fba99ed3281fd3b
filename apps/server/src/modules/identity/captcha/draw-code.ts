import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { codeLetters, type Point, strokesOf } from './letter-strokes.ts';
import { between, pick, pictureRandom, type Random } from './picture-random.ts';

/** Pixels of the picture; a page shows it at two thirds, so that it is sharp on a fine screen. */
export const codePicture = { width: 360, height: 120 } as const;

export const codeLength = 5;

/** A picture with what is written in it. */
export interface DrawnCode {
  /** `data:image/png;base64,…` */
  readonly image: string;
  readonly code: string;
}

/** Ink on its ground; each pair contrasts by more than 7:1. */
export const inks = [
  { ink: '#2a1650', ground: ['#fff3d6', '#f3d9a4'] },
  { ink: '#0b3d3a', ground: ['#eaf7ef', '#c4e6d6'] },
  { ink: '#5a1220', ground: ['#fdeee6', '#f2cfc0'] },
  { ink: '#14224d', ground: ['#eef2ff', '#cfd9f5'] },
] as const;

/** A code from the system's random source: what it says is the secret, not how it looks. */
const anyCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');

/** Draws a new code. A few milliseconds of one core, most of them off the main thread. */
export async function drawCode(): Promise<DrawnCode> {
  const code = anyCode();
  const picture = await sharp(Buffer.from(codeSvg(code, pictureRandom())))
    .png({ palette: true, colours: 32, effort: 1 })
    .toBuffer();
  return { image: `data:image/png;base64,${picture.toString('base64')}`, code };
}

/** The picture of a code: strokes alone, no text in it; another with every source of numbers. */
export function codeSvg(code: string, random: Random): string {
  const { width, height } = codePicture;
  const { ink, ground } = pick(random, inks);
  const bend = anyBend(random);
  const letters = lettersOf(code, random).map(({ strokes, pen }) =>
    strokes.map((stroke) => drawn(stroke.map(bend), ink, pen)).join(''),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<linearGradient id="g" x2="1" y2="${between(random, 0, 1).toFixed(2)}"><stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`,
    ...specks(random, 60, ink, 0.28),
    ...letters,
    // Lines in the ink join letters that stand apart, those in the ground's colour part what is joined.
    ...threads(random, 3, ink, 3.2),
    ...threads(random, 3, ground[0], 2.4),
    ...specks(random, 40, ground[1], 0.9),
    '</svg>',
  ].join('');
}

/** Room at either end, for a letter that leans and a wave that carries it. */
const edge = 22;

interface PlacedLetter {
  readonly strokes: readonly (readonly Point[])[];
  readonly pen: number;
}

/** Each letter on its own place, a little turned, leaning and sized by chance; neighbours come close and touch. */
export function lettersOf(code: string, random: Random): PlacedLetter[] {
  const { width, height } = codePicture;
  const step = (width - 2 * edge) / code.length;
  return [...code].map((letter, index) => {
    const [wide, tall] = [between(random, 0.68, 0.84), between(random, 0.6, 0.72)];
    const [turn, lean] = [between(random, -0.26, 0.26), between(random, -0.18, 0.18)];
    const middle: Point = [
      edge + step * (index + 0.5) + between(random, -5, 5),
      height / 2 + between(random, -8, 8),
    ];
    const place = ([x, y]: Point): Point => {
      const [flatX, flatY] = [(x - 30) * wide, (y - 50) * tall];
      const leaned = flatX - flatY * lean;
      return [
        middle[0] + leaned * Math.cos(turn) - flatY * Math.sin(turn),
        middle[1] + leaned * Math.sin(turn) + flatY * Math.cos(turn),
      ];
    };
    return { strokes: strokesOf(letter).map((stroke) => stroke.map(place)), pen: between(random, 5, 7.5) };
  });
}

/** One bend for the whole picture: waves along and across. */
export function anyBend(random: Random): (point: Point) => Point {
  const wave = (size: number, long: number) => {
    const [height, length, start] = [
      between(random, size * 0.6, size),
      between(random, long, long * 1.6),
      between(random, 0, 2 * Math.PI),
    ];
    return (at: number): number => height * Math.sin((2 * Math.PI * at) / length + start);
  };
  const [across, along] = [wave(5, 70), wave(7, 110)];
  return ([x, y]) => [x + across(y), y + along(x)];
}

const drawn = (points: readonly Point[], colour: string, pen: number): string =>
  `<path d="M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}" stroke="${colour}" stroke-width="${pen.toFixed(1)}"/>`;

/** Waving lines from edge to edge. */
function threads(random: Random, count: number, colour: string, pen: number): string[] {
  const { width, height } = codePicture;
  return Array.from({ length: count }, () => {
    const [from, to] = [between(random, 20, height - 20), between(random, 20, height - 20)];
    const bend = anyBend(random);
    const points = Array.from({ length: 40 }, (_, index): Point => {
      const share = index / 39;
      return bend([share * (width + 20) - 10, from + (to - from) * share]);
    });
    return drawn(points, colour, between(random, pen * 0.7, pen));
  });
}

function specks(random: Random, count: number, colour: string, opacity: number): string[] {
  const { width, height } = codePicture;
  return Array.from({ length: count }, () => {
    const [x, y, r] = [random() * width, random() * height, between(random, 0.8, 2.2)];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${colour}" opacity="${opacity}"/>`;
  });
}
