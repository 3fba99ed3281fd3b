/** The size of a stage in CSS pixels and how it is held. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly orientation: 'portrait' | 'landscape';
}

/** Room at the edges that the page keeps for itself (bars, buttons), in CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** A frame is portrait when what is left inside the insets is taller than wide. */
export function frameOf(width: number, height: number, insets: Insets = noInsets): Frame {
  const innerWidth = width - insets.left - insets.right;
  const innerHeight = height - insets.top - insets.bottom;
  return { width, height, orientation: innerHeight > innerWidth ? 'portrait' : 'landscape' };
}

const RATIO_MAX = 2;

/** How many physical pixels to draw for each CSS pixel: the device's own ratio, at most 2 and `pixelsMax` in all. */
export function pixelRatio(deviceRatio: number, width: number, height: number, pixelsMax: number): number {
  const area = Math.max(1, width * height);
  const byArea = Math.sqrt(pixelsMax / area);
  return Math.max(0.4, Math.min(deviceRatio || 1, RATIO_MAX, byArea));
}

/** The scale at which content of `width` x `height` just fits into a box. */
export function containScale(boxWidth: number, boxHeight: number, width: number, height: number): number {
  return Math.max(0, Math.min(boxWidth / width, boxHeight / height));
}

/** The scale at which a picture of `width` x `height` leaves no part of a box empty. */
export function coverScale(boxWidth: number, boxHeight: number, width: number, height: number): number {
  return Math.max(boxWidth / width, boxHeight / height);
}
