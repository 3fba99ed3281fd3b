/** What a name covers when it is written at a size of 100 from the point (0, 0), which is its middle: pixels to each side. */
export interface Ink {
  readonly up: number;
  readonly down: number;
  readonly toLeft: number;
  readonly toRight: number;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where the second line of a title stands, in both languages; its capitals reach up to `numberTop`. */
export const numberBaseline = 722;
const numberTop = numberBaseline - 40;

/** The place of an Urdu name on a cover: above the number where there is one, within the arch. */
export const nameBox = (number: string): Box => ({
  left: 66,
  right: 534,
  top: 540,
  bottom: number === '' ? 716 : numberTop - 8,
});

const sizeMost = 96;

/** A name as large as it can be within the box, its ink in the middle of it. */
export function placeName(
  ink: Ink,
  box: Box,
): { readonly x: number; readonly y: number; readonly size: number } {
  const [width, height] = [ink.toLeft + ink.toRight, ink.up + ink.down];
  const share = Math.min(sizeMost / 100, (box.right - box.left) / width, (box.bottom - box.top) / height);
  return {
    x: (box.left + box.right) / 2 + ((ink.toLeft - ink.toRight) / 2) * share,
    y: (box.top + box.bottom) / 2 + ((ink.up - ink.down) / 2) * share,
    size: 100 * share,
  };
}
