import { dataUrl } from './page-fonts.ts';

/** Half the side of a tile; every tile is drawn in a square of 256 units around its middle. */
const MIDDLE = 128;

const gold = `
  <linearGradient id="gold" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#fff6cf"/><stop offset=".32" stop-color="#f6c860"/>
    <stop offset=".55" stop-color="#b9772a"/><stop offset=".78" stop-color="#f3c766"/><stop offset="1" stop-color="#7a4613"/>
  </linearGradient>
  <linearGradient id="goldAcross" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="#fff3c4"/><stop offset=".5" stop-color="#d6923a"/><stop offset="1" stop-color="#6d3d10"/>
  </linearGradient>
  <radialGradient id="shine" cx=".5" cy=".2" r=".75">
    <stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/>
  </radialGradient>
  <radialGradient id="halo"><stop offset="0" stop-color="#fff2b8"/><stop offset=".4" stop-color="#ffc24d" stop-opacity=".55"/>
    <stop offset="1" stop-color="#ff9d2e" stop-opacity="0"/></radialGradient>
  <filter id="drop" x="-30%" y="-30%" width="160%" height="170%">
    <feDropShadow dx="0" dy="7" stdDeviation="6" flood-color="#04041a" flood-opacity=".62"/></filter>
  <filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="5"/></filter>`;

/** The points of a star of `points` tips, as an SVG polygon's list. */
function star(points: number, outer: number, inner: number, turn = 0): string {
  const list: string[] = [];
  for (let i = 0; i < points * 2; i++) {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (Math.PI * i) / points - Math.PI / 2 + turn;
    list.push(
      `${(MIDDLE + Math.cos(angle) * radius).toFixed(1)},${(MIDDLE + Math.sin(angle) * radius).toFixed(1)}`,
    );
  }
  return list.join(' ');
}

interface Plate {
  art: string;
  /** Adjusts the colours of the art, as a CSS filter. */
  tint: string;
  light: string;
  deep: string;
  size: number;
  lift: number;
}

/** A creature or stone on an enamelled eight-pointed star, the figure of the bazaar's lattices. */
function medallion(id: string, plate: Plate): string {
  const picture = dataUrl(`@lobehub/fluent-emoji-3d/assets/${plate.art}.webp`, 'image/webp');
  const at = MIDDLE - plate.size / 2;
  return `<svg viewBox="0 0 256 256"><defs>${gold}
    <radialGradient id="enamel-${id}" cx=".5" cy=".35" r=".75">
      <stop offset="0" stop-color="${plate.light}"/><stop offset="1" stop-color="${plate.deep}"/></radialGradient></defs>
    <g filter="url(#drop)">
      <polygon points="${star(8, 122, 96)}" fill="url(#gold)" stroke="#4a2708" stroke-width="2" stroke-linejoin="round"/>
      <polygon points="${star(8, 112, 88)}" fill="#3b1e08" opacity=".85"/>
      <polygon points="${star(8, 108, 85)}" fill="url(#enamel-${id})"/>
    </g>
    <g fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.5">
      <polygon points="${star(8, 92, 72)}"/><polygon points="${star(8, 108, 42)}"/></g>
    <polygon points="${star(8, 108, 85)}" fill="url(#shine)"/>
    <polygon points="${star(8, 100, 79)}" fill="none" stroke="url(#goldAcross)" stroke-width="2" opacity=".75"/>
    <image href="${picture}" x="${at}" y="${at - plate.lift}" width="${plate.size}" height="${plate.size}"
      style="filter:${plate.tint} drop-shadow(0 6px 5px rgb(6 4 24 / .6))"/>
  </svg>`;
}

interface Enamel {
  high: string;
  mid: string;
  low: string;
}

/** A court letter in gold with an enamelled face, between two small lozenges. */
function letter(glyph: string, enamel: Enamel): string {
  const text = (attributes: string): string =>
    `<text x="128" y="194" text-anchor="middle" font-family="Display" font-size="202"
      style="font-variation-settings:'wght' 900,'opsz' 144,'SOFT' 0,'WONK' 0" ${attributes}>${glyph}</text>`;
  return `<svg viewBox="0 0 256 256"><defs>${gold}
    <linearGradient id="face-${glyph}" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${enamel.high}"/><stop offset=".5" stop-color="${enamel.mid}"/><stop offset="1" stop-color="${enamel.low}"/>
    </linearGradient></defs>
    <polygon points="${star(8, 104, 84)}" fill="${enamel.low}" opacity=".34"/>
    <polygon points="${star(8, 104, 84)}" fill="none" stroke="${enamel.high}" stroke-opacity=".26" stroke-width="2"/>
    <g filter="url(#drop)">
      ${text('fill="#2a1405" stroke="#2a1405" stroke-width="22" stroke-linejoin="round"')}
      ${text('fill="url(#gold)" stroke="url(#gold)" stroke-width="15" stroke-linejoin="round"')}
      ${text('fill="#3a1d07" stroke="#3a1d07" stroke-width="3" stroke-linejoin="round"')}
      ${text(`fill="url(#face-${glyph})"`)}
    </g>
    <g clip-path="inset(0 0 52% 0)" opacity=".5">${text('fill="url(#shine)"')}</g>
    <g fill="url(#gold)" stroke="#4a2708" stroke-width="1.5">
      <path d="M128 20l9 10-9 10-9-10z"/><path d="M128 216l9 10-9 10-9-10z"/></g>
  </svg>`;
}

function ribbon(text: string, font: string, size: number, y: number): string {
  return `<g filter="url(#drop)">
    <path d="M22 176h34v44H22l13-22z M234 176h-34v44h34l-13-22z" fill="#7d1430" stroke="#3d0716" stroke-width="2"/>
    <path d="M38 166q90 16 180 0v48q-90 16-180 0z" fill="#c3214a" stroke="url(#gold)" stroke-width="4"/>
    <path d="M42 171q86 15 172 0v9q-86 15-172 0z" fill="#fff" opacity=".16"/></g>
    <text x="128" y="${y}" text-anchor="middle" font-family="${font}" font-weight="900" font-size="${size}"
      fill="#fff3cf" stroke="#5a0a20" stroke-width="5" paint-order="stroke" letter-spacing="${font === 'Display' ? 3 : 0}">${text}</text>`;
}

/** The wild: the great peak at sunrise, with its name on a ribbon in the reader's language. */
function wild(id: string, text: string, font: string, size: number, y: number): string {
  return `<svg viewBox="0 0 256 256"><defs>${gold}
    <linearGradient id="dawn-${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2a1d6e"/>
      <stop offset=".55" stop-color="#b5478a"/><stop offset="1" stop-color="#ffb35c"/></linearGradient>
    <clipPath id="round-${id}"><circle cx="128" cy="122" r="96"/></clipPath></defs>
    <circle cx="128" cy="122" r="124" fill="url(#halo)"/>
    <g filter="url(#drop)"><polygon points="${star(16, 122, 108)}" transform="translate(0 -6)" fill="url(#gold)" stroke="#4a2708" stroke-width="2"/>
      <circle cx="128" cy="122" r="100" fill="#3b1e08"/></g>
    <g clip-path="url(#round-${id})">
      <rect x="28" y="20" width="200" height="210" fill="url(#dawn-${id})"/>
      <circle cx="160" cy="106" r="44" fill="#ffe7a3"/><circle cx="160" cy="106" r="66" fill="#ffe7a3" opacity=".25"/>
      <path d="M20 190l46-62 30 30 20-22 120 70v40H20z" fill="#4b2b78"/>
      <path d="M40 232l50-84 22-34 20-56 12 14 10 30 22 30 58 100z" fill="#33255f"/>
      <path d="M132 58l12 14 10 30 22 30 58 100h-64l-26-70-6-44z" fill="#7d5aa8"/>
      <path d="M132 58l-20 56-22 34 16-4 10 14 10-26 8 16 8-22-2-32z" fill="#d9d4f7"/>
      <path d="M132 58l12 14 10 30 22 30 8 14-14-6-8 16-10-24-8 12-4-42z" fill="#fff"/>
    </g>
    <circle cx="128" cy="122" r="97" fill="none" stroke="url(#goldAcross)" stroke-width="6"/>
    ${ribbon(text, font, size, y)}
  </svg>`;
}

/** The scatter: a lit clay lamp in a burst of its own light. */
function lamp(): string {
  const picture = dataUrl('@lobehub/fluent-emoji-3d/assets/1fa94.webp', 'image/webp');
  const rays = Array.from(
    { length: 16 },
    (_, i) =>
      `<path d="M128 128L${i % 2 ? 121 : 117} 4h${i % 2 ? 14 : 22}z" transform="rotate(${i * 22.5} 128 128)" fill="url(#halo)" opacity="${i % 2 ? 0.5 : 0.85}"/>`,
  ).join('');
  return `<svg viewBox="0 0 256 256"><defs>${gold}</defs>
    <circle cx="128" cy="128" r="128" fill="url(#halo)" opacity=".9"/>${rays}
    <g filter="url(#drop)"><circle cx="128" cy="132" r="92" fill="url(#gold)"/><circle cx="128" cy="132" r="84" fill="#2b0f3f"/></g>
    <circle cx="128" cy="132" r="82" fill="#5a1d63"/><circle cx="128" cy="124" r="82" fill="url(#halo)" opacity=".75"/>
    <polygon points="${star(12, 78, 62)}" transform="translate(0 4)" fill="none" stroke="#ffd98a" stroke-opacity=".5" stroke-width="2"/>
    <image href="${picture}" x="42" y="42" width="172" height="172" style="filter:drop-shadow(0 6px 6px rgb(20 4 24 / .7))"/>
    <circle cx="197" cy="78" r="34" fill="url(#halo)"/>
  </svg>`;
}

function radial(stops: string): string {
  return `<svg viewBox="0 0 256 256"><defs><radialGradient id="r">${stops}</radialGradient></defs><circle cx="128" cy="128" r="128" fill="url(#r)"/></svg>`;
}

const white = (opacity: number, at: number): string =>
  `<stop offset="${at}" stop-color="#fff" stop-opacity="${opacity}"/>`;

/** Lights and particles, white so that the stage can tint them. */
function lights(): Record<string, string> {
  const coin = dataUrl('@lobehub/fluent-emoji-3d/assets/1fa99.webp', 'image/webp');
  return {
    glow: radial(white(1, 0) + white(0.38, 0.35) + white(0, 1)),
    ring: radial(white(0, 0.62) + white(0.9, 0.8) + white(0.25, 0.86) + white(0, 1)),
    flake: radial(white(1, 0) + white(0.85, 0.3) + white(0, 1)),
    spark: `<svg viewBox="0 0 256 256"><defs><radialGradient id="r">${white(1, 0)}${white(0, 1)}</radialGradient></defs>
      <path d="M128 0q6 122 128 128-122 6-128 128-6-122-128-128 122-6 128-128z" fill="#fff"/><circle cx="128" cy="128" r="60" fill="url(#r)"/></svg>`,
    coin: `<svg viewBox="0 0 256 256"><image href="${coin}" width="256" height="256"/></svg>`,
    rays: `<svg viewBox="0 0 256 256"><defs><radialGradient id="r">${white(0.9, 0)}${white(0, 1)}</radialGradient></defs>${Array.from(
      { length: 12 },
      (_, i) => `<path d="M128 128L116 0h24z" transform="rotate(${i * 30} 128 128)" fill="url(#r)"/>`,
    ).join('')}</svg>`,
    curtain: `<svg viewBox="0 0 256 256" preserveAspectRatio="none"><defs><linearGradient id="c" x1="0" y1="0" x2="0" y2="1">
      ${white(0, 0)}${white(0.35, 0.35)}${white(1, 0.82)}${white(0.5, 0.92)}${white(0, 1)}</linearGradient>
      <linearGradient id="h"><stop offset="0" stop-color="#000"/><stop offset=".5" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>
      <mask id="m"><rect width="256" height="256" fill="url(#h)"/></mask></defs><rect width="256" height="256" fill="url(#c)" mask="url(#m)"/></svg>`,
  };
}

/** Every tile of the atlas by its frame's name. Names of one character are those of the reel strips. */
export function tiles(): Record<string, string> {
  const drawn: Record<string, string> = {
    '1': medallion('1', {
      art: '1f406',
      tint: 'saturate(.85) brightness(1.05)',
      light: '#2fb3c9',
      deep: '#07304f',
      size: 182,
      lift: 2,
    }),
    '2': medallion('2', {
      art: '1f410',
      tint: 'saturate(.9) brightness(1.08)',
      light: '#e0506e',
      deep: '#4c0b2c',
      size: 176,
      lift: 2,
    }),
    '3': medallion('3', {
      art: '1f985',
      tint: 'saturate(1.1) brightness(1.08)',
      light: '#7f6cf0',
      deep: '#1d1458',
      size: 172,
      lift: 0,
    }),
    '4': medallion('4', {
      art: '1f48e',
      tint: 'hue-rotate(-58deg) saturate(1.15)',
      light: '#f2b74a',
      deep: '#6b3208',
      size: 156,
      lift: -4,
    }),
    A: letter('A', { high: '#ff8a8f', mid: '#d81b48', low: '#5e0626' }),
    K: letter('K', { high: '#8fd0ff', mid: '#1f6fe0', low: '#0a2468' }),
    Q: letter('Q', { high: '#d9a5ff', mid: '#8a35d6', low: '#36106c' }),
    J: letter('J', { high: '#8ff0c0', mid: '#14a06e', low: '#064434' }),
    S: lamp(),
    'W-en': wild('en', 'WILD', 'Display', 42, 210),
    'W-ur': wild('ur', 'وائلڈ', 'Nastaliq', 40, 206),
  };
  const moving = Object.fromEntries(
    Object.entries(drawn).map(([name, svg]) => [
      `${name}-moving`,
      `<div style="filter:url(#along);opacity:.94">${svg}</div>`,
    ]),
  );
  return { ...drawn, ...moving, ...lights() };
}
