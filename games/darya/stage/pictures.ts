import { Graphics, type Renderer, type Texture } from 'pixi.js';

/** Small pictures that are drawn here: a drifting mote, the ring of a touch, a coin, a bullet with its wake, a fish's shadow. */
export function drawPictures(renderer: Renderer) {
  const made = (drawn: Graphics): Texture => {
    const one = renderer.generateTexture({ target: drawn, resolution: 2 });
    drawn.destroy();
    return one;
  };
  const dot = made(
    new Graphics().circle(0, 0, 10).fill({ color: 0xffffff, alpha: 0.25 }).circle(0, 0, 5).fill(0xffffff),
  );
  const ring = made(
    new Graphics()
      .circle(0, 0, 40)
      .stroke({ color: 0xffffff, width: 5, alpha: 0.9 })
      .circle(0, 0, 26)
      .stroke({ color: 0xffffff, width: 2, alpha: 0.5 }),
  );
  const coin = made(
    new Graphics()
      .circle(0, 0, 20)
      .fill(0xb8791a)
      .circle(0, 0, 17)
      .fill(0xffd45e)
      .circle(0, 0, 11)
      .stroke({ color: 0xb8791a, width: 3 })
      .circle(-5, -6, 4)
      .fill({ color: 0xfff6cf, alpha: 0.9 }),
  );
  const shot = made(
    new Graphics()
      .ellipse(-12, 0, 20, 6)
      .fill({ color: 0xffffff, alpha: 0.28 })
      .circle(0, 0, 9)
      .fill({ color: 0xffffff, alpha: 0.9 })
      .circle(2, -2, 4)
      .fill(0xffffff),
  );
  const shadow = made(
    new Graphics()
      .ellipse(0, 0, 75, 26)
      .fill({ color: 0x00060c, alpha: 0.55 })
      .ellipse(0, 0, 54, 18)
      .fill({ color: 0x00060c, alpha: 0.5 }),
  );
  return { dot, ring, coin, shot, shadow };
}
