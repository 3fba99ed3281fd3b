import { Container, FillGradient, Graphics, Text } from 'pixi.js';
import { cannonAt, seatCount, type WeaponId } from '../rules/index.ts';
import type { Placement } from './placement.ts';

interface Cannon {
  readonly view: Container;
  readonly barrel: Container;
  readonly ring: Graphics;
  readonly name: Text;
  readonly level: Text;
  recoil: number;
}

/** Who sits at a cannon, as the stage shows him. */
export interface ShownSeat {
  readonly seat: number;
  readonly name: string;
  readonly isOwn: boolean;
}

export interface Cannons {
  readonly view: Container;
  setSeats(seats: readonly ShownSeat[]): void;
  /** Points a cannon, in the scene's radians. */
  aim(seat: number, angle: number): void;
  fired(seat: number, weapon: WeaponId, label: string): void;
  place(place: Placement): void;
  draw(ms: number, place: Placement): void;
}

const brass = (): FillGradient => {
  const fill = new FillGradient({ type: 'linear', start: { x: 0, y: 0 }, end: { x: 0, y: 1 } });
  fill.addColorStop(0, '#fff0b8');
  fill.addColorStop(0.28, '#e8b64c');
  fill.addColorStop(0.6, '#a8701f');
  fill.addColorStop(1, '#5a3510');
  return fill;
};

/** Cannons of brass on their mounts; one's own stands in a ring of light. */
export function createCannons(youLabel: string): Cannons {
  const view = new Container();
  const angles = Array.from({ length: seatCount }, (_, seat) => (seat < 2 ? -Math.PI / 2 : Math.PI / 2));
  const cannons = Array.from({ length: seatCount }, () => {
    const one = new Container();
    const ring = new Graphics()
      .circle(0, 0, 62)
      .fill({ color: 0xffd166, alpha: 0.22 })
      .circle(0, 0, 62)
      .stroke({ color: 0xffd166, width: 3, alpha: 0.9 });
    const barrel = new Container();
    barrel.addChild(
      new Graphics()
        .roundRect(-22, -19, 74, 38, 12)
        .fill(brass())
        .roundRect(46, -23, 18, 46, 7)
        .fill(brass())
        .roundRect(4, -21, 8, 42, 3)
        .fill({ color: 0x6b3f10, alpha: 0.8 })
        .circle(62, 0, 12)
        .fill({ color: 0x120a04, alpha: 0.85 }),
    );
    const mount = new Graphics()
      .circle(0, 0, 40)
      .fill(brass())
      .circle(0, 0, 27)
      .fill({ color: 0x3a1f08 })
      .circle(0, 0, 21)
      .fill(brass());
    const style = {
      fontFamily: 'Inter Variable, Noto Sans Arabic Variable, sans-serif',
      fontWeight: '700',
    } as const;
    const name = new Text({
      text: '',
      style: { ...style, fontSize: 20, fill: 0xfff4d6, stroke: { color: 0x04121f, width: 5 } },
      anchor: 0.5,
    });
    const level = new Text({ text: '', style: { ...style, fontSize: 20, fill: 0x2a1604 }, anchor: 0.5 });
    one.addChild(ring, barrel, mount, level, name);
    one.visible = false;
    view.addChild(one);
    return { view: one, barrel, ring, name, level, recoil: 0 } satisfies Cannon;
  });

  return {
    view,
    setSeats(seats) {
      for (const [seat, cannon] of cannons.entries()) {
        const sits = seats.find((one) => one.seat === seat);
        cannon.view.visible = true;
        cannon.view.alpha = sits === undefined ? 0.32 : 1;
        cannon.ring.visible = sits?.isOwn ?? false;
        cannon.name.text = sits === undefined ? '' : sits.isOwn ? youLabel : sits.name;
        if (sits === undefined) cannon.level.text = '';
      }
    },
    aim(seat, angle) {
      angles[seat] = angle;
    },
    fired(seat, _weapon, label) {
      const cannon = cannons[seat];
      if (cannon === undefined) return;
      cannon.recoil = 1;
      cannon.level.text = label;
    },
    place(place) {
      for (const [seat, cannon] of cannons.entries()) {
        const at = place.toScreen(cannonAt(seat));
        cannon.view.position.set(at.x, at.y);
        cannon.view.scale.set(Math.max(0.42, place.scale));
        // The name stands on the water's side.
        const inwards = place.turned(seat < 2 ? -Math.PI / 2 : Math.PI / 2);
        cannon.name.position.set(Math.cos(inwards) * (place.isTall ? 118 : 92), Math.sin(inwards) * 92);
      }
    },
    draw(ms, place) {
      for (const [seat, cannon] of cannons.entries()) {
        cannon.recoil = Math.max(0, cannon.recoil - ms / 140);
        const turn = place.turned(angles[seat] ?? 0);
        cannon.barrel.rotation = turn;
        cannon.barrel.position.set(
          Math.cos(turn) * -14 * cannon.recoil,
          Math.sin(turn) * -14 * cannon.recoil,
        );
      }
    },
  };
}
