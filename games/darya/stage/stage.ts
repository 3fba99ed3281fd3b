import { createShell, cutAtlas, loadTextures } from '@ikka/stage-kit';
import { Graphics } from 'pixi.js';
import {
  cannonAt,
  canPoint,
  createWater,
  type FishKind,
  kindOf,
  scheduleOf,
  touches,
  type Water,
  type WeaponId,
  weaponOf,
} from '../rules/index.ts';
import { atlasOf } from './atlases.ts';
import { createBulletLayer } from './bullet-layer.ts';
import { createCannons } from './cannons.ts';
import { cues } from './cues.ts';
import { createEffects } from './effects.ts';
import { createFishLayer } from './fish-layer.ts';
import { listenToHands } from './hands.ts';
import { drawPictures } from './pictures.ts';
import { type Placement, placeScene } from './placement.ts';
import type { Aim, DaryaStage, DaryaStageOptions } from './shown.ts';
import { createWaterGround } from './water-ground.ts';

const leastAngle = Math.PI / 60;

/** Builds the stage of a hall: it draws what it is told by the server's clock, decides nothing and holds no money. */
export async function createDaryaStage(options: DaryaStageOptions): Promise<DaryaStage> {
  const { host, now, reducedMotion, text } = options;
  const shell = await createShell({ host, onContextRestored: options.onContextRestored });
  const { renderer } = shell.app;
  const isStill = reducedMotion || shell.isSoftware;
  const atlas = atlasOf(options.hall);
  const { fish: sheet } = await loadTextures({ fish: atlas.url }, options.onProgress);
  const texture = await cutAtlas(sheet, atlas.sheet);
  const { dot, ring, coin, shot: shotPicture, shadow } = drawPictures(renderer);

  const ground = createWaterGround({ dot, isStill, hall: options.hall });
  const fish = createFishLayer({ texture, isRound: (kind) => atlas.round.has(kind), shadow, isStill });
  const bullets = createBulletLayer(shotPicture);
  const effects = createEffects({ ring, coin, isStill });
  const cannons = createCannons(text('stage.you'));
  const frost = new Graphics();
  const mark = new Graphics()
    .circle(0, 0, 60)
    .stroke({ color: 0xff5c5c, width: 5 })
    .moveTo(-78, 0)
    .lineTo(-44, 0)
    .moveTo(78, 0)
    .lineTo(44, 0)
    .moveTo(0, -78)
    .lineTo(0, -44)
    .moveTo(0, 78)
    .lineTo(0, 44)
    .stroke({ color: 0xff5c5c, width: 5 });
  mark.visible = false;
  frost.visible = false;
  shell.root.addChild(
    ground.behind,
    fish.shadows,
    fish.view,
    mark,
    bullets.view,
    frost,
    ground.before,
    cannons.view,
    effects.view,
  );

  const hall = options.hall;
  let water: Water | null = null;
  let openedAt = 0;
  let sceneNo: number | null = null;
  const stages = new Map<number, FishKind>();
  const bossesTold = new Set<number>();
  let ownSeat: number | null = null;
  let place: Placement = placeScene(shell.frame(), shell.insets(), null);
  let aim = { isAuto: false, isLocking: false, weapon: 'cannon' as WeaponId, isOn: false };
  let pointer: { x: number; y: number } | null = null;
  let locked: number | null = null;
  let angle = -Math.PI / 2;
  let seconds = 0;

  shell.onLayout((frame, insets) => {
    const { width, height } = frame;
    place = placeScene(frame, insets, ownSeat);
    ground.arrange(width, height);
    cannons.place(place);
    frost.clear().rect(0, 0, width, height).fill({ color: 0xbfeaff, alpha: 0.2 });
  });
  ground.setLight(0);
  cannons.setSeats([]);
  cannons.place(place);

  const sceneTime = (): number => now() - openedAt;
  const isThere = (index: number): boolean => {
    return water?.alive(sceneTime()).some(({ spawn }) => spawn.index === index) ?? false;
  };
  const fishUnder = (point: { x: number; y: number }): number | null => {
    if (water === null) return null;
    const at = place.toScene(point);
    const near = water
      .alive(sceneTime())
      .filter(({ spawn, pose }) =>
        touches(at, { kind: { ...spawn.kind, radius: spawn.kind.radius + 26 } }, pose),
      );
    return near.toSorted((a, b) => b.spawn.kind.length - a.spawn.kind.length)[0]?.spawn.index ?? null;
  };

  /** Into the water, not along the bank. */
  const held = (seat: number, wanted: number): number => {
    if (canPoint(seat, wanted)) return wanted;
    const bank = seat < 2 ? -1 : 1;
    return Math.cos(wanted) >= 0 ? bank * leastAngle : bank * (Math.PI - leastAngle);
  };

  const takeAim = (): Aim | null => {
    if (ownSeat === null || water === null) return null;
    const from = cannonAt(ownSeat);
    if (locked !== null) {
      const found = water.alive(sceneTime()).find(({ spawn }) => spawn.index === locked);
      if (found === undefined) locked = null;
      else {
        angle = Math.atan2(found.pose.y - from.y, found.pose.x - from.x);
        return { angle, target: locked };
      }
    }
    if (pointer !== null) {
      const to = place.toScene(pointer);
      angle = held(ownSeat, Math.atan2(to.y - from.y, to.x - from.x));
    }
    return { angle, target: null };
  };

  const { canvas } = shell.app;
  const input = listenToHands(canvas, {
    isOn: () => aim.isOn,
    onPress(at) {
      pointer = at;
      if (aim.isLocking || aim.weapon === 'torpedo') locked = fishUnder(at) ?? locked;
      else locked = null;
    },
    onPoint(at) {
      pointer = at;
    },
    onTurn: () => {
      [pointer, locked] = [null, null];
    },
  });

  const tellBosses = (current: Water, at: number): void => {
    for (const spawn of current.spawns) {
      if (spawn.at > at) break;
      if (spawn.kind.role !== 'boss' || spawn.at < at - 1_500 || bossesTold.has(spawn.index)) continue;
      bossesTold.add(spawn.index);
      const { width, height } = shell.frame();
      effects.say(
        { x: width / 2, y: height * 0.34 },
        text(`fish.${spawn.kind.id}`),
        Math.min(54, width * 0.075),
        0xffe08a,
        2_600,
      );
      shell.sound.play(cues.boss);
    }
  };

  shell.time.everyFrame((ms) => {
    seconds += ms / 1_000;
    ground.sway(seconds);
    angle += (input.turn() * ms) / 700;
    if (ownSeat !== null) angle = held(ownSeat, angle);
    const pointed = takeAim();
    if (pointed !== null && ownSeat !== null) {
      cannons.aim(ownSeat, pointed.angle);
      if (aim.isOn && (input.isFiring() || aim.isAuto)) options.onTrigger(pointed);
    }
    if (water !== null) {
      const at = sceneTime();
      water.advance(at, {
        // Whether a fish is caught is the server's word: here a bullet only touches it.
        meet(bullet, spawn) {
          fish.hit(spawn.index);
          const on = place.toScreen(bullet.place);
          effects.splash(on, place.scale * 1.2, bullet.seat === ownSeat ? 0xffe7a8 : 0xbfe6ff);
          return 'alive';
        },
        end: () => undefined,
      });
      fish.draw(water, stages, at, place);
      bullets.draw(water, at, place, ownSeat);
      tellBosses(water, at);
      const last = water.freezes.at(-1);
      frost.visible = last !== undefined && at >= last.at && at < last.at + last.ms;
      const target =
        locked === null ? undefined : water.alive(at).find(({ spawn }) => spawn.index === locked);
      mark.visible = target !== undefined;
      if (target !== undefined) {
        const on = place.toScreen(target.pose);
        mark.position.set(on.x, on.y);
        mark.rotation = seconds;
        mark.scale.set(place.scale * Math.max(0.9, target.spawn.kind.length / 130));
      }
    }
    cannons.draw(ms, place);
    effects.advance(ms);
  });

  const clearScene = (): void => {
    fish.clear();
    bullets.clear();
    stages.clear();
    bossesTold.clear();
    locked = null;
    mark.visible = false;
    frost.visible = false;
  };

  return {
    show(scene) {
      if (scene === null) {
        clearScene();
        water = null;
        sceneNo = null;
        return;
      }
      if (scene.no !== sceneNo || water === null) {
        clearScene();
        water = createWater(scheduleOf(hall, scene));
        sceneNo = scene.no;
        ground.setLight(scene.no);
      }
      openedAt = scene.openedAt;
      water.caught.clear();
      for (const one of scene.caught) water.caught.add(one);
      water.freezes.splice(0, water.freezes.length, ...scene.freezes);
      for (const { fish: index, kind } of scene.stages) {
        const stage = kindOf(hall, kind);
        if (stage !== undefined) stages.set(index, stage);
      }
    },
    setSeats(seats) {
      ownSeat = seats.find(({ isOwn }) => isOwn)?.seat ?? null;
      place = placeScene(shell.frame(), shell.insets(), ownSeat);
      cannons.setSeats(seats);
      cannons.place(place);
      if (ownSeat !== null && !canPoint(ownSeat, angle)) angle = -angle;
    },
    fire(shots) {
      if (water === null) return;
      for (const { seat, bullet, weapon: id, label, ...shot } of shots) {
        const weapon = weaponOf(id);
        if (weapon === undefined) continue;
        water.fire({ id: bullet, seat, weapon, ...shot });
        if (seat !== ownSeat) cannons.aim(seat, shot.angle);
        cannons.fired(seat, id, label);
        if (seat === ownSeat) shell.sound.play(cues[id]);
      }
    },
    caught({ fish: index, seat, multiplier, next, isOwn, amount, tier }) {
      if (water === null) return;
      const kind = stages.get(index) ?? water.spawns[index]?.kind;
      const stage = next === null ? undefined : kindOf(hall, next);
      if (stage !== undefined) stages.set(index, stage);
      else water.caught.add(index);
      if (index === locked && stage === undefined) locked = null;
      const pose = fish.take(index);
      const at = pose ?? place.toScreen({ x: 800, y: 450 });
      const to = place.toScreen(cannonAt(seat));
      const size = Math.max(18, Math.min(46, 16 + Math.log2(multiplier) * 4)) * Math.max(0.75, place.scale);
      effects.say(at, amount ?? `${multiplier}×`, isOwn ? size : size * 0.72, isOwn ? 0xffe08a : 0xd6e6f2);
      effects.coins(at, to, isOwn ? Math.min(26, 3 + Math.ceil(Math.log2(multiplier) * 3)) : 3);
      if (kind?.effect !== undefined && kind.effect !== 'freeze')
        effects.bolts(at, 300 * place.scale, kind.effect === 'lightning' ? 0x9fc4ff : 0xffb84d);
      if (!isOwn) return;
      shell.sound.play(cues[tier]);
      if (tier !== 'big') return;
      const { width, height } = shell.frame();
      effects.say(
        { x: width / 2, y: height * 0.42 },
        `${multiplier}×`,
        Math.min(96, width * 0.16),
        0xffd166,
        2_200,
      );
      effects.coins({ x: width / 2, y: height * 0.42 }, to, 40);
    },
    froze(freeze) {
      if (water === null || water.freezes.some(({ at }) => at === freeze.at)) return;
      water.freezes.push(freeze);
      shell.sound.play(cues.freeze);
    },
    setAim(next) {
      aim = next;
      if (!next.isLocking && next.weapon !== 'torpedo') locked = null;
      if (!next.isOn) input.release();
      if (locked !== null && !isThere(locked)) locked = null;
    },
    setInsets: (insets) => shell.setInsets(insets),
    setSound: (on) => shell.sound.setOn(on),
    isSoundOn: () => shell.sound.isOn(),
    counts: () => ({ fish: fish.count, bullets: bullets.count }),
    destroy() {
      input.destroy();
      shell.destroy();
    },
  };
}
