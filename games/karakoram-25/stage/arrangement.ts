import { containScale, type Frame, type Insets } from '@ikka/stage-kit';
import frames from './assets/frames.json' with { type: 'json' };

export type FrameShape = (typeof frames)['wide'];
export type ShapeName = keyof typeof frames;

/** Where things stand: the frame's shape, its scale and the middle of its window in CSS pixels. */
export interface Arrangement {
  readonly shapeName: ShapeName;
  readonly shape: FrameShape;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** How wide the game's name is drawn, in the frame's units; 0 where there is no room for it. */
  readonly signWidth: number;
  readonly width: number;
  readonly height: number;
}

export const windowWidth = (shape: FrameShape): number => shape.cellWidth * 5 + shape.gap * 4;
export const windowHeight = (shape: FrameShape): number => shape.cellHeight * 3;

const SCALE_MAX = 1.05;
/** The plaque hangs so far below the frame. */
const FOOT = 30;

/** Fits the framed reels and the name above them between the page's bars. */
export function arrange(frame: Frame, insets: Insets): Arrangement {
  const shapeName: ShapeName = frame.orientation === 'portrait' ? 'tall' : 'wide';
  const shape = frames[shapeName];
  const boxWidth = frame.width - insets.left - insets.right;
  const boxHeight = frame.height - insets.top - insets.bottom;
  const around = shape.border * 2 + 16;
  const fullWidth = windowWidth(shape) + around;
  const frameHeight = windowHeight(shape) + around + FOOT;
  const hasSign = boxHeight > 330;
  const signWidth = hasSign ? (shapeName === 'tall' ? 900 : 640) : 0;
  const signHeight = signWidth * 0.15;
  const scale = Math.min(SCALE_MAX, containScale(boxWidth, boxHeight, fullWidth, frameHeight + signHeight));
  const spare = boxHeight - (frameHeight + signHeight) * scale;
  const top = insets.top + spare * (shapeName === 'tall' ? 0.55 : 0.5);
  return {
    shapeName,
    shape,
    scale,
    x: insets.left + boxWidth / 2,
    y: top + (signHeight + (frameHeight - FOOT) / 2) * scale,
    signWidth,
    width: frame.width,
    height: frame.height,
  };
}

/** The middle of a cell in the frame's units, measured from the middle of the window. */
export function cellCentre(shape: FrameShape, reel: number, row: number): { x: number; y: number } {
  return {
    x: (reel - 2) * (shape.cellWidth + shape.gap),
    y: (row - 1) * shape.cellHeight,
  };
}
