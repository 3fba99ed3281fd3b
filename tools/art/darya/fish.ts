import { type SeaShape, seaBodies } from './sea-bodies.ts';

/** What tells one drawn fish from another. All of them look to the right, in a box of `cell` with the spine along its middle. */
export interface DrawnFish {
  readonly shape: RiverShape | SeaShape;
  /** The greatest height of the body, as a part of the cell's. */
  readonly depth: number;
  readonly back: string;
  readonly side: string;
  readonly belly: string;
  readonly fin: string;
  readonly tail?: 'fork' | 'round' | 'lyre';
  readonly dorsal?: 'sail' | 'long' | 'spines';
  readonly pattern?: 'scales' | 'bars' | 'spots' | 'line' | 'marble';
  readonly mark?: string;
  /** The light along the back that says the worth. */
  readonly rim?: string;
}

type RiverShape = 'fish' | 'catfish' | 'eel' | 'crocodile' | 'dolphin' | 'serpent';

export const cell = { width: 320, height: 160 } as const;
const middle = cell.height / 2;

/** A fish as an SVG of one cell. `id` keeps the names of its gradients apart. */
export function drawFish(fish: DrawnFish, id: string): string {
  const body = bodies[fish.shape](fish);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width * 2}" height="${cell.height * 2}" viewBox="0 0 ${cell.width} ${cell.height}">
    <defs>
      <linearGradient id="${id}b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${fish.back}"/><stop offset=".48" stop-color="${fish.side}"/><stop offset=".8" stop-color="${fish.belly}"/><stop offset="1" stop-color="${fish.belly}"/></linearGradient>
      <linearGradient id="${id}f" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${fish.fin}"/><stop offset="1" stop-color="${fish.back}" stop-opacity=".85"/></linearGradient>
      <radialGradient id="${id}s" cx=".62" cy=".22" r=".6"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset=".5" stop-color="#fff" stop-opacity=".14"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
      <linearGradient id="${id}d" x1="0" y1="0" x2="0" y2="1"><stop offset=".55" stop-color="#02121f" stop-opacity="0"/><stop offset="1" stop-color="#02121f" stop-opacity=".42"/></linearGradient>
      <pattern id="${id}p" width="15" height="12" patternUnits="userSpaceOnUse"><path d="M0 0a7.500 6 0 0 0 15 0M-7.500 6a7.500 6 0 0 0 15 0M7.500 6a7.500 6 0 0 0 15 0" fill="none" stroke="${fish.mark ?? fish.back}" stroke-width="1.100" opacity=".5"/></pattern>
      <clipPath id="${id}c"><path d="${body.outline}"/></clipPath>
    </defs>
    <g fill="url(#${id}f)" stroke="${fish.back}" stroke-width="1.500" stroke-linejoin="round">${body.behind}</g>
    <path d="${body.outline}" fill="url(#${id}b)"/>
    <g clip-path="url(#${id}c)">${patternOf(fish, id)}<rect width="320" height="160" fill="url(#${id}s)"/><rect width="320" height="160" fill="url(#${id}d)"/></g>
    <path d="${body.outline}" fill="none" stroke="${fish.rim ?? '#ffffff'}" stroke-opacity="${fish.rim === undefined ? 0.35 : 0.95}" stroke-width="${fish.rim === undefined ? 1.5 : 2.6}"/>
    ${body.front}
    ${eye(body.eye.x, body.eye.y, body.eye.size)}
  </svg>`;
}

/** How a fish is drawn, from the back to the front. */
export interface Body {
  readonly outline: string;
  readonly behind: string;
  readonly front: string;
  readonly eye: { readonly x: number; readonly y: number; readonly size: number };
}

const eye = (x: number, y: number, size: number): string =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="#fdf6e3"/><circle cx="${x + size * 0.16}" cy="${y}" r="${size * 0.68}" fill="#10131c"/><circle cx="${x + size * 0.38}" cy="${y - size * 0.34}" r="${size * 0.24}" fill="#fff"/>`;

function patternOf({ pattern, mark = '#0b2437', depth }: DrawnFish, id: string): string {
  const reach = depth * cell.height;
  switch (pattern) {
    case 'scales':
      return `<rect x="70" width="170" height="160" fill="url(#${id}p)"/>`;
    case 'bars':
      return [100, 138, 176, 214]
        .map((x) => `<path d="M${x} 0q-16 80 0 160h15q-16-80 0-160z" fill="${mark}" opacity=".62"/>`)
        .join('');
    case 'spots':
      return [...Array(16).keys()]
        .map((n) => {
          const [x, y] = [84 + ((n * 61) % 168), middle - reach * 0.36 + ((n * 62) % 100) * reach * 0.0062];
          return `<circle cx="${x}" cy="${y}" r="${3 + (n % 3) * 1.8}" fill="${mark}" opacity=".65"/>`;
        })
        .join('');
    case 'line':
      return `<path d="M60 ${middle + 2}Q180 ${middle - 10} 262 ${middle - 2}" stroke="${mark}" stroke-width="9" opacity=".7" fill="none"/>`;
    case 'marble':
      return [...Array(9).keys()]
        .map(
          (n) =>
            `<path d="M${60 + n * 24} ${middle - reach * 0.4 + ((n * 29) % 40)}q14 ${10 + (n % 4) * 5} 26 -4t20 12" stroke="${mark}" stroke-width="6" fill="none" opacity=".5" stroke-linecap="round"/>`,
        )
        .join('');
    default:
      return '';
  }
}

function tailOf(tail: DrawnFish['tail'], x: number, size: number): string {
  const [top, bottom] = [middle - size, middle + size];
  if (tail === 'round')
    return `<path d="M${x + 12} ${middle - 9}Q${x - 40} ${top} ${x - 50} ${middle}Q${x - 40} ${bottom} ${x + 12} ${middle + 9}z"/>`;
  if (tail === 'lyre')
    return `<path d="M${x + 14} ${middle - 8}C${x - 16} ${top + 4} ${x - 46} ${top - 12} ${x - 58} ${top - 8}C${x - 44} ${middle - 26} ${x - 32} ${middle - 8} ${x - 30} ${middle}C${x - 32} ${middle + 8} ${x - 44} ${middle + 26} ${x - 58} ${bottom + 8}C${x - 46} ${bottom + 12} ${x - 16} ${bottom - 4} ${x + 14} ${middle + 8}z"/>`;
  return `<path d="M${x + 14} ${middle - 8}L${x - 46} ${top}Q${x - 34} ${middle} ${x - 26} ${middle}Q${x - 34} ${middle} ${x - 46} ${bottom}L${x + 14} ${middle + 8}z"/>`;
}

const bodies: Readonly<Record<DrawnFish['shape'], (fish: DrawnFish) => Body>> = {
  ...seaBodies,
  fish(fish) {
    const half = (fish.depth * cell.height) / 2;
    const [top, bottom] = [middle - half, middle + half];
    const dorsal =
      fish.dorsal === 'sail'
        ? `<path d="M126 ${top + 12}Q150 ${top - 34} 196 ${top - 30}Q214 ${top - 8} 222 ${top + 10}z"/>`
        : fish.dorsal === 'spines'
          ? `<path d="M112 ${top + 16}L122 ${top - 12}L136 ${top + 2}L150 ${top - 20}L164 ${top - 4}L180 ${top - 22}L194 ${top - 4}L208 ${top - 12}L224 ${top + 10}z"/>`
          : `<path d="M104 ${top + 18}Q140 ${top - 18} 224 ${top - 4}L230 ${top + 12}z"/>`;
    return {
      outline: `M62 ${middle - 8}C110 ${top - 4} 170 ${top - 8} 228 ${top + 10}C264 ${top + 22} 292 ${middle - 14} 304 ${middle + 3}C292 ${middle + 18} 262 ${bottom - 10} 226 ${bottom - 2}C168 ${bottom + 8} 110 ${bottom - 2} 62 ${middle + 8}Q54 ${middle} 62 ${middle - 8}z`,
      behind: `${tailOf(fish.tail, 62, Math.max(26, half * 0.92))}${dorsal}<path d="M116 ${bottom - 12}Q112 ${bottom + 22} 92 ${bottom + 20}Q110 ${bottom - 2} 140 ${bottom - 6}z"/><path d="M196 ${bottom - 6}Q188 ${bottom + 24} 168 ${bottom + 22}Q180 ${bottom} 178 ${bottom - 4}z"/>`,
      front: `<path d="M236 ${middle - half * 0.62}Q222 ${middle} 236 ${middle + half * 0.62}" fill="none" stroke="#02121f" stroke-opacity=".35" stroke-width="3"/><path d="M228 ${middle + 6}Q196 ${middle + 2} 182 ${middle + 24}Q210 ${middle + 26} 230 ${middle + 14}z" fill="${fish.fin}" stroke="${fish.back}" stroke-width="1.500" opacity=".95"/><path d="M303 ${middle + 4}Q288 ${middle + 12} 276 ${middle + 9}" fill="none" stroke="#02121f" stroke-opacity=".5" stroke-width="2.500" stroke-linecap="round"/>`,
      eye: { x: 264, y: middle - half * 0.24, size: 10 },
    };
  },
  catfish(fish) {
    const half = (fish.depth * cell.height) / 2;
    return {
      outline: `M44 ${middle - 6}C100 ${middle - half * 0.7} 160 ${middle - half * 0.9} 216 ${middle - half}C262 ${middle - half} 300 ${middle - half * 0.5} 304 ${middle + 6}C298 ${middle + half * 0.62} 262 ${middle + half} 214 ${middle + half}C150 ${middle + half * 0.95} 96 ${middle + half * 0.5} 44 ${middle + 6}Q38 ${middle} 44 ${middle - 6}z`,
      behind: `${tailOf('round', 44, 24)}<path d="M176 ${middle - half + 4}Q178 ${middle - half - 32} 204 ${middle - half - 26}L214 ${middle - half + 4}z"/><path d="M64 ${middle + 10}Q120 ${middle + half + 22} 178 ${middle + half - 4}L110 ${middle + 8}z"/>`,
      front: `<g fill="none" stroke="${fish.back}" stroke-width="3.200" stroke-linecap="round"><path d="M298 ${middle + 2}Q318 ${middle - 20} 314 ${middle - 44}"/><path d="M292 ${middle + 16}Q306 ${middle + 40} 286 ${middle + 58}"/><path d="M276 ${middle + 22}Q276 ${middle + 46} 252 ${middle + 52}"/></g><path d="M226 ${middle + 10}Q196 ${middle + 20} 186 ${middle + 42}Q214 ${middle + 38} 236 ${middle + 22}z" fill="${fish.fin}" stroke="${fish.back}" stroke-width="1.500"/><path d="M304 ${middle + 8}Q284 ${middle + 20} 266 ${middle + 14}" fill="none" stroke="#02121f" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>`,
      eye: { x: 266, y: middle - half * 0.42, size: 7.5 },
    };
  },
  eel(fish) {
    const half = (fish.depth * cell.height) / 2;
    return {
      outline: `M10 ${middle}C60 ${middle - half * 0.9} 180 ${middle - half} 246 ${middle - half}C284 ${middle - half} 308 ${middle - half * 0.3} 314 ${middle + 2}C306 ${middle + half * 0.6} 284 ${middle + half} 246 ${middle + half}C180 ${middle + half} 60 ${middle + half * 0.9} 10 ${middle}z`,
      behind: `<path d="M8 ${middle}Q110 ${middle - half * 2.1} 236 ${middle - half * 1.35}L236 ${middle}z"/><path d="M8 ${middle}Q96 ${middle + half * 1.9} 190 ${middle + half * 1.2}L190 ${middle}z"/>`,
      front: `<path d="M240 ${middle + 2}Q222 ${middle + 4} 216 ${middle + 18}Q234 ${middle + 18} 246 ${middle + 10}z" fill="${fish.fin}" stroke="${fish.back}"/><path d="M313 ${middle + 3}Q296 ${middle + 10} 282 ${middle + 7}" fill="none" stroke="#02121f" stroke-opacity=".55" stroke-width="2.500" stroke-linecap="round"/>`,
      eye: { x: 284, y: middle - half * 0.36, size: 7 },
    };
  },
  crocodile(fish) {
    const half = (fish.depth * cell.height) / 2;
    const top = middle - half;
    const scutes = [...Array(15).keys()]
      .map(
        (n) =>
          `<path d="M${40 + n * 12} ${middle + 2 - Math.min(1, 0.16 + n / 9) * (half - 2)}l6 -10l6 10z"/>`,
      )
      .join('');
    const leg = (x: number, turn: number) =>
      `<path d="M${x} ${middle + half - 10}q${turn * 6} 22 ${turn * 14 - 4} 30q-4 6 -14 4l-8 -4q4 -22 8 -34z" fill="${fish.side}" stroke="${fish.back}" stroke-width="2"/>`;
    return {
      outline: `M4 ${middle + 4}C50 ${middle - 10} 84 ${top + 8} 128 ${top + 2}C168 ${top - 2} 196 ${top + 2} 214 ${top + 6}C222 ${top - 2} 238 ${top - 4} 246 ${top + 10}C262 ${middle - 4} 292 ${middle + 2} 316 ${middle + 2}Q320 ${middle + 8} 314 ${middle + 12}C290 ${middle + 16} 260 ${middle + 18} 236 ${middle + half - 4}C196 ${middle + half + 4} 124 ${middle + half + 4} 86 ${middle + half - 8}C52 ${middle + 18} 30 ${middle + 12} 4 ${middle + 4}z`,
      behind: scutes,
      front: `${leg(112, -0.6)}${leg(140, 0.2)}${leg(204, -0.5)}${leg(226, 0.4)}<path d="M316 ${middle + 8}L244 ${middle + 12}" stroke="#02121f" stroke-opacity=".6" stroke-width="2.500" fill="none"/>${[...Array(9).keys()].map((n) => `<path d="M${252 + n * 7} ${middle + 11.5}l3 -6l3 6z" fill="#fffbe8"/>`).join('')}`,
      eye: { x: 234, y: top + 8, size: 7 },
    };
  },
  dolphin(fish) {
    const half = (fish.depth * cell.height) / 2;
    return {
      outline: `M34 ${middle + 2}C84 ${middle - 12} 128 ${middle - half - 4} 186 ${middle - half}C226 ${middle - half + 2} 248 ${middle - half * 0.66} 258 ${middle - 8}C280 ${middle - 2} 304 ${middle + 2} 317 ${middle + 3}Q320 ${middle + 9} 312 ${middle + 11}C292 ${middle + 14} 272 ${middle + 15} 254 ${middle + 17}C236 ${middle + half * 0.9} 196 ${middle + half + 2} 156 ${middle + half - 4}C106 ${middle + half - 12} 72 ${middle + 18} 34 ${middle + 10}z`,
      behind: `<path d="M44 ${middle + 6}Q20 ${middle - 30} 2 ${middle - 34}Q14 ${middle - 2} 12 ${middle + 4}Q12 ${middle + 24} 0 ${middle + 46}Q30 ${middle + 36} 44 ${middle + 8}z"/><path d="M128 ${middle - half + 6}Q122 ${middle - half - 26} 104 ${middle - half - 30}Q142 ${middle - half - 26} 172 ${middle - half + 2}z"/>`,
      front: `<path d="M206 ${middle + 14}Q190 ${middle + 46} 158 ${middle + 58}Q164 ${middle + 30} 184 ${middle + 12}z" fill="${fish.fin}" stroke="${fish.back}" stroke-width="1.800"/><path d="M314 ${middle + 7}Q280 ${middle + 10} 250 ${middle + 7}" fill="none" stroke="#02121f" stroke-opacity=".5" stroke-width="2.200"/>`,
      eye: { x: 242, y: middle - 6, size: 5.5 },
    };
  },
  serpent(fish) {
    const half = (fish.depth * cell.height) / 2;
    const crest = [...Array(18).keys()]
      .map(
        (n) =>
          `<path d="M${30 + n * 11.5} ${middle - half * (0.35 + 0.55 * Math.min(1, n / 9)) + 4}l5 -${12 + (n % 3) * 4}l8 ${12 + (n % 3) * 4}z"/>`,
      )
      .join('');
    return {
      outline: `M2 ${middle}C50 ${middle - half * 0.5} 140 ${middle - half} 226 ${middle - half}C250 ${middle - half * 1.34} 290 ${middle - half * 1.1} 312 ${middle - 6}Q320 ${middle + 4} 308 ${middle + 12}C286 ${middle + half * 0.9} 256 ${middle + half * 1.1} 226 ${middle + half}C140 ${middle + half} 50 ${middle + half * 0.5} 2 ${middle}z`,
      behind: `${crest}<path d="M2 ${middle}Q-2 ${middle - 34} 26 ${middle - 30}Q16 ${middle - 6} 34 ${middle}Q16 ${middle + 6} 26 ${middle + 30}Q-2 ${middle + 34} 2 ${middle}z"/>`,
      front: `<path d="M246 ${middle - half}Q214 ${middle - half - 40} 188 ${middle - half - 34}Q214 ${middle - half - 16} 226 ${middle - half + 2}z" fill="#ffe08a" stroke="${fish.back}" stroke-width="2"/><g fill="none" stroke="#ffe08a" stroke-width="3.500" stroke-linecap="round"><path d="M304 ${middle - 6}Q322 ${middle - 36} 300 ${middle - 56}"/><path d="M298 ${middle + 16}Q304 ${middle + 46} 276 ${middle + 58}"/></g><path d="M310 ${middle + 6}Q280 ${middle + 18} 256 ${middle + 10}" fill="none" stroke="#02121f" stroke-opacity=".6" stroke-width="3.500"/><path d="M276 ${middle + 12}l5 9l5 -10zM292 ${middle + 9}l4 8l4 -10z" fill="#fffbe8"/>`,
      eye: { x: 276, y: middle - half * 0.5, size: 10 },
    };
  },
};
