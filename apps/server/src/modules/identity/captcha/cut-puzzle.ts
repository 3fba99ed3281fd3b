import { randomInt } from 'node:crypto';
import sharp, { type CreateRaw } from 'sharp';
import { bazaarScene } from './bazaar-scene.ts';
import { type PieceShape, pieceBox, piecePath, type Side } from './jigsaw.ts';
import { pictureRandom, type Random } from './picture-random.ts';

/** Sizes of every puzzle, in pixels of its pictures. */
export const puzzleSize = { width: 320, height: 180, pieceWidth: pieceBox } as const;

/** The piece starts at the near edge, so its place keeps clear of it. */
const pieceXMin = pieceBox + 20;
const pieceXMax = puzzleSize.width - pieceBox - 4;

/** A puzzle with its answer: where the left edge of the piece's picture belongs. */
export interface Puzzle {
  readonly background: string;
  readonly piece: string;
  readonly pieceX: number;
  readonly pieceTop: number;
}

const anySide = (): Side => (['out', 'in', 'flat'] as const)[randomInt(3)] as Side;

/** At least two sides are not straight, so that it reads as a piece of a jigsaw. */
function anyShape(): PieceShape {
  return {
    top: anySide(),
    end: randomInt(2) ? 'out' : 'in',
    bottom: randomInt(2) ? 'out' : 'in',
    start: anySide(),
  };
}

const svg = (width: number, height: number, content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);

const dataUri = (image: Buffer): string => `data:image/webp;base64,${image.toString('base64')}`;

/** Draws a scene and cuts one piece out of it. About ten milliseconds of one core, most of them off the main thread. */
export async function cutPuzzle(): Promise<Puzzle> {
  const { width, height } = puzzleSize;
  const pieceX = randomInt(pieceXMin, pieceXMax + 1);
  const pieceTop = randomInt(8, height - pieceBox - 8 + 1);
  const shape = piecePath(anyShape());
  const random = pictureRandom();
  const scene = await sharp(Buffer.from(bazaarScene(random, width, height)))
    .composite([{ input: grain(random, width, height), blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { raw: { width, height, channels: scene.info.channels } };
  const [background, piece] = await Promise.all([
    sharp(scene.data, raw)
      .composite([{ input: hole(shape), left: pieceX, top: pieceTop }])
      .webp({ quality: 72, effort: 1 })
      .toBuffer(),
    cutPiece(scene.data, raw, shape, pieceX, pieceTop),
  ]);
  return { background: dataUri(background), piece: dataUri(piece), pieceX, pieceTop };
}

async function cutPiece(
  scene: Buffer,
  raw: { readonly raw: CreateRaw },
  shape: string,
  left: number,
  top: number,
): Promise<Buffer> {
  const box = { left, top, width: pieceBox, height: pieceBox };
  const cut = await sharp(scene, raw)
    .extract(box)
    .ensureAlpha()
    .composite([{ input: svg(pieceBox, pieceBox, `<path d="${shape}" fill="#fff"/>`), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(pieceShadow(shape))
    .composite([{ input: cut }, { input: pieceEdge(shape) }])
    .webp({ quality: 80, effort: 1 })
    .toBuffer();
}

/** A dark place with a lit rim, shadowed at its upper edge: the scene shows through faintly. */
const hole = (shape: string): Buffer =>
  svg(
    pieceBox,
    pieceBox,
    `<clipPath id="c"><path d="${shape}"/></clipPath><path d="${shape}" fill="#0b0718" opacity=".62"/><path d="${shape}" fill="none" stroke="#000" stroke-width="7" opacity=".35" clip-path="url(#c)" transform="translate(1.5 2)"/><path d="${shape}" fill="none" stroke="#fff" stroke-width="1.2" opacity=".55"/>`,
  );

const pieceShadow = (shape: string): Buffer =>
  svg(
    pieceBox,
    pieceBox,
    `<g fill="#000" stroke="#000" stroke-linejoin="round"><path d="${shape}" opacity=".16" stroke-width="5"/><path d="${shape}" opacity=".28" stroke-width="2.5" transform="translate(.6 1)"/></g>`,
  );

const pieceEdge = (shape: string): Buffer =>
  svg(
    pieceBox,
    pieceBox,
    `<path d="${shape}" fill="none" stroke="#fff" stroke-width="1.6" opacity=".9"/><path d="${shape}" fill="none" stroke="#5a3a10" stroke-width=".5" opacity=".8"/>`,
  );

/** A little noise and a few false edges, so that the darkest outline is not the only one. */
function grain(random: Random, width: number, height: number): Buffer {
  const marks = Array.from({ length: 14 }, () => {
    const [x, y, w] = [random() * width, random() * height, 12 + random() * 30];
    return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${(w * 0.7).toFixed(1)}" rx="5" transform="rotate(${(random() * 90).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})" fill="${random() < 0.5 ? '#000' : '#fff'}" opacity="${(0.15 + random() * 0.3).toFixed(2)}"/>`;
  });
  return svg(width, height, marks.join(''));
}
