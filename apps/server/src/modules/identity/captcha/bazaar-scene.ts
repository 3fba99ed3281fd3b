import { between, pick, type Random } from './picture-random.ts';

const skies = [
  ['#0d1033', '#3a1d5c', '#a14a5e'],
  ['#0a1a2f', '#14415a', '#c7793b'],
  ['#160f2e', '#4a1942', '#d0653a'],
  ['#071b24', '#0f4c4c', '#d9a441'],
  ['#1a1038', '#29337a', '#8f5fb0'],
] as const;
const cloths = [
  '#c8384a',
  '#e0a030',
  '#1f9d8a',
  '#7a4fc0',
  '#d9602c',
  '#2f7fd0',
  '#b83c86',
  '#5a9a3a',
] as const;
const glows = ['#ffd98a', '#ffb35c', '#fff0c0', '#ff9a76', '#9fe8d8'] as const;

const round = (value: number): string => value.toFixed(1);

function stars(random: Random, width: number, height: number): string {
  const count = Math.floor(between(random, 25, 60));
  return Array.from({ length: count }, () => {
    const [x, y] = [between(random, 0, width), between(random, 0, height * 0.6)];
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(between(random, 0.4, 1.5))}" fill="#fff" opacity="${round(between(random, 0.3, 0.9))}"/>`;
  }).join('');
}

function moon(random: Random, width: number): string {
  const [x, y, r] = [between(random, 20, width - 20), between(random, 15, 45), between(random, 9, 18)];
  const crater = () =>
    `<circle cx="${round(x + between(random, -r / 2, r / 2))}" cy="${round(y + between(random, -r / 2, r / 2))}" r="${round(r * between(random, 0.1, 0.24))}"/>`;
  return `<g><circle cx="${round(x)}" cy="${round(y)}" r="${round(r * 2.2)}" fill="#fff3c8" opacity=".12"/><circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="#fff3c8"/><g fill="#e3cf9c">${crater()}${crater()}${crater()}</g></g>`;
}

/** A row of town houses against the sky: plain roofs, roof pavilions on columns, and poles with pennants. */
function skyline(random: Random, width: number, ground: number, colour: string): string {
  let x = -10;
  let parts = '';
  while (x < width + 10) {
    const w = between(random, 18, 46);
    const h = between(random, 18, 58);
    const top = ground - h;
    const kind = random();
    parts += `<rect x="${round(x)}" y="${round(top)}" width="${round(w)}" height="${round(h + 80)}"/>`;
    if (kind < 0.4) {
      const [left, roof, cw] = [x + w * 0.15, top - w * 0.42, w * 0.7];
      const columns = [0.04, 0.34, 0.62, 0.9]
        .map(
          (at) =>
            `<rect x="${round(left + cw * at)}" y="${round(roof)}" width="2.4" height="${round(w * 0.43)}"/>`,
        )
        .join('');
      parts += `${columns}<path d="M${round(left - 5)} ${round(roof + 2)} l6 -5 h${round(cw - 2)} l6 5z"/>`;
    } else if (kind < 0.6) {
      const px = x + w / 2;
      parts += `<rect x="${round(px - 1)}" y="${round(top - 28)}" width="2" height="30"/><path d="M${round(px)} ${round(top - 28)} l14 5 l-14 5z"/>`;
    }
    x += w + between(random, -4, 6);
  }
  return `<g fill="${colour}">${parts}</g>`;
}

/** A stall: a striped awning with a scalloped edge over a lit counter. */
function stall(random: Random, x: number, y: number, w: number): string {
  const [one, other] = [pick(random, cloths), pick(random, cloths)];
  const stripes = Math.floor(between(random, 4, 8));
  const step = w / stripes;
  const drop = between(random, 14, 26);
  let awning = '';
  for (let i = 0; i < stripes; i++) {
    const left = x + i * step;
    const fill = i % 2 === 0 ? one : other === one ? '#f2e6c9' : other;
    awning += `<path d="M${round(left)} ${round(y)} h${round(step)} v${round(drop)} a${round(step / 2)} ${round(step / 2)} 0 0 1 ${round(-step)} 0z" fill="${fill}"/>`;
  }
  let goods = '';
  for (let i = 0; i < 10; i++) {
    goods += `<circle cx="${round(x + between(random, 6, w - 6))}" cy="${round(y + drop + between(random, 16, 44))}" r="${round(between(random, 2.5, 6))}" fill="${pick(random, cloths)}"/>`;
  }
  return `<rect x="${round(x + 3)}" y="${round(y)}" width="${round(w - 6)}" height="90" fill="#2a1730"/><rect x="${round(x + 5)}" y="${round(y + drop)}" width="${round(w - 10)}" height="60" fill="${pick(random, glows)}" opacity=".28"/>${goods}${awning}`;
}

/** A cord of bulbs that hangs between two points. */
function lights(random: Random, width: number): string {
  const [y1, y2, sag] = [between(random, 5, 60), between(random, 5, 60), between(random, 15, 50)];
  const count = Math.floor(between(random, 9, 16));
  let bulbs = '';
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const y = y1 + (y2 - y1) * t + 4 * sag * t * (1 - t);
    const glow = pick(random, glows);
    bulbs += `<circle cx="${round(t * width)}" cy="${round(y + 3)}" r="7" fill="${glow}" opacity=".25"/><circle cx="${round(t * width)}" cy="${round(y + 3)}" r="2.6" fill="${glow}"/>`;
  }
  return `<path d="M0 ${round(y1)} Q${round(width / 2)} ${round((y1 + y2) / 2 + 2 * sag)} ${width} ${round(y2)}" fill="none" stroke="#20152e" stroke-width="1.4"/>${bulbs}`;
}

function lantern(random: Random, x: number, y: number): string {
  const [w, h, colour] = [between(random, 8, 15), between(random, 14, 24), pick(random, cloths)];
  return `<path d="M${round(x)} 0 V${round(y)}" stroke="#1b1228"/><ellipse cx="${round(x)}" cy="${round(y + h / 2)}" rx="${round(w * 1.6)}" ry="${round(h)}" fill="${pick(random, glows)}" opacity=".2"/><path d="M${round(x - w / 2)} ${round(y)} h${round(w)} l${round(w * 0.3)} ${round(h / 2)} l${round(-w * 0.3)} ${round(h / 2)} h${round(-w)} l${round(-w * 0.3)} ${round(-h / 2)}z" fill="${colour}"/><path d="M${round(x)} ${round(y)} v${round(h)}" stroke="#ffe9b0" stroke-width="2" opacity=".7"/>`;
}

/** A carpet of eight-pointed stars along the lower edge. */
function carpet(random: Random, width: number, top: number, height: number): string {
  const [ground, one, other] = [pick(random, cloths), pick(random, cloths), pick(random, glows)];
  const size = between(random, 16, 26);
  let tiles = '';
  for (let x = -size * random(); x < width; x += size) {
    for (let y = top; y < height; y += size) {
      const [cx, cy, h] = [x + size / 2, y + size / 2, size * 0.34];
      const square = `<rect x="${round(cx - h)}" y="${round(cy - h)}" width="${round(2 * h)}" height="${round(2 * h)}"`;
      tiles += `${square} fill="${one}"/>${square} fill="${other}" opacity=".75" transform="rotate(45 ${round(cx)} ${round(cy)})"/>`;
    }
  }
  return `<rect y="${round(top)}" width="${width}" height="${round(height - top)}" fill="${ground}"/>${tiles}`;
}

/** A night bazaar that was never drawn before, as SVG: no two puzzles share a picture to learn from. */
export function bazaarScene(random: Random, width: number, height: number): string {
  const [top, middle, low] = pick(random, skies);
  const ground = height * between(random, 0.62, 0.72);
  let stalls = '';
  for (let x = -between(random, 0, 50); x < width; ) {
    const w = between(random, 56, 92);
    stalls += stall(random, x, ground - between(random, 14, 40), w);
    x += w + between(random, 2, 26);
  }
  const lanterns = Array.from({ length: 3 }, () =>
    lantern(random, between(random, 10, width - 10), between(random, 12, height * 0.4)),
  ).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    stars(random, width, height),
    moon(random, width),
    skyline(random, width, ground - 20, '#2a1b45'),
    skyline(random, width, ground, '#1c1230'),
    stalls,
    carpet(random, width, height * between(random, 0.82, 0.88), height),
    lights(random, width),
    lanterns,
    '</svg>',
  ].join('');
}
