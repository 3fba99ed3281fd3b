import { describe, expect, it } from 'vitest';
import { sceneSize } from '../scene/path.ts';
import type { Spawn } from '../scene/spawn.ts';
import { halls, kindOf } from '../sheet/kinds.ts';
import { type WeaponId, weaponOf } from '../sheet/weapons.ts';
import { bulletAt, flightMost } from './bullet.ts';
import { checkShot, fireLimits, type WantedShot } from './check-shot.ts';
import { cannonAt, canPoint } from './seats.ts';
import { type Bullet, createWater, type Flying, type Meeting, type Water } from './water.ts';

const [indus] = halls as [(typeof halls)[0]];
const weapon = (id: WeaponId) => {
  const found = weaponOf(id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
};

/** A fish that stands above a cannon, as good as still. */
function still(index: number, id: string, x: number, y: number, at = 0): Spawn {
  const kind = kindOf(indus, id);
  if (kind === undefined) throw new Error(`there is no ${id}`);
  const points = [
    { x, y },
    { x: x + 1, y },
  ];
  return { index, kind, at, lasts: 60_000, points, offset: { x: 0, y: 0 }, turns: 0 };
}

const up = -Math.PI / 2;
const bullet = (id: number, more: Partial<Bullet> = {}): Bullet => ({
  id,
  seat: 0,
  weapon: weapon('cannon'),
  angle: up,
  at: 0,
  target: null,
  ...more,
});

function follow(water: Water, to: number, catches: (bullet: Flying, spawn: Spawn) => boolean = () => false) {
  const told: string[] = [];
  water.advance(to, {
    meet(one, spawn): Meeting {
      const isCaught = catches(one, spawn);
      told.push(`${one.seat}/${one.id} ${isCaught ? 'catches' : 'tries'} ${spawn.index}`);
      return isCaught ? 'caught' : 'alive';
    },
    end: (one, isSpent) => told.push(`${one.seat}/${one.id} ${isSpent ? 'is spent' : 'comes back'}`),
  });
  return told;
}

const { x } = cannonAt(0);

describe('bullets', () => {
  it('[D14] fly straight and bounce off the edges', () => {
    const from = { x: 100, y: 100 };
    expect(bulletAt(from, Math.PI, weapon('cannon'), 150)).toMatchObject({ x: 50 });
    const before = bulletAt(from, up, weapon('cannon'), 50);
    const after = bulletAt(from, up, weapon('cannon'), 150);
    expect([before.y, after.y].map(Math.round)).toEqual([50, 50]);
    expect(Math.round(after.heading * 100)).toBe(157);
    for (let ms = 0; ms <= flightMost; ms += 37) {
      const place = bulletAt(from, 1.1, weapon('harpoon'), ms);
      expect(place.x >= 0 && place.x <= sceneSize.width && place.y >= 0 && place.y <= sceneSize.height).toBe(
        true,
      );
    }
  });

  it('[D14] try the fish that they meet, once each', () => {
    const water = createWater([still(0, 'catla', x, 500)]);
    water.fire(bullet(1));
    expect(follow(water, 200)).toEqual([]);
    expect(follow(water, 1_000)).toEqual(['0/1 tries 0', '0/1 is spent']);
    expect(water.bullets.size).toBe(0);
  });

  it('[D11] catch a fish once, whoever else has fired at it', () => {
    const water = createWater([still(0, 'catla', x, 500), still(1, 'catla', x, 200)]);
    water.fire(bullet(1));
    water.fire(bullet(2, { at: 130 }));
    water.fire(bullet(1, { seat: 2, angle: Math.PI / 2, at: 900 }));
    expect(follow(water, 3_000, () => true)).toEqual([
      '0/1 catches 0',
      '0/1 is spent',
      '0/2 catches 1',
      '0/2 is spent',
    ]);
    expect(follow(water, 900 + flightMost, () => true)).toEqual(['2/1 comes back']);
  });

  it('[D14] come back where they meet nothing in time', () => {
    const water = createWater([]);
    water.fire(bullet(1));
    expect(follow(water, flightMost - 25)).toEqual([]);
    expect(follow(water, flightMost)).toEqual(['0/1 comes back']);
  });

  it('[D6] harpoons try up to four fish on one way', () => {
    const water = createWater([700, 600, 500, 400, 300].map((y, index) => still(index, 'catla', x, y)));
    water.fire(bullet(1, { weapon: weapon('harpoon') }));
    expect(follow(water, 2_000)).toEqual([
      '0/1 tries 0',
      '0/1 tries 1',
      '0/1 tries 2',
      '0/1 tries 3',
      '0/1 is spent',
    ]);
  });

  it('[D14] that are locked on try their fish alone, and fly on where it is gone', () => {
    const spawns = [
      still(0, 'catla', x, 600),
      still(1, 'gharial', x + 200, 300),
      still(2, 'catla', x + 130, 520),
    ];
    const water = createWater(spawns);
    water.fire(bullet(1, { target: 1 }));
    expect(follow(water, 2_000)).toEqual(['0/1 tries 1', '0/1 is spent']);
    water.fire(bullet(2, { target: 1, at: 2_000 }));
    follow(water, 2_100);
    water.caught.add(1);
    expect(follow(water, 8_000)).toEqual(['0/2 tries 2', '0/2 is spent']);
    water.fire(bullet(3, { target: 1, at: 8_000, weapon: weapon('torpedo') }));
    expect(follow(water, 8_100)).toEqual(['0/3 comes back']);
  });

  it('[D14] are met by nothing that is not in the scene yet', () => {
    const water = createWater([still(0, 'catla', x, 500, 5_000)]);
    water.fire(bullet(1));
    expect(follow(water, 4_900)).toEqual([]);
  });
});

describe('a shot', () => {
  const spawns = [
    still(0, 'catla', x, 500),
    still(1, 'gharial', 900, 300),
    still(2, 'catla', 900, 300, 50_000),
  ];
  const wanted: WantedShot = { bullet: 5, weapon: weapon('cannon'), angle: up, at: 10_000, target: null };
  const problem = (
    more: Partial<WantedShot>,
    gun = { seat: 0, lastBullet: 4, lastAt: 9_000 },
    flying = 0,
  ) => {
    const water = createWater(spawns);
    for (let id = 0; id < flying; id += 1) water.fire(bullet(id, { at: 9_990 }));
    return checkShot(indus, water, gun, { ...wanted, ...more }, 10_000);
  };

  it.each<[string, Partial<WantedShot>, ReturnType<typeof checkShot>]>([
    ['as a page fires it', {}, null],
    ['a second late, as a line that lost a packet brings it', { at: 9_000 + fireLimits.interval }, null],
    ['from long ago', { at: 8_499 }, 'late'],
    ['from a time to come', { at: 10_251 }, 'early'],
    ['along the bank', { angle: 0 }, 'angle'],
    ['backwards', { angle: Math.PI / 2 }, 'angle'],
    ['nowhere', { angle: Number.NaN }, 'angle'],
    ['at a fish that is there', { target: 1, angle: 0 }, null],
    ['at a fish that is not there yet', { target: 2 }, 'target'],
    ['at a fish that there is not', { target: 77 }, 'target'],
    ['by torpedo at nothing', { weapon: weapon('torpedo') }, 'target'],
    ['by torpedo at a fish that is too small for it', { weapon: weapon('torpedo'), target: 0 }, 'target'],
    ['by torpedo at a fish that is worth it', { weapon: weapon('torpedo'), target: 1 }, null],
  ])('[D15] %s', (_what, more, expected) => {
    expect(problem(more)).toBe(expected);
  });

  it('[D15] comes no faster than a cannon fires, and no more fly at once than may', () => {
    expect(problem({}, { seat: 0, lastBullet: 4, lastAt: 9_881 })).toBe('too_fast');
    expect(problem({}, { seat: 0, lastBullet: 4, lastAt: 9_880 })).toBe(null);
    expect(problem({}, undefined, fireLimits.flying)).toBe('too_many');
    expect(problem({}, undefined, fireLimits.flying - 1)).toBe(null);
  });

  it('[D13] points into the water from either bank', () => {
    expect([0, 1].every((seat) => canPoint(seat, up) && !canPoint(seat, -up))).toBe(true);
    expect([2, 3].every((seat) => canPoint(seat, -up) && !canPoint(seat, up))).toBe(true);
  });
});
