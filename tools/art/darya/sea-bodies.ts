import type { Body, DrawnFish } from './fish.ts';

/** The bodies of the deep sea. All look to the right; rays are seen from above, squids swim with their mantle first. */
export type SeaShape = 'billfish' | 'shark' | 'hammerhead' | 'ray' | 'squid' | 'kraken' | 'whale' | 'orca';

const mouth = (path: string): string =>
  `<path d="${path}" fill="none" stroke="#02121f" stroke-opacity=".5" stroke-width="2.500" stroke-linecap="round"/>`;
const fluke = '<path d="M46 80Q24 52 4 40Q6 64 16 79Q6 96 4 122Q26 106 48 84z"/>';

function shark(fish: DrawnFish, head: string): Body {
  return {
    outline: `M36 77C88 58 148 46 200 45C246 46 282 60 ${head}C276 106 240 114 200 113C140 112 84 98 36 84Q31 80 36 77z`,
    behind:
      '<path d="M50 78L8 22Q30 58 27 80Q29 100 14 128L54 86z"/><path d="M152 52Q166 10 194 4Q194 32 210 48z"/><path d="M86 64l12 -15 6 14z"/><path d="M96 100l-6 16 20 -12z"/>',
    front: `<path d="M208 100Q198 138 158 152Q168 118 184 98z" fill="${fish.fin}" stroke="${fish.back}" stroke-width="1.500"/>${[228, 237, 246].map((x) => `<path d="M${x} 66q-7 14 0 28" fill="none" stroke="#02121f" stroke-opacity=".45" stroke-width="2.500"/>`).join('')}`,
    eye: { x: 276, y: 74, size: 6 },
  };
}

/** Arms behind a head, from the middle outwards. */
const arms = (reach: number, stroke: string, wide: number): string =>
  [-26, -18, -10, -3, 4, 11, 19, 27]
    .map((y, index) => {
      const bend = index % 2 === 0 ? 16 : -16;
      return `<path d="M138 ${80 + y * 0.5}C${104} ${80 + y + bend * 0.6} ${70} ${80 + y * 1.6 - bend} ${reach + (index % 3) * 14} ${80 + y * 2}" fill="none" stroke="${stroke}" stroke-width="${wide - Math.abs(y) * 0.08}" stroke-linecap="round"/>`;
    })
    .join('');

function squid(fish: DrawnFish, reach: number, wide: number): Body {
  return {
    outline:
      'M317 80C292 54 238 44 192 50C168 53 150 60 136 64C126 70 126 90 136 96C150 100 168 107 192 110C238 116 292 106 317 80z',
    behind: `<g>${arms(reach, fish.back, wide + 3)}${arms(reach, fish.side, wide)}</g><path d="M304 70Q284 26 236 32Q258 56 262 72z"/><path d="M304 90Q284 134 236 128Q258 104 262 88z"/>`,
    front: `<circle cx="152" cy="94" r="9" fill="#fdf6e3"/><circle cx="153" cy="95" r="6" fill="#10131c"/>`,
    eye: { x: 152, y: 68, size: 9 },
  };
}

export const seaBodies: Readonly<Record<SeaShape, (fish: DrawnFish) => Body>> = {
  billfish(fish) {
    const dorsal =
      fish.dorsal === 'sail'
        ? '<path d="M116 58Q130 10 176 6Q222 8 238 60Q176 48 116 58z"/>'
        : '<path d="M192 54Q188 20 160 6Q170 34 158 56z"/>';
    return {
      outline:
        'M56 75C108 54 180 48 226 57C250 62 262 70 272 75L319 78L319 82L272 86C256 98 236 106 214 108C160 112 106 100 56 86Q49 80 56 75z',
      behind: `<path d="M66 78C44 60 26 32 10 12C22 54 34 72 36 80C34 90 22 108 10 148C26 130 44 100 66 84z"/>${dorsal}<path d="M196 106Q186 134 160 142Q166 120 172 108z"/><path d="M104 96l-8 18 22 -12z"/>`,
      front: `<path d="M236 62Q226 80 236 100" fill="none" stroke="#02121f" stroke-opacity=".4" stroke-width="2.500"/><path d="M230 88Q200 96 176 122Q206 112 234 96z" fill="${fish.fin}" stroke="${fish.back}" stroke-width="1.500"/>${mouth('M276 84Q262 90 252 88')}`,
      eye: { x: 254, y: 74, size: 7.5 },
    };
  },
  shark: (fish) => {
    const body = shark(fish, '314 82Q316 88 306 92');
    return { ...body, front: `${body.front}${mouth('M302 94Q286 103 268 99')}` };
  },
  hammerhead: (fish) => {
    const body = shark(fish, '296 72Q300 80 296 90');
    return {
      ...body,
      front: `${body.front}<path d="M290 34Q316 40 314 80Q316 120 290 126Q278 122 284 104Q288 80 284 56Q278 38 290 34z" fill="${fish.side}" stroke="${fish.rim ?? fish.back}" stroke-width="2.500"/><path d="M296 42Q308 52 307 80" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/><circle cx="294" cy="116" r="6" fill="#fdf6e3"/><circle cx="295" cy="117" r="4" fill="#10131c"/>`,
      eye: { x: 294, y: 44, size: 6 },
    };
  },
  ray(fish) {
    const horns =
      fish.dorsal === 'spines'
        ? `<path d="M284 62q24 -4 32 -18q-22 -6 -38 10zM284 98q24 4 32 18q-22 6 -38 -10z" fill="${fish.side}" stroke="${fish.back}" stroke-width="2"/>`
        : '';
    return {
      outline:
        'M302 80C288 60 252 58 226 40C202 14 166 4 138 3C150 30 142 52 112 70L98 80L112 90C142 108 150 130 138 157C166 156 202 146 226 120C252 102 288 100 302 80z',
      behind: '<path d="M112 76Q56 68 3 86Q56 80 112 84z"/>',
      front: `${horns}<g fill="none" stroke="#02121f" stroke-opacity=".3" stroke-width="2.500" stroke-linecap="round"><path d="M214 64q-16 -4 -30 -14M214 96q-16 4 -30 14M240 70q-5 10 0 20"/></g><circle cx="268" cy="96" r="6.500" fill="#fdf6e3"/><circle cx="269" cy="96" r="4.400" fill="#10131c"/>`,
      eye: { x: 268, y: 64, size: 6.5 },
    };
  },
  squid: (fish) => squid(fish, 12, 7),
  kraken(fish) {
    const body = squid(fish, 4, 12);
    const suckers = [-20, -6, 8, 22]
      .map((y) =>
        [0, 1, 2, 3]
          .map(
            (n) =>
              `<circle cx="${110 - n * 24}" cy="${80 + y * (0.9 + n * 0.28)}" r="${4 - n * 0.5}" fill="${fish.belly}" opacity=".85"/>`,
          )
          .join(''),
      )
      .join('');
    const spines = [210, 232, 254, 276]
      .map((x, n) => `<path d="M${x} ${50 + n * 3}l8 -${18 - n * 2}l8 ${20 - n * 2}z" fill="${fish.fin}"/>`)
      .join('');
    return {
      ...body,
      behind: `${body.behind}${suckers}`,
      front: `${spines}${body.front}`,
      eye: { x: 152, y: 66, size: 11 },
    };
  },
  whale(fish) {
    const grooves = [0, 1, 2, 3, 4]
      .map(
        (n) =>
          `<path d="M${304 - n * 4} ${98 + n * 6}Q${250 - n * 6} ${110 + n * 4} ${206 - n * 8} ${106 + n * 5}"/>`,
      )
      .join('');
    return {
      outline:
        'M36 76C72 66 120 40 190 36C260 34 306 56 313 86C315 110 290 128 250 128C190 130 110 112 36 86Q31 80 36 76z',
      behind: `${fluke}<path d="M128 54q-4 -14 -20 -18q22 -2 40 12z"/>`,
      front: `<g fill="none" stroke="#02121f" stroke-opacity=".22" stroke-width="2.500" stroke-linecap="round">${grooves}</g><path d="M212 104Q194 138 154 146Q166 118 186 100z" fill="${fish.fin}" stroke="${fish.back}" stroke-width="1.800"/><path d="M313 88Q280 98 254 92" fill="none" stroke="#02121f" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/>`,
      eye: { x: 252, y: 80, size: 6 },
    };
  },
  orca(fish) {
    return {
      outline:
        'M36 77C82 60 132 44 190 42C250 42 298 60 313 82C313 98 290 110 250 116C190 122 100 108 36 86Q31 80 36 77z',
      behind: `${fluke}<path d="M148 50Q156 10 176 4Q178 30 200 46z"/>`,
      front: `<ellipse cx="258" cy="66" rx="17" ry="8" fill="#fff" transform="rotate(14 258 66)"/><path d="M146 108Q130 92 108 94Q122 100 126 108z" fill="#fff" opacity=".92"/><path d="M214 96Q204 132 172 140Q178 112 192 94z" fill="${fish.fin}" stroke="${fish.back}" stroke-width="1.800"/>${mouth('M312 86Q288 96 264 92')}`,
      eye: { x: 272, y: 78, size: 5 },
    };
  },
};
