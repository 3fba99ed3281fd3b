/** The colours of the bazaar at one hour of the day. */
export interface Hour {
  sky: readonly [string, string, string, string];
  ridge: readonly [string, string];
  skyline: string;
  wall: readonly [string, string];
  wallLine: string;
  inner: readonly [string, string, string];
  glow: string;
  glowStrength: number;
  floor: readonly [string, string];
  awnings: readonly [string, string][];
  stars: boolean;
  haze: string;
}

export const nightHour: Hour = {
  sky: ['#070920', '#141743', '#2b2760', '#5a3a62'],
  ridge: ['#34366f', '#20224f'],
  skyline: '#151738',
  wall: ['#23265a', '#12142f'],
  wallLine: '#e7b65a',
  inner: ['#fff1c4', '#f2a53c', '#6a2f3c'],
  glow: '#ffb648',
  glowStrength: 1,
  floor: ['#3a2745', '#0d0f26'],
  awnings: [
    ['#b23a48', '#f0d9b0'],
    ['#1d6f78', '#f0d9b0'],
    ['#7a3d8f', '#f3cf8a'],
    ['#c77a22', '#f6e6c4'],
  ],
  stars: true,
  haze: '#0d0f26',
};

export const dayHour: Hour = {
  sky: ['#8fd0cb', '#bfe3d8', '#f1ead2', '#f8e6c0'],
  ridge: ['#a9cfc6', '#8bbab2'],
  skyline: '#7fb0a6',
  wall: ['#f6e3bf', '#e3c591'],
  wallLine: '#0c615d',
  inner: ['#fff4d6', '#e9c68c', '#5d8f88'],
  glow: '#ffdf95',
  glowStrength: 0.35,
  floor: ['#e9d2a4', '#f6ecd6'],
  awnings: [
    ['#0c7a74', '#fff6e2'],
    ['#cf5a34', '#fff1d8'],
    ['#e0a52c', '#fff6e2'],
    ['#434ab3', '#fdf1dc'],
  ],
  stars: false,
  haze: '#fbf6ec',
};
