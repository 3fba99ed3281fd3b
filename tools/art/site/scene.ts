import { numbers } from '../karakoram/noise.ts';
import { archPath, chhatri, ridgePath } from './architecture.ts';
import { lantern } from './lantern.ts';
import type { Hour } from './palette.ts';

export const sceneWidth = 1920;
export const sceneHeight = 760;
const ground = 690;

/** The bazaar as one SVG: its gate stands in the last third, its first half is calm enough to carry words. */
export function bazaarScene(hour: Hour): string {
  const random = numbers(11);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sceneWidth} ${sceneHeight}" width="${sceneWidth}" height="${sceneHeight}">
    ${definitions(hour)}
    <rect width="${sceneWidth}" height="${sceneHeight}" fill="url(#sky)"/>
    ${hour.stars ? stars(random) : clouds(random)}
    ${moonOrSun(hour)}
    <path d="${ridgePath(-40, 1960, 600, 250, random)}" fill="${hour.ridge[0]}" opacity=".75"/>
    <path d="${ridgePath(-40, 1960, 620, 170, random)}" fill="${hour.ridge[1]}"/>
    ${skyline(hour, random)}
    <rect y="${ground - 130}" width="${sceneWidth}" height="200" fill="url(#dusk)"/>
    ${arcade(hour)}
    ${floor(hour)}
    ${gate(hour)}
    ${lanterns(hour)}
    ${motes(hour, random)}
    <rect width="${sceneWidth}" height="${sceneHeight}" fill="url(#calm)"/>
    <rect width="${sceneWidth}" height="${sceneHeight}" fill="url(#foot)"/>
  </svg>`;
}

function definitions(hour: Hour): string {
  const [a, b, c, d] = hour.sky;
  return `<defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${a}"/><stop offset=".42" stop-color="${b}"/>
      <stop offset=".7" stop-color="${c}"/><stop offset=".95" stop-color="${d}"/></linearGradient>
    <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hour.glow}" stop-opacity="0"/>
      <stop offset="1" stop-color="${hour.glow}" stop-opacity="${0.22 * hour.glowStrength + 0.06}"/></linearGradient>
    <linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hour.wall[0]}"/><stop offset="1" stop-color="${hour.wall[1]}"/></linearGradient>
    <radialGradient id="inner" cx=".5" cy=".62" r=".75"><stop offset="0" stop-color="${hour.inner[0]}"/>
      <stop offset=".34" stop-color="${hour.inner[1]}"/><stop offset="1" stop-color="${hour.inner[2]}"/></radialGradient>
    <radialGradient id="halo"><stop offset="0" stop-color="#fff3cf" stop-opacity=".95"/><stop offset=".16" stop-color="${hour.glow}" stop-opacity=".6"/>
      <stop offset=".5" stop-color="${hour.glow}" stop-opacity=".16"/><stop offset="1" stop-color="${hour.glow}" stop-opacity="0"/></radialGradient>
    <linearGradient id="brass" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#7b4a16"/><stop offset=".35" stop-color="#f7d58a"/>
      <stop offset=".6" stop-color="#c98a32"/><stop offset="1" stop-color="#5f360f"/></linearGradient>
    <radialGradient id="pane" cx=".5" cy=".7" r=".8"><stop offset="0" stop-color="#fffbe6"/><stop offset=".5" stop-color="#ffd166"/>
      <stop offset="1" stop-color="#e07b22"/></radialGradient>
    <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hour.floor[0]}"/><stop offset="1" stop-color="${hour.floor[1]}"/></linearGradient>
    <clipPath id="below"><rect y="${ground}" width="${sceneWidth}" height="100"/></clipPath>
    <linearGradient id="spillUp" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${hour.glow}" stop-opacity="0"/><stop offset="1" stop-color="${hour.glow}" stop-opacity=".85"/></linearGradient>
    <linearGradient id="far" x1="0" x2="0" y1="0" y2="1"><stop offset=".35" stop-color="${hour.stars ? '#1c1f52' : '#9fd6d0'}"/><stop offset="1" stop-color="${hour.stars ? '#a0588a' : '#fff0cf'}"/></linearGradient>
    <radialGradient id="spill"><stop offset="0" stop-color="${hour.glow}" stop-opacity="${0.75 * hour.glowStrength + 0.1}"/>
      <stop offset="1" stop-color="${hour.glow}" stop-opacity="0"/></radialGradient>
    <linearGradient id="calm" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="${hour.haze}" stop-opacity="${hour.stars ? 0.72 : 0.9}"/>
      <stop offset=".3" stop-color="${hour.haze}" stop-opacity="${hour.stars ? 0.5 : 0.72}"/><stop offset=".44" stop-color="${hour.haze}" stop-opacity="${hour.stars ? 0.2 : 0.4}"/><stop offset=".6" stop-color="${hour.haze}" stop-opacity="0"/>
      <stop offset="1" stop-color="${hour.haze}" stop-opacity="0"/></linearGradient>
    <linearGradient id="foot" x1="0" x2="0" y1="0" y2="1"><stop offset=".84" stop-color="${hour.haze}" stop-opacity="0"/>
      <stop offset="1" stop-color="${hour.haze}" stop-opacity=".96"/></linearGradient>
    <pattern id="jali" width="36" height="36" patternUnits="userSpaceOnUse"><g fill="none" stroke="${hour.wallLine}" stroke-width="1.3">
      <path d="M9 9h18v18H9zM18 5.3 30.7 18 18 30.7 5.3 18zM18 0v5.300M18 30.700V36M0 18h5.300M30.7 18H36M9 9 4 4M27 9l5-5M27 27l5 5M9 27l-5 5"/></g></pattern>
    <filter id="blur2"><feGaussianBlur stdDeviation="2"/></filter><filter id="blur9"><feGaussianBlur stdDeviation="9"/></filter>
    <filter id="shadow" x="-40%" y="-40%" width="180%" height="180%"><feDropShadow dx="0" dy="8" stdDeviation="7" flood-color="#0a0614" flood-opacity=".55"/></filter>
  </defs>`;
}

function stars(random: () => number): string {
  return Array.from({ length: 170 }, () => {
    const size = 0.5 + random() ** 3 * 1.7;
    return `<circle cx="${(random() * sceneWidth).toFixed(0)}" cy="${(random() ** 1.4 * 430).toFixed(0)}" r="${size.toFixed(2)}" fill="#fff4d8" opacity="${(0.25 + random() * 0.7).toFixed(2)}"/>`;
  }).join('');
}

function clouds(random: () => number): string {
  return Array.from({ length: 7 }, () => {
    const [x, y, w] = [random() * sceneWidth, 40 + random() * 220, 160 + random() * 260];
    return `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="${w * 0.09}" fill="#fffdf4" opacity=".5" filter="url(#blur9)"/>`;
  }).join('');
}

function moonOrSun(hour: Hour): string {
  const [x, y] = [936, 104];
  const disc = hour.stars
    ? `<circle cx="${x}" cy="${y}" r="44" fill="#fff3d6"/><g fill="#e7d3ab" opacity=".5"><circle cx="${x - 14}" cy="${y - 10}" r="9"/>
      <circle cx="${x + 15}" cy="${y + 6}" r="12"/><circle cx="${x - 8}" cy="${y + 20}" r="6"/></g>`
    : `<circle cx="${x}" cy="${y}" r="44" fill="#fff6d8"/>`;
  return `<circle cx="${x}" cy="${y}" r="250" fill="url(#halo)" opacity="${hour.stars ? 0.4 : 0.5}"/>${disc}`;
}

function skyline(hour: Hour, random: () => number): string {
  let houses = '';
  let windows = '';
  for (let x = -20; x < sceneWidth; ) {
    const [width, height] = [54 + random() * 60, 60 + random() * 120];
    const top = ground - height;
    houses += `<rect x="${x}" y="${top}" width="${width + 1}" height="${height}"/><rect x="${x - 3}" y="${top - 5}" width="${width + 6}" height="6"/>`;
    if (random() < 0.42) houses += chhatri(x + width / 2, top - 4, 26 + random() * 22);
    for (let y = top + 18; y < ground - 16; y += 26) {
      for (let wx = x + 10; wx < x + width - 10; wx += 17) {
        if (random() < 0.4)
          windows += `<path d="${archPath(wx + 3, y + 10, 6, 10, 0)}" opacity="${(0.25 + random() * 0.65).toFixed(2)}"/>`;
      }
    }
    x += width;
  }
  return `<g fill="${hour.skyline}">${houses}</g><g fill="${hour.stars ? '#ffc968' : '#fff3d2'}">${windows}</g>`;
}

function arcade(hour: Hour): string {
  const bays = [
    { cx: 985, w: 210, h: 300 },
    { cx: 1790, w: 250, h: 330 },
  ];
  return bays.map((bay, i) => shop(hour, bay.cx, bay.w, bay.h, i)).join('');
}

function shop(hour: Hour, cx: number, w: number, h: number, index: number): string {
  const [stripe, cloth] = hour.awnings[index % hour.awnings.length] as [string, string];
  const top = ground - h - 46;
  const wall = `<rect x="${cx - w * 0.66}" y="${top}" width="${w * 1.32}" height="${h + 46}" fill="url(#wall)"/>
    <rect x="${cx - w * 0.66}" y="${top}" width="${w * 1.32}" height="20" fill="${hour.wallLine}" opacity=".28"/>
    <rect x="${cx - w * 0.58}" y="${top + 26}" width="${w * 1.16}" height="${h * 0.4}" fill="url(#jali)" opacity=".28"/>`;
  const opening = archPath(cx, ground, w, h, 5);
  const stripes = Array.from({ length: 8 }, (_, i) => {
    const [x0, x1] = [cx - w * 0.62 + (i * w * 1.24) / 8, cx - w * 0.62 + ((i + 1) * w * 1.24) / 8];
    const [y0, y1] = [ground - h * 0.5, ground - h * 0.5 + 58];
    const lean = (x: number) => cx + (x - cx) * 1.16;
    return `<path d="M${x0} ${y0}H${x1}L${lean(x1)} ${y1}q${-(lean(x1) - lean(x0)) / 2} 17 ${lean(x0) - lean(x1)} 0Z" fill="${i % 2 ? cloth : stripe}"/>`;
  }).join('');
  return `<g>${wall}<path d="${opening}" fill="url(#inner)"/>
    <path d="${opening}" fill="none" stroke="${hour.wallLine}" stroke-width="4" opacity=".85"/>
    ${shelves(cx, w)}<g filter="url(#shadow)">${stripes}</g></g>`;
}

function shelves(cx: number, w: number): string {
  const jar = (x: number, y: number, s: number) =>
    `<path d="M${x - s} ${y}q${-s * 0.5} ${-s * 1.4} ${s * 0.5} ${-s * 2}h${s}q${s} ${s * 0.6} ${s * 0.5} ${s * 2}Z"/>`;
  const row = (y: number, count: number, size: number) =>
    Array.from({ length: count }, (_, i) =>
      jar(cx - w * 0.34 + (i * w * 0.68) / (count - 1), y, size + ((i * 7) % 3)),
    ).join('');
  return `<g fill="#3a1a1e" opacity=".62">${row(ground - 62, 6, 9)}<rect x="${cx - w * 0.45}" y="${ground - 62}" width="${w * 0.9}" height="6"/>
    ${row(ground - 12, 5, 12)}<rect x="${cx - w * 0.5}" y="${ground - 12}" width="${w}" height="14"/></g>`;
}

function gate(hour: Hour): string {
  const [cx, w, h] = [1385, 420, 490];
  const [left, width] = [cx - 290, 580];
  const top = ground - h - 74;
  const opening = archPath(cx, ground, w, h, 7);
  const merlons = Array.from(
    { length: 14 },
    (_, i) => `<path d="${archPath(left + 28 + i * 40.3, top + 2, 29, 32, 0)}"/>`,
  ).join('');
  const towers = [left - 30, left + width - 10]
    .map(
      (x) => `<rect x="${x}" y="${top - 18}" width="40" height="${ground - top + 18}" fill="url(#wall)"/>
      <rect x="${x}" y="${top + 20}" width="40" height="4" fill="${hour.wallLine}" opacity=".6"/>
      <g fill="${hour.stars ? '#c4903f' : hour.wallLine}">${chhatri(x + 20, top - 17, 50)}</g>`,
    )
    .join('');
  const frame = (inset: number, weight: number) =>
    `<path d="M${left + inset} ${ground}V${top + inset}H${left + width - inset}V${ground}" fill="none" stroke="${hour.wallLine}" stroke-width="${weight}" opacity=".75"/>`;
  return `<g>
    <g fill="${hour.wall[0]}">${merlons}</g>
    <rect x="${left}" y="${top}" width="${width}" height="${ground - top}" fill="url(#wall)"/>${towers}
    <rect x="${left + 26}" y="${top + 26}" width="${width - 52}" height="${ground - top - 26}" fill="url(#jali)" opacity=".34"/>
    ${frame(14, 3)}${frame(25, 1.2)}
    <path d="${archPath(cx, ground, w + 54, h + 34, 7)}" fill="${hour.wall[1]}"/>
    <path d="${archPath(cx, ground, w + 54, h + 34, 7)}" fill="none" stroke="${hour.wallLine}" stroke-width="2" opacity=".8"/>
    <path d="${opening}" fill="url(#inner)"/>
    ${street(hour, cx, w, h)}
    <path d="${opening}" fill="none" stroke="${hour.wallLine}" stroke-width="6"/>
    <rect x="${left - 30}" y="${ground - 2}" width="${width + 60}" height="8" fill="${hour.wallLine}" opacity=".55"/>
  </g>`;
}

/** What is seen through the gate: the inner walls in perspective and, at the end of the lane, the mountains. */
function street(hour: Hour, cx: number, w: number, h: number): string {
  const beyond = archPath(cx, ground, w * 0.54, h * 0.62, 6);
  const [far, near] = hour.stars ? ['#8e93d8', '#4b4f97'] : ['#e8f3ef', '#8fbdb4'];
  const peak = (
    x: number,
    top: number,
    half: number,
    fill: string,
    snow: string,
  ) => `<path d="M${x - half} ${ground - 40}L${x} ${top}L${x + half} ${ground - 40}Z" fill="${fill}"/>
    <path d="M${x} ${top}l${half * 0.26} ${half * 0.42}-${half * 0.1}-${half * 0.06}-${half * 0.14} ${half * 0.16}-${half * 0.14}-${half * 0.12}-${half * 0.16} ${half * 0.08}Z" fill="${snow}"/>`;
  const walls = [-1, 1]
    .map(
      (
        side,
      ) => `<path d="M${cx + side * w * 0.27} ${ground}V${ground - h * 0.36}L${cx + (side * w) / 2} ${ground - h * 0.56}V${ground}Z" fill="${hour.inner[2]}" opacity=".5"/>
      <path d="M${cx + side * w * 0.27} ${ground - h * 0.36}L${cx + (side * w) / 2} ${ground - h * 0.56}" stroke="${hour.inner[0]}" stroke-opacity=".5" stroke-width="2"/>`,
    )
    .join('');
  const lamps = Array.from({ length: 9 }, (_, i) => {
    const t = (i + 0.5) / 9;
    const [x, y] = [cx - w * 0.24 + t * w * 0.48, ground - h * 0.42 + Math.sin(Math.PI * t) * 26];
    return `<circle cx="${x}" cy="${y}" r="11" fill="url(#halo)"/><circle cx="${x}" cy="${y}" r="2.6" fill="#fff6d6"/>`;
  }).join('');
  return `<clipPath id="lane"><path d="${beyond}"/></clipPath>
    <g clip-path="url(#lane)"><rect x="${cx - w * 0.3}" y="${ground - h}" width="${w * 0.6}" height="${h}" fill="url(#far)"/>
      ${peak(cx + 52, ground - 196, 120, near, far)}${peak(cx - 34, ground - 236, 150, near, far)}
      <rect x="${cx - w * 0.3}" y="${ground - 64}" width="${w * 0.6}" height="70" fill="url(#spillUp)"/>${lamps}</g>
    <path d="${beyond}" fill="none" stroke="${hour.inner[0]}" stroke-width="4"/>${walls}`;
}

function lanterns(hour: Hour): string {
  const glow = hour.stars ? 1 : 0.4;
  const hung: [number, number, number][] = [
    [1385, 268, 60],
    [1268, 262, 36],
    [1502, 262, 36],
    [1130, 128, 44],
    [1648, 150, 46],
    [1040, 60, 30],
    [1745, 96, 34],
    [1850, 190, 54],
    [968, 236, 26],
  ];
  return hung
    .map(([x, drop, size]) =>
      lantern(
        x,
        Math.abs(x - 1385) < 130 ? 190 : -10,
        Math.abs(x - 1385) < 130 ? drop - 200 : drop,
        size,
        glow,
      ),
    )
    .join('');
}

function motes(hour: Hour, random: () => number): string {
  if (!hour.stars) return '';
  return Array.from({ length: 46 }, () => {
    const x = 900 + random() * 1000;
    const y = 300 + random() * 400;
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(0.8 + random() * 2.6).toFixed(1)}" fill="#ffd98a" opacity="${(0.15 + random() * 0.5).toFixed(2)}"/>`;
  }).join('');
}

function floor(hour: Hour): string {
  const vanishing = { x: 1385, y: 560 };
  const lines = Array.from({ length: 41 }, (_, i) => {
    const x = -1600 + i * 150;
    const start = vanishing.x + (x - vanishing.x) * 0.42;
    return `<path d="M${start} ${ground}L${x} ${sceneHeight}" stroke="${hour.wallLine}" stroke-opacity=".16"/>`;
  }).join('');
  const rows = [700, 714, 734].map(
    (y) => `<path d="M0 ${y}H${sceneWidth}" stroke="${hour.wallLine}" stroke-opacity=".13"/>`,
  );
  const spills = [
    [985, 210],
    [1385, 480],
    [1790, 240],
  ].map(([x, r]) => `<ellipse cx="${x}" cy="${ground}" rx="${r}" ry="74" fill="url(#spill)"/>`);
  return `<rect y="${ground}" width="${sceneWidth}" height="${sceneHeight - ground}" fill="url(#floor)"/>${lines}${rows.join('')}
    <g clip-path="url(#below)">${spills.join('')}</g>`;
}
