/** The reels' window in the stage's units; the stage's layout reads the same figures from the atlas file. */
export interface FrameShape {
  cellWidth: number;
  cellHeight: number;
  gap: number;
  border: number;
  /** Room for the shadow around the frame. */
  margin: number;
}

export const shapes: Readonly<Record<'wide' | 'tall', FrameShape>> = {
  wide: { cellWidth: 200, cellHeight: 196, gap: 8, border: 50, margin: 36 },
  tall: { cellWidth: 200, cellHeight: 236, gap: 8, border: 40, margin: 24 },
};

export function sizeOf(shape: FrameShape): { width: number; height: number; window: [number, number] } {
  const width = shape.cellWidth * 5 + shape.gap * 4;
  const height = shape.cellHeight * 3;
  const around = 2 * (shape.border + shape.margin);
  return { width: width + around, height: height + around, window: [width, height] };
}

const starPath = (cx: number, cy: number, outer: number, inner: number): string =>
  Array.from({ length: 16 }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (Math.PI * i) / 8;
    return `${(cx + Math.cos(angle) * radius).toFixed(1)},${(cy + Math.sin(angle) * radius).toFixed(1)}`;
  }).join(' ');

const defs = `
  <linearGradient id="gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff1bf"/><stop offset=".2" stop-color="#e9b250"/>
    <stop offset=".5" stop-color="#8f5a20"/><stop offset=".8" stop-color="#e0a547"/><stop offset="1" stop-color="#6b3d12"/></linearGradient>
  <linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5a3470"/><stop offset=".12" stop-color="#3a1f55"/>
    <stop offset=".88" stop-color="#22123c"/><stop offset="1" stop-color="#140a28"/></linearGradient>
  <filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".012 .35" numOctaves="3" seed="4"/>
    <feColorMatrix values="0 0 0 0 1  0 0 0 0 .85  0 0 0 0 .7  0 0 0 .9 -.36"/></filter>
  <filter id="drop" x="-10%" y="-10%" width="120%" height="125%"><feDropShadow dx="0" dy="12" stdDeviation="14" flood-color="#03020f" flood-opacity=".75"/></filter>
  <pattern id="jali" width="40" height="40" patternUnits="userSpaceOnUse">
    <polygon points="${starPath(20, 20, 19, 13)}" fill="none" stroke="#ffd98a" stroke-width="1.4"/>
    <path d="M0 0l7 7M40 0l-7 7M0 40l7-7M40 40l-7-7" stroke="#ffd98a" stroke-width="1.4"/></pattern>`;

/** What lies behind the symbols: a dark niche for each reel, with a faint lattice. */
export function frameBack(shape: FrameShape): string {
  const size = sizeOf(shape);
  const start = shape.border + shape.margin;
  const [, windowHeight] = size.window;
  const niches = Array.from({ length: 5 }, (_, reel) => {
    const x = start + reel * (shape.cellWidth + shape.gap);
    return `<rect x="${x}" y="${start}" width="${shape.cellWidth}" height="${windowHeight}" fill="url(#niche)"/>
      <rect x="${x}" y="${start}" width="${shape.cellWidth}" height="${windowHeight}" fill="url(#jali)" opacity=".05"/>
      <rect x="${x}" y="${start}" width="16" height="${windowHeight}" fill="url(#fromStart)"/>
      <rect x="${x + shape.cellWidth - 16}" y="${start}" width="16" height="${windowHeight}" fill="url(#fromEnd)"/>`;
  }).join('');
  const pillars = Array.from({ length: 4 }, (_, i) => {
    const x = start + (i + 1) * shape.cellWidth + i * shape.gap;
    return `<rect x="${x}" y="${start}" width="${shape.gap}" height="${windowHeight}" fill="#120926"/>
      <rect x="${x + shape.gap / 2 - 1.5}" y="${start}" width="3" height="${windowHeight}" fill="url(#goldDown)" opacity=".85"/>`;
  }).join('');
  return `<svg viewBox="0 0 ${size.width} ${size.height}"><defs>${defs}
    <linearGradient id="niche" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d0a2b"/><stop offset=".5" stop-color="#2a2366"/><stop offset="1" stop-color="#0d0a2b"/></linearGradient>
    <linearGradient id="fromStart"><stop offset="0" stop-color="#05031a" stop-opacity=".7"/><stop offset="1" stop-color="#05031a" stop-opacity="0"/></linearGradient>
    <linearGradient id="fromEnd"><stop offset="0" stop-color="#05031a" stop-opacity="0"/><stop offset="1" stop-color="#05031a" stop-opacity=".7"/></linearGradient>
    <linearGradient id="goldDown" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6b3d12"/><stop offset=".5" stop-color="#ffd98a"/><stop offset="1" stop-color="#6b3d12"/></linearGradient></defs>
    ${niches}${pillars}</svg>`;
}

/** The carved frame over the symbols, with the shade that its edge throws on the reels. */
export function frameFront(shape: FrameShape): string {
  const { width, height, window } = sizeOf(shape);
  const { border, margin } = shape;
  const outer = { x: margin, y: margin, w: width - 2 * margin, h: height - 2 * margin };
  const inner = { x: margin + border, y: margin + border, w: window[0], h: window[1] };
  const ringPath = (grow: number, radius: number): string =>
    `M${outer.x - grow + radius} ${outer.y - grow}h${outer.w + 2 * grow - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${outer.h + 2 * grow - 2 * radius}a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${-(outer.w + 2 * grow - 2 * radius)}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}v${-(outer.h + 2 * grow - 2 * radius)}a${radius} ${radius} 0 0 1 ${radius} ${-radius}z`;
  const hole = `M${inner.x} ${inner.y}h${inner.w}v${inner.h}h${-inner.w}z`;
  const line = (offset: number, wide: number, opacity = 1): string =>
    `<rect x="${inner.x - offset}" y="${inner.y - offset}" width="${inner.w + 2 * offset}" height="${inner.h + 2 * offset}" rx="${Math.max(2, offset / 3)}" fill="none" stroke="url(#gold)" stroke-width="${wide}" opacity="${opacity}"/>`;
  const corners = [
    [outer.x + border / 2, outer.y + border / 2],
    [outer.x + outer.w - border / 2, outer.y + border / 2],
    [outer.x + border / 2, outer.y + outer.h - border / 2],
    [outer.x + outer.w - border / 2, outer.y + outer.h - border / 2],
  ]
    .map(([x = 0, y = 0]) => {
      const r = border * 0.78;
      return `<g filter="url(#drop)"><polygon points="${starPath(x, y, r, r * 0.8)}" fill="url(#gold)" stroke="#4a2708" stroke-width="2"/>
      <polygon points="${starPath(x, y, r * 0.8, r * 0.62)}" fill="#2b1244"/><polygon points="${starPath(x, y, r * 0.72, r * 0.36)}" fill="none" stroke="#ffd98a" stroke-width="2"/>
      <circle cx="${x}" cy="${y}" r="${r * 0.3}" fill="#19b39b"/><circle cx="${x - r * 0.08}" cy="${y - r * 0.1}" r="${r * 0.13}" fill="#d8fff6" opacity=".85"/></g>`;
    })
    .join('');
  return `<svg viewBox="0 0 ${width} ${height}"><defs>${defs}
    <clipPath id="ring"><path clip-rule="evenodd" d="${ringPath(0, 26)}${hole}"/></clipPath>
    <linearGradient id="down" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#04031a" stop-opacity=".85"/><stop offset="1" stop-color="#04031a" stop-opacity="0"/></linearGradient>
    <linearGradient id="up" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#04031a" stop-opacity=".8"/><stop offset="1" stop-color="#04031a" stop-opacity="0"/></linearGradient></defs>
    <rect x="${inner.x}" y="${inner.y}" width="${inner.w}" height="46" fill="url(#down)"/>
    <rect x="${inner.x}" y="${inner.y + inner.h - 38}" width="${inner.w}" height="38" fill="url(#up)"/>
    <path fill-rule="evenodd" d="${ringPath(0, 26)}${hole}" fill="url(#wood)" filter="url(#drop)"/>
    <g clip-path="url(#ring)"><rect width="${width}" height="${height}" filter="url(#grain)" opacity=".2"/>
      <rect width="${width}" height="${height}" fill="url(#jali)" opacity=".2"/></g>
    <path d="${ringPath(-3, 24)}" fill="none" stroke="url(#gold)" stroke-width="6"/>
    <path d="${ringPath(-9, 20)}" fill="none" stroke="#120722" stroke-width="3" opacity=".8"/>
    ${line(12, 2, 0.6)}<rect x="${inner.x - 4}" y="${inner.y - 4}" width="${inner.w + 8}" height="${inner.h + 8}" fill="none" stroke="#0b0418" stroke-width="10" opacity=".7"/>${line(4, 6)}
    ${corners}</svg>`;
}

/** The sign's height at a width of 1000: Nastaliq hangs and needs more. */
export const signHeights = { Display: 190, Nastaliq: 250 } as const;

/** The game's name as a gilded sign, 1000 units wide. */
export function sign(text: string, font: 'Display' | 'Nastaliq'): string {
  const latin = font === 'Display';
  const draw = (attributes: string): string =>
    `<text x="500" y="${latin ? 138 : 158}" text-anchor="middle" font-family="${font}" font-weight="${latin ? 900 : 700}" font-size="${latin ? 124 : 122}"
      ${latin ? `letter-spacing="8" style="font-variation-settings:'wght' 800,'opsz' 144,'SOFT' 0,'WONK' 0"` : ''} ${attributes}>${text}</text>`;
  return `<svg viewBox="0 0 1000 ${signHeights[font]}"><defs>${defs}
    <linearGradient id="letters" gradientUnits="userSpaceOnUse" x1="0" y1="${latin ? 30 : 60}" x2="0" y2="${latin ? 150 : 215}"><stop offset="0" stop-color="#fffbe6"/><stop offset=".42" stop-color="#ffd571"/>
      <stop offset=".52" stop-color="#c27a26"/><stop offset=".75" stop-color="#ffd982"/><stop offset="1" stop-color="#9a5a1a"/></linearGradient></defs>
    <g filter="url(#drop)">${draw('fill="#1c0a2e" stroke="#1c0a2e" stroke-width="18" stroke-linejoin="round"')}
    ${draw('fill="#5c3010" stroke="#5c3010" stroke-width="7" stroke-linejoin="round"')}</g>${draw('fill="url(#letters)"')}</svg>`;
}
