import sharp, { type Sharp } from 'sharp';
import type { Drawing, Picture } from './picture.ts';

/**
 * Draws a picture anew from its pixels, in the process that calls it. Throws where it cannot: cut short, too slow, or a picture in
 * its first bytes alone.
 */
export async function draw(bare: Uint8Array, drawing: Drawing, seconds: number): Promise<Picture[]> {
  const source = sharp(bare, { failOn: 'error', pages: 1 });
  const { autoOrient } = await source.metadata();
  // Cameras write which way is up beside the picture; it is turned before that note is left behind.
  const upright = source.autoOrient().toColourspace('srgb').timeout({ seconds });
  const made: Picture[] = [];
  for (const one of outputsOf(drawing, upright, autoOrient.width)) {
    const { data, info } = await one.toBuffer({ resolveWithObject: true });
    const type = info.format === 'webp' ? 'image/webp' : 'image/avif';
    made.push({ bytes: data, type, width: info.width, height: info.height });
  }
  return made;
}

function outputsOf(drawing: Drawing, picture: Sharp, width: number): Sharp[] {
  switch (drawing.kind) {
    case 'squares':
      return drawing.sides.map((side) =>
        picture.clone().resize(side, side, { fit: 'cover' }).webp({ quality: 82 }),
      );
    case 'paper': {
      const { sideMax } = drawing;
      return [
        picture
          .resize(sideMax, sideMax, { fit: 'inside', withoutEnlargement: true })
          .flatten({ background: '#ffffff' })
          .webp({ quality: 86 }),
      ];
    }
    case 'widths': {
      const own = Math.min(width, Math.max(...drawing.widths));
      const drawnAt = [...drawing.widths.filter((one) => one < own), own];
      return drawnAt.flatMap((one) => [
        picture.clone().resize({ width: one }).avif({ quality: 55, effort: 2 }),
        picture.clone().resize({ width: one }).webp({ quality: 80 }),
      ]);
    }
  }
}
