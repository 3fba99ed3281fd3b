import { dataUrl } from '../karakoram/page-fonts.ts';
import { archPath } from './architecture.ts';
import { lantern } from './lantern.ts';
import { type Ink, nameBox, numberBaseline, placeName } from './urdu-title.ts';

export const coverWidth = 600;
export const coverHeight = 760;
export const wideWidth = 1200;
export const wideHeight = 360;

/** What tells one game's cover from another's: its title, its ground and the things in its light. */
export interface Cover {
  game: string;
  title: { en: readonly [string, string]; ur: readonly [string, string] };
  sky: readonly [string, string, string];
  light: string;
  stone: { lit: string; mid: string; dark: string; snow: string };
  /** What stands on the ground: the great range, a fair with its tents, or the bed of a river under its water. */
  ground: 'range' | 'fair' | 'water';
  /** `art` is the code of a symbol, or a picture of its own as a data address. */
  things: readonly { art: string; x: number; y: number; size: number; turn: number }[];
}

export const karakoram: Cover = {
  game: 'karakoram-25',
  title: { en: ['Karakoram', '25'], ur: ['قراقرم', '25'] },
  sky: ['#150f45', '#7a2a74', '#ff9a3d'],
  light: '#ffc14f',
  stone: { lit: '#c76b62', mid: '#7a3b6b', dark: '#2a1a55', snow: '#fff1dd' },
  ground: 'range',
  things: [
    { art: '1fa99', x: 70, y: 470, size: 96, turn: -16 },
    { art: '1fa99', x: 148, y: 508, size: 74, turn: 10 },
    { art: '1f48e', x: 404, y: 448, size: 124, turn: 12 },
    { art: '1fa99', x: 488, y: 532, size: 60, turn: 18 },
  ],
};

/** The cover of a game as one SVG with its title in the language of the page, an Urdu name as large as its ink (`ink`) allows. */
export function coverPicture(cover: Cover, language: 'en' | 'ur', ink: Ink): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coverWidth} ${coverHeight}" width="${coverWidth}" height="${coverHeight}">
    ${definitions(cover)}
    <rect width="600" height="760" fill="url(#sky)"/>
    <rect width="600" height="420" fill="url(#jali)" opacity=".12"/>
    <circle cx="300" cy="300" r="330" fill="url(#sun)"/>
    ${rays()}${ground(cover)}
    <rect y="430" width="600" height="330" fill="url(#foot)"/>
    ${lantern(300, 0, 26, 66, 1)}${lantern(118, 0, -6, 38, 0.85)}${lantern(482, 0, -6, 38, 0.85)}
    <g filter="url(#thing)">${cover.things.map((one) => thing({ ...one, y: one.y - raisedBy(cover, language) })).join('')}</g>
    ${frame()}
    ${language === 'ur' ? urduTitle(cover, ink) : title(cover)}
  </svg>`;
}

function definitions(cover: Cover): string {
  const [a, b, c] = cover.sky;
  return `<defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${a}"/><stop offset=".34" stop-color="${b}"/><stop offset=".58" stop-color="${c}"/></linearGradient>
      <radialGradient id="sun"><stop offset="0" stop-color="#fff6dd"/><stop offset=".16" stop-color="#ffe09a" stop-opacity=".95"/><stop offset=".42" stop-color="${cover.light}" stop-opacity=".5"/><stop offset="1" stop-color="${cover.light}" stop-opacity="0"/></radialGradient>
      <radialGradient id="halo"><stop offset="0" stop-color="#fff3cf" stop-opacity=".95"/><stop offset=".2" stop-color="#ffb648" stop-opacity=".6"/><stop offset="1" stop-color="#ffb648" stop-opacity="0"/></radialGradient>
      <linearGradient id="brass" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#7b4a16"/><stop offset=".35" stop-color="#f7d58a"/><stop offset=".6" stop-color="#c98a32"/><stop offset="1" stop-color="#5f360f"/></linearGradient>
      <radialGradient id="pane" cx=".5" cy=".7" r=".8"><stop offset="0" stop-color="#fffbe6"/><stop offset=".5" stop-color="#ffd166"/><stop offset="1" stop-color="#e07b22"/></radialGradient>
      <linearGradient id="gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffbe0"/><stop offset=".42" stop-color="#ffd977"/><stop offset=".54" stop-color="#d88a22"/><stop offset=".75" stop-color="#ffd271"/><stop offset="1" stop-color="#a85f12"/></linearGradient>
      <linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${a}" stop-opacity="0"/><stop offset=".62" stop-color="${a}" stop-opacity=".92"/><stop offset="1" stop-color="#0c0828"/></linearGradient>
      <pattern id="jali" width="44" height="44" patternUnits="userSpaceOnUse"><g fill="none" stroke="#ffe0a0" stroke-width="1.2"><path d="M11 11h22v22H11zM22 6.4 37.6 22 22 37.6 6.4 22zM22 0v6.400M22 37.600V44M0 22h6.400M37.6 22H44M11 11 5 5M33 11l6-6M33 33l6 6M11 33l-6 6"/></g></pattern>
      <filter id="thing" x="-40%" y="-40%" width="180%" height="180%"><feDropShadow dx="0" dy="9" stdDeviation="8" flood-color="#0b0424" flood-opacity=".7"/></filter>
      <filter id="title" x="-20%" y="-40%" width="140%" height="190%"><feDropShadow dx="0" dy="3" stdDeviation="0" flood-color="#4b1f06"/><feDropShadow dx="0" dy="8" stdDeviation="9" flood-color="#080318" flood-opacity=".85"/></filter>
    </defs>`;
}

/** The same ground without a title, wide: what stands behind a game shown at length. Its first half is calm. */
export function widePicture(cover: Cover): string {
  const [a] = cover.sky;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wideWidth} ${wideHeight}" width="${wideWidth}" height="${wideHeight}">
    ${definitions(cover)}
    <linearGradient id="calm" x1="0" x2="1" y1="0" y2="0"><stop offset=".12" stop-color="${a}"/><stop offset=".42" stop-color="${a}" stop-opacity=".72"/><stop offset=".72" stop-color="${a}" stop-opacity="0"/></linearGradient>
    <rect width="${wideWidth}" height="${wideHeight}" fill="url(#sky)"/>
    <rect width="${wideWidth}" height="${wideHeight}" fill="url(#jali)" opacity=".1"/>
    <g transform="translate(640 -110)"><circle cx="300" cy="300" r="330" fill="url(#sun)"/>${rays()}</g>
    ${farGround(cover)}
    <g transform="translate(640 -140)">${ground(cover)}</g>
    ${lantern(1052, -6, 14, 40, 1)}${lantern(1146, -6, 52, 30, 0.9)}${lantern(742, -6, 22, 30, 0.9)}
    <g filter="url(#thing)">${cover.things.map((one) => thing({ ...one, x: one.x + 640, y: one.y - 250 })).join('')}</g>
    <rect width="${wideWidth}" height="${wideHeight}" fill="url(#calm)"/>
  </svg>`;
}

function rays(): string {
  return Array.from({ length: 14 }, (_, i) => {
    const angle = (Math.PI * (i + 0.5)) / 14 + Math.PI;
    const at = (turn: number) =>
      `${(300 + Math.cos(angle + turn) * 620).toFixed(0)} ${(330 + Math.sin(angle + turn) * 620).toFixed(0)}`;
    return `<path d="M300 330L${at(-0.045)}L${at(0.045)}Z" fill="#ffe8b4" opacity=".13"/>`;
  }).join('');
}

function ground(cover: Cover): string {
  if (cover.ground === 'water') return riverBed(cover);
  return cover.ground === 'range' ? mountains(cover) : tents(cover);
}

/** Light that falls through water, weeds that sway in it, and the stones of the bed. */
function riverBed({ stone, light }: Cover): string {
  const shafts = [60, 190, 330, 470]
    .map(
      (x, n) =>
        `<path d="M${x} -20L${x + 70} -20L${x + 150 - n * 70} 640L${x - 30 - n * 60} 640Z" fill="${light}" opacity="${0.2 - n * 0.025}"/>`,
    )
    .join('');
  const weeds = [20, 66, 104, 498, 540, 584]
    .map(
      (x, n) =>
        `<path d="M${x - 10} 760C${x - 26} ${640 - n * 8} ${x + 34} ${600 - n * 6} ${x + 8} ${470 + (n % 3) * 40}C${x + 46} ${590 - n * 6} ${x - 2} ${650 - n * 8} ${x + 14} 760Z" fill="${n % 2 === 0 ? stone.mid : stone.lit}" opacity=".9"/>`,
    )
    .join('');
  const bubbles = [
    [120, 260, 9],
    [146, 214, 6],
    [470, 300, 11],
    [452, 250, 7],
    [330, 150, 8],
    [520, 190, 5],
  ]
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#ffffff" stroke-width="2" opacity=".7"/>`,
    )
    .join('');
  return `${shafts}<path d="M-20 620Q120 560 260 596T620 566V760H-20Z" fill="${stone.dark}" opacity=".9"/>${weeds}${bubbles}`;
}

/** What is far away on the calm side of a wide picture. */
function farGround({ ground: kind, stone }: Cover): string {
  if (kind === 'fair' || kind === 'water')
    return `<path d="M0 400V352Q320 300 640 352 920 300 1200 352V400Z" fill="${stone.dark}"/>`;
  return `<path d="M0 400L160 250 260 310 380 190 520 300 640 210 760 320V400Z" fill="${stone.mid}" opacity=".55"/>
    <path d="M0 400L120 320 260 372 420 290 640 400Z" fill="${stone.dark}"/>`;
}

/** Striped tents under pennants, the great one in the middle. */
function tents({ stone }: Cover): string {
  const tent = (x: number, top: number, half: number) => {
    const stripes = [-1, -0.5, 0, 0.5]
      .map((share) => {
        const [from, to] = [x + share * half, x + (share + 0.5) * half];
        return `<path d="M${x} ${top}L${from} ${top + half * 0.8}V760H${to}V${top + half * 0.8}Z" fill="${share === -1 || share === 0 ? stone.lit : stone.snow}"/>`;
      })
      .join('');
    return `${stripes}<path d="M${x} ${top}L${x + half} ${top + half * 0.8}V760H${x}Z" fill="${stone.dark}" opacity=".45"/>
      <path d="M${x} ${top + 4}v-46l44 14-44 14" fill="${stone.mid}"/>`;
  };
  return `<path d="M-20 620Q150 540 300 580T620 600V760H-20Z" fill="${stone.mid}" opacity=".8"/>
    <g opacity=".88">${tent(110, 380, 130)}${tent(498, 396, 120)}</g>${tent(300, 250, 210)}`;
}

/** The great pyramid of the range with its lit and its shaded face, and two shoulders before it. */
function mountains({ stone }: Cover): string {
  return `<path d="M-20 560L88 402 150 452 214 366 300 480 382 372 452 446 520 392 640 760H-20Z" fill="${stone.mid}" opacity=".8"/>
    <path d="M300 178L372 286 350 300 416 372 560 760H40L188 388 214 396 262 262Z" fill="${stone.lit}"/>
    <path d="M300 178L372 286 350 300 416 372 560 760H280L340 470 300 420 328 348 296 300 312 252Z" fill="${stone.dark}" opacity=".78"/>
    <path d="M300 178L262 262 226 362 244 346 258 372 270 320 286 340 290 296 296 300 312 252Z" fill="${stone.snow}"/>
    <path d="M300 178L312 252 296 300 328 330 334 300 350 318 350 300 372 286Z" fill="${stone.snow}" opacity=".62"/>
    <path d="M-20 600L60 486 116 520 178 452 258 560 380 760H-20Z" fill="${stone.dark}"/>
    <path d="M178 452l-26 30 18-4 10 18 14-10 22 14Z" fill="${stone.snow}" opacity=".6"/>
    <path d="M620 640L548 474 506 514 448 446 372 556 230 760H640Z" fill="${stone.dark}"/>
    <path d="M448 446l-28 40 20-8 10 16 16-8 14 6Z" fill="${stone.snow}" opacity=".6"/>`;
}

/** A symbol is as high as it is wide; a picture of its own half as high. */
const heightOf = ({ art, size }: Pick<Cover['things'][number], 'art' | 'size'>): number =>
  art.startsWith('data:') ? size / 2 : size;

function thing({ art, x, y, size, turn }: Cover['things'][number]): string {
  const picture = art.startsWith('data:')
    ? art
    : dataUrl(`@lobehub/fluent-emoji-3d/assets/${art}.webp`, 'image/webp');
  const height = heightOf({ art, size });
  return `<image href="${picture}" x="${x}" y="${y}" width="${size}" height="${height}" transform="rotate(${turn} ${x + size / 2} ${y + height / 2})"/>`;
}

/** A cusped arch in gold line, as the bazaar's gate. */
function frame(): string {
  return `<path d="${archPath(300, 742, 560, 730, 9)}" fill="none" stroke="url(#brass)" stroke-width="5" opacity=".9"/>
    <path d="${archPath(300, 742, 540, 708, 9)}" fill="none" stroke="#ffe0a0" stroke-width="1.4" opacity=".55"/>`;
}

/** Nastaliq is written from high to low: what stands in the light rises to make room for it. */
function raisedBy({ things }: Cover, language: 'en' | 'ur'): number {
  const lowest = Math.max(...things.map((one) => one.y + heightOf(one)));
  return language === 'ur' ? Math.max(0, lowest - (nameBox('').top - 8)) : 0;
}

function urduTitle({ title: titles }: Cover, ink: Ink): string {
  const [name, number] = titles.ur;
  const { x, y, size } = placeName(ink, nameBox(number));
  return `<g filter="url(#title)" fill="url(#gold)">
    <text x="${x}" y="${y}" direction="rtl" text-anchor="middle" font-family="Nastaliq" font-weight="700" font-size="${size}">${name}</text>
    <text x="300" y="${numberBaseline}" text-anchor="middle" font-family="Display" font-size="54" font-weight="800" letter-spacing="4">${number}</text></g>
    ${number === '' ? '' : numberLines}`;
}

function title({ title: titles }: Cover): string {
  const [name, number] = titles.en;
  return `<g filter="url(#title)" text-anchor="middle" font-family="Display" fill="url(#gold)">
    <text x="300" y="664" font-size="92" font-weight="760" letter-spacing="-3">${name}</text>
    <text x="300" y="${numberBaseline}" font-size="54" font-weight="800" letter-spacing="4">${number}</text></g>
    ${numberLines}`;
}

const numberLines = '<path d="M160 704H250M350 704H440" stroke="url(#brass)" stroke-width="3"/>';
