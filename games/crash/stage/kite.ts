import { Container, Graphics } from 'pixi.js';

const FRONT = 0xffb347;
const SIDE = 0xe0483e;
const SPINE = 0x5b2417;
const BOWS = [0xffd67a, 0x6fe3b4, 0xff8d7a, 0x8fb8ff] as const;
/** How far apart the bows of the tail are, in the kite's own units; it is 100 wide. */
const BOW_EVERY = 26;

/** The kite that flies: a paper diamond with a tail of bows. It turns about its bridle, where the string holds it. */
export interface Kite {
  readonly view: Container;
  /** Sways with the wind; `calm` holds still. */
  sway(seconds: number): void;
}

export function createKite(isCalm: boolean): Kite {
  const view = new Container();
  const tail = new Container();
  const bows = BOWS.map((color, i) => {
    const bow = new Graphics().poly([-11, -6, 0, 0, -11, 6]).poly([11, -6, 0, 0, 11, 6]).fill(color);
    bow.y = 52 + BOW_EVERY * (i + 0.5);
    tail.addChild(bow);
    return bow;
  });
  const string = new Graphics()
    .moveTo(0, 46)
    .lineTo(0, 52 + BOW_EVERY * BOWS.length)
    .stroke({ width: 1.6, color: 0xfff1dd, alpha: 0.7 });
  tail.addChildAt(string, 0);
  const paper = new Graphics()
    .poly([0, -56, 48, -6, 0, 50, -48, -6])
    .fill(FRONT)
    .poly([0, -56, 48, -6, 0, 50])
    .fill(SIDE)
    .circle(0, -10, 13)
    .fill(0xfff1dd)
    .moveTo(0, -56)
    .lineTo(0, 50)
    .stroke({ width: 2.4, color: SPINE })
    .moveTo(-48, -6)
    .quadraticCurveTo(0, -34, 48, -6)
    .stroke({ width: 2.2, color: SPINE });
  view.addChild(tail, paper);
  return {
    view,
    sway(seconds) {
      if (isCalm) return;
      paper.skew.x = Math.sin(seconds * 2.1) * 0.06;
      tail.rotation = Math.sin(seconds * 1.7) * 0.2;
      for (const [i, bow] of bows.entries()) bow.x = Math.sin(seconds * 3.2 + i * 0.9) * (2 + i * 1.6);
    },
  };
}
