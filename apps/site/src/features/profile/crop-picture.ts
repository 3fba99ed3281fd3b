/** What is kept of a picture, in its own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const side = 512;

/** Cuts a square out of a picture and draws it anew, 512 pixels wide; throws where the browser cannot read the picture. */
export async function cropPicture(file: Blob, area: CropArea): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the browser gives no canvas');
  pen.imageSmoothingQuality = 'high';
  // What was transparent becomes white rather than black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, side, side);
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the browser made no picture'))),
      'image/jpeg',
      0.9,
    );
  });
}
