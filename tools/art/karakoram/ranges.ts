import { noise, ridged } from './noise.ts';

type Rgb = readonly [number, number, number];

/** One time of day: where the light comes from and what colours it finds. */
export interface Light {
  /** Direction towards the light: across the picture, away from the viewer, up. */
  towards: Rgb;
  sun: Rgb;
  ambient: Rgb;
  snow: Rgb;
  rock: Rgb;
  /** What distance fades into, at the foot and at the height of the peaks. */
  hazeLow: Rgb;
  hazeHigh: Rgb;
}

const SIZE = 1536;

interface Peak {
  x: number;
  y: number;
  height: number;
  spread: number;
}

/** The great pyramid stands in the middle so that every crop of the picture keeps it. */
const PEAKS: readonly Peak[] = [
  { x: 0.5, y: 0.62, height: 1.3, spread: 0.215 },
  { x: 0.35, y: 0.7, height: 0.72, spread: 0.15 },
  { x: 0.665, y: 0.66, height: 0.8, spread: 0.15 },
  { x: 0.22, y: 0.56, height: 0.55, spread: 0.15 },
  { x: 0.8, y: 0.55, height: 0.58, spread: 0.16 },
];

function heightAt(u: number, v: number): number {
  const warpX = noise(u * 5, v * 5, 71) * 0.03;
  const warpY = noise(u * 5 + 9, v * 5, 72) * 0.03;
  const crests = ridged((u + warpX) * 7, (v + warpY) * 7, 8, 11);
  let mass = 0;
  for (const peak of PEAKS) {
    const dx = u + warpX * 0.6 - peak.x;
    const dy = (v + warpY * 0.6 - peak.y) * 1.1;
    const around = Math.hypot(dx, dy) / peak.spread;
    mass = Math.max(mass, peak.height * Math.max(0, 1 - around) ** 1.05);
  }
  const valley = Math.min(1, Math.max(0, (v - 0.08) * 2.2));
  const walls = 0.35 + Math.min(1, Math.abs(u - 0.5) * 3.2) * 0.75;
  return crests * (0.3 * walls * valley + mass * 0.34 + 0.03) + mass * 0.66;
}

function heightField(): Float32Array {
  const field = new Float32Array(SIZE * SIZE);
  for (let j = 0; j < SIZE; j++) {
    for (let i = 0; i < SIZE; i++) field[j * SIZE + i] = heightAt(i / SIZE, j / SIZE);
  }
  return field;
}

function sample(field: Float32Array, u: number, v: number): number {
  const x = Math.min(SIZE - 2, Math.max(0, u * SIZE));
  const y = Math.min(SIZE - 2, Math.max(0, v * SIZE));
  const i = Math.floor(x);
  const j = Math.floor(y);
  const fx = x - i;
  const fy = y - j;
  const at = (di: number, dj: number): number => field[(j + dj) * SIZE + i + di] ?? 0;
  return (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy;
}

function unit([x, y, z]: Rgb): Rgb {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** The colour of the ground at (u, v): snow where it can lie, light by its slope, cast shadow by a short march. */
function groundColour(field: Float32Array, u: number, v: number, light: Light, sunward: Rgb): Rgb {
  const e = 1.6 / SIZE;
  const h = sample(field, u, v);
  const normal = unit([
    (sample(field, u - e, v) - sample(field, u + e, v)) / (2 * e),
    (sample(field, u, v - e) - sample(field, u, v + e)) / (2 * e),
    3.4,
  ]);
  let lit = clamp(normal[0] * sunward[0] + normal[1] * sunward[1] + normal[2] * sunward[2]);
  for (let s = 1; s <= 14; s++) {
    const d = s * s * 0.0011;
    const ray = h + (sunward[2] / Math.hypot(sunward[0], sunward[1])) * d * 1.1;
    if (sample(field, u + sunward[0] * d, v + sunward[1] * d) > ray + 0.004) {
      lit *= 0.35;
      break;
    }
  }
  const grain = noise(u * 160, v * 160, 5) * 0.12;
  const snowy = clamp((normal[2] * 1.1 + h * 0.95 + grain * 1.6 - 0.92) * 3.4) * clamp((h - 0.08) * 6);
  const ground = mix(light.rock, light.snow, snowy);
  const sky = 0.55 + 0.45 * normal[2];
  return [0, 1, 2].map((c) => {
    const channel = c as 0 | 1 | 2;
    return ground[channel] * (light.ambient[channel] * sky + light.sun[channel] * lit);
  }) as unknown as Rgb;
}

/**
 * Draws the range with a transparent sky, column by column from near to far (the height field is seen in perspective).
 * Answers raw RGBA, `width` x `height`.
 */
export function drawRanges(width: number, height: number, light: Light): Uint8Array {
  const field = heightField();
  const sunward = unit(light.towards);
  const out = new Uint8Array(width * height * 4);
  const horizon = height * 0.735;
  const scale = height * 1.02;
  const camera = 0.3;
  for (let x = 0; x < width; x++) {
    const across = (x / width - 0.5) * (width / height);
    let top = height;
    let z = 0.1;
    while (z < 1.3 && top > 0) {
      const v = z * 0.72;
      const u = 0.5 + across * z * 0.46;
      const h = sample(field, u, v);
      const y = Math.floor(horizon - ((h - camera) * scale * 0.62) / z ** 0.92);
      if (y < top) {
        const far = clamp((z - 0.16) / 1.05);
        const haze = mix(light.hazeLow, light.hazeHigh, clamp(h * 0.95));
        const fade = clamp(far * 0.5 + clamp(0.5 - h) * far * 0.9);
        const colour = mix(groundColour(field, u, v, light, sunward), haze, fade);
        for (let row = Math.max(0, y); row < top; row++) {
          const at = (row * width + x) * 4;
          for (let c = 0; c < 3; c++) out[at + c] = Math.round(clamp(colour[c as 0 | 1 | 2]) * 255);
          out[at + 3] = 255;
        }
        top = y;
      }
      z += 0.0006 + z * 0.0006;
    }
  }
  return out;
}
