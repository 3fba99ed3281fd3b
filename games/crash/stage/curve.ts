import { Container, Graphics, Text } from 'pixi.js';
import { type FlightWindow, heightAfter, linesOf, placeIn } from './window.ts';

const LINES_MOST = 6;
const SAMPLES = 72;
const GOLD = 0xffd67a;
const CORAL = 0xff7d6b;

/** The field in which the flight is drawn, in CSS pixels: its lower start corner and its size. */
export interface Field {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** The string of the kite, which is the curve of the multiplier, on lines of round multipliers. */
export interface Curve {
  readonly view: Container;
  /** Draws the flight up to a moment. Answers where its end stands and how steep it is there, in radians. */
  draw(
    field: Field,
    window: FlightWindow,
    flight: { readonly ms: number; readonly isCut: boolean },
  ): { readonly x: number; readonly y: number; readonly slope: number };
  /** The places at which somebody cashed out, in multipliers. */
  mark(field: Field, window: FlightWindow, marks: readonly Mark[]): void;
}

/** A cash-out on the curve. */
export interface Mark {
  /** After so many milliseconds of flight. */
  readonly ms: number;
  readonly isOwn: boolean;
}

export function createCurve(): Curve {
  const view = new Container();
  const lines = new Graphics();
  const area = new Graphics();
  const string = new Graphics();
  const marks = new Graphics();
  const labels = Array.from({ length: LINES_MOST }, () => {
    const label = new Text({
      text: '',
      style: { fontFamily: 'system-ui, sans-serif', fontSize: 13, fontWeight: '600', fill: 0xaebbe0 },
    });
    label.anchor.set(0, 1);
    return label;
  });
  view.addChild(lines, ...labels, area, string, marks);

  const drawLines = (field: Field, window: FlightWindow) => {
    const values = linesOf(window).slice(0, LINES_MOST);
    lines.clear();
    for (const [i, label] of labels.entries()) {
      const value = values[i];
      label.visible = value !== undefined;
      if (value === undefined) continue;
      const y = field.bottom - placeIn(window, 0, value).y * field.height;
      lines.moveTo(field.left, y).lineTo(field.left + field.width, y);
      const text = `${value < 10 ? Number(value.toFixed(2)) : Math.round(value)}×`;
      if (label.text !== text) label.text = text;
      label.position.set(field.left + 4, y - 2);
    }
    lines.stroke({ width: 1, color: 0x8fa3d8, alpha: 0.22 });
  };

  const pointAt = (field: Field, window: FlightWindow, ms: number) => {
    const { x, y } = placeIn(window, ms, heightAfter(ms));
    return { x: field.left + x * field.width, y: field.bottom - y * field.height };
  };

  return {
    view,
    draw(field, window, { ms, isCut }) {
      drawLines(field, window);
      const points = Array.from({ length: SAMPLES + 1 }, (_, i) =>
        pointAt(field, window, (ms * i) / SAMPLES),
      );
      const end = points.at(-1) ?? { x: field.left, y: field.bottom };
      const before = points.at(-2) ?? end;
      const trace = (to: Graphics) => {
        for (const [i, { x, y }] of points.entries()) i === 0 ? to.moveTo(x, y) : to.lineTo(x, y);
        return to;
      };
      const color = isCut ? CORAL : GOLD;
      area.clear();
      trace(area).lineTo(end.x, field.bottom).lineTo(field.left, field.bottom).fill({ color, alpha: 0.13 });
      string.clear();
      trace(string).stroke({ width: 9, color, alpha: 0.18, cap: 'round', join: 'round' });
      trace(string).stroke({ width: 3.2, color, cap: 'round', join: 'round' });
      return { ...end, slope: ms === 0 ? 0 : Math.atan2(end.y - before.y, end.x - before.x) };
    },
    mark(field, window, all) {
      marks.clear();
      for (const { ms, isOwn } of all) {
        const { x, y } = pointAt(field, window, ms);
        marks
          .circle(x, y, isOwn ? 7 : 4)
          .fill({ color: isOwn ? 0x6ff0c0 : 0xfff1dd, alpha: isOwn ? 1 : 0.75 });
        if (isOwn) marks.circle(x, y, 12).stroke({ width: 2, color: 0x6ff0c0, alpha: 0.6 });
      }
    },
  };
}
