/** Seeded gradient noise, so that the same script always draws the same mountains. */
function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1103515245);
  return (h ^ (h >>> 16)) >>> 0;
}

function slope(cx: number, cy: number, dx: number, dy: number, seed: number): number {
  const angle = (hash(cx, cy, seed) / 4294967296) * Math.PI * 2;
  return Math.cos(angle) * dx + Math.sin(angle) * dy;
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Gradient noise in about -1..1 at the point (x, y). */
export function noise(x: number, y: number, seed: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const u = ease(fx);
  const top = slope(x0, y0, fx, fy, seed) * (1 - u) + slope(x0 + 1, y0, fx - 1, fy, seed) * u;
  const bottom =
    slope(x0, y0 + 1, fx, fy - 1, seed) * (1 - u) + slope(x0 + 1, y0 + 1, fx - 1, fy - 1, seed) * u;
  const v = ease(fy);
  return (top * (1 - v) + bottom * v) * 1.5;
}

/** Ridged multifractal noise in 0..1: sharp crests, the more detailed the higher (Musgrave's construction). */
export function ridged(x: number, y: number, octaves: number, seed: number): number {
  let sum = 0;
  let amplitude = 0.5;
  let weight = 1;
  let px = x;
  let py = y;
  for (let octave = 0; octave < octaves; octave++) {
    const crest = 1 - Math.abs(noise(px, py, seed + octave));
    const signal = crest * crest * weight;
    sum += signal * amplitude;
    weight = Math.min(1, Math.max(0, signal * 1.8));
    amplitude *= 0.5;
    const nx = (px * 0.8 - py * 0.6) * 2.03;
    py = (px * 0.6 + py * 0.8) * 2.03;
    px = nx;
  }
  return sum;
}

/** Deterministic uniform numbers in 0..1 (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
