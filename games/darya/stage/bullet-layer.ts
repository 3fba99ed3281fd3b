import { Container, Sprite, type Texture } from 'pixi.js';
import { bulletAt, type Water, type WeaponId } from '../rules/index.ts';
import type { Placement } from './placement.ts';

/** Bullets by their own numbers; their sprites are kept and used again. */
export interface BulletLayer {
  readonly view: Container;
  draw(water: Water, sceneMs: number, place: Placement, ownSeat: number | null): void;
  clear(): void;
  readonly count: number;
}

const tints: Readonly<Record<WeaponId, number>> = { cannon: 0xffd166, harpoon: 0x9fe8ff, torpedo: 0xff7a5c };

export function createBulletLayer(texture: Texture): BulletLayer {
  const view = new Container();
  const shown = new Map<string, Sprite>();
  const free: Sprite[] = [];

  const spriteOf = (key: string, weapon: WeaponId): Sprite => {
    const known = shown.get(key);
    if (known !== undefined) return known;
    const sprite = free.pop() ?? view.addChild(new Sprite({ texture, anchor: 0.5 }));
    sprite.visible = true;
    sprite.tint = tints[weapon];
    shown.set(key, sprite);
    return sprite;
  };
  const hide = (key: string, sprite: Sprite): void => {
    shown.delete(key);
    sprite.visible = false;
    free.push(sprite);
  };

  return {
    view,
    draw({ bullets }, sceneMs, place, ownSeat) {
      for (const [key, bullet] of bullets) {
        const { start, weapon } = bullet;
        // Between two steps a free bullet is drawn where it is by now.
        const pose = bullet.isFollowing
          ? bullet.place
          : bulletAt(start, start.angle, weapon, sceneMs - start.at);
        const at = place.toScreen(pose);
        const sprite = spriteOf(key, weapon.id);
        sprite.position.set(at.x, at.y);
        sprite.rotation = place.turned(pose.heading);
        sprite.scale.set(place.scale * (weapon.id === 'torpedo' ? 2 : 1.25));
        sprite.alpha = bullet.seat === ownSeat ? 1 : 0.6;
      }
      for (const [key, sprite] of shown) if (!bullets.has(key)) hide(key, sprite);
    },
    clear() {
      for (const [key, sprite] of shown) hide(key, sprite);
    },
    get count() {
      return shown.size;
    },
  };
}
