/** Paints of a bazaar's signboards: dark enough for a light page, bright enough for a dark one. */
export const paint = {
  night: '#1b1f4b',
  plum: '#5b2a63',
  teal: '#0f6b70',
  emerald: '#14805e',
  brick: '#a63a2b',
  magenta: '#b8336a',
  saffron: '#f08a24',
  gold: '#f2b544',
  lemon: '#ffd978',
  cream: '#fff3d6',
  sky: '#2f7fb8',
  coral: '#f2705c',
  leaf: '#7bbf5a',
  ink: '#14173a',
} as const;
export type Paint = (typeof paint)[keyof typeof paint];

const round = (value: number): string => String(Math.round(value * 100) / 100);

/** The same shape again and again around the middle of the picture. */
export const around = (count: number, shape: string, turn = 0): string =>
  Array.from(
    { length: count },
    (_, at) => `<g transform="rotate(${round(turn + (at * 360) / count)} 48 48)">${shape}</g>`,
  ).join('');

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;

export const oval = (x: number, y: number, across: number, down: number, fill: string, turn = 0): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(across)}" ry="${round(down)}" fill="${fill}"${turn === 0 ? '' : ` transform="rotate(${round(turn)} ${round(x)} ${round(y)})"`}/>`;

export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The half that is drawn, and its mirror on the other side of the middle. */
export const mirrored = (half: string): string =>
  `${half}<g transform="translate(96 0) scale(-1 1)">${half}</g>`;

/** The rim of a lorry's signboard around a ground: a chain of petals, a bead between each two, a ring of gold. */
export function signboard(ground: Paint, petal: Paint, motif: string): string {
  const petals = around(16, oval(48, 7.4, 5.2, 6, petal) + oval(48, 6.6, 2.1, 3, paint.cream));
  const beads = around(16, circle(48, 10.2, 1.9, paint.gold), 11.25);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">',
    `<rect width="96" height="96" fill="${paint.ink}"/>`,
    petals,
    beads,
    circle(48, 48, 37, paint.gold),
    circle(48, 48, 35, ground),
    around(12, line('M48 14v6', paint.gold, 0.8), 15),
    motif,
    '</svg>\n',
  ].join('');
}
