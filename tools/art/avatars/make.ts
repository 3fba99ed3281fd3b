/**
 * Draws the pictures that members choose from, in the manner of painted lorries, and leaves them with the site:
 *   node tools/art/avatars/make.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type BuiltInAvatar, builtInAvatars } from '@ikka/contract';
import * as animals from './animals.ts';
import { type Paint, paint, signboard } from './frame.ts';
import * as things from './things.ts';

const boards: Record<BuiltInAvatar, readonly [ground: Paint, petal: Paint, motif: string]> = {
  ace: [paint.night, paint.magenta, things.ace],
  peacock: [paint.plum, paint.emerald, animals.peacock],
  lantern: [paint.night, paint.saffron, things.lantern],
  truck: [paint.sky, paint.magenta, things.truck],
  falcon: [paint.teal, paint.brick, animals.falcon],
  markhor: [paint.emerald, paint.saffron, animals.markhor],
  lion: [paint.teal, paint.magenta, animals.lion],
  elephant: [paint.brick, paint.sky, animals.elephant],
  camel: [paint.plum, paint.coral, animals.camel],
  horse: [paint.emerald, paint.magenta, animals.horse],
  fish: [paint.teal, paint.coral, animals.fish],
  rose: [paint.night, paint.leaf, things.rose],
  jasmine: [paint.emerald, paint.saffron, things.jasmine],
  moon: [paint.night, paint.sky, things.moon],
  sun: [paint.sky, paint.saffron, things.sun],
  minaret: [paint.plum, paint.teal, things.minaret],
  chukar: [paint.saffron, paint.teal, animals.chukar],
  kite: [paint.sky, paint.coral, things.kite],
  drum: [paint.teal, paint.saffron, things.drum],
  eye: [paint.magenta, paint.sky, things.eye],
};

const folder = new URL('../../../apps/site/public/avatars/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const name of builtInAvatars) writeFileSync(new URL(`${name}.svg`, folder), signboard(...boards[name]));
console.log(`${builtInAvatars.length} pictures drawn.`);
