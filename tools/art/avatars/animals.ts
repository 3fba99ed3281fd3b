import { around, circle, line, mirrored, oval, paint, shape } from './frame.ts';

const { gold, lemon, cream, teal, emerald, sky, coral, saffron, ink, magenta, brick, night } = paint;

const feather =
  oval(48, 27, 4.6, 8, emerald) +
  oval(48, 25.5, 3.2, 4.6, gold) +
  oval(48, 25, 2, 3, sky) +
  circle(48, 25, 1, ink);
const fan = [-75, -50, -25, 0, 25, 50, 75]
  .map((turn) => `<g transform="rotate(${turn} 48 58)">${line('M48 56V32', emerald, 1.6)}${feather}</g>`)
  .join('');

export const peacock =
  fan +
  shape('M48 38c7 6 10 14 10 22 0 9-5 14-10 14s-10-5-10-14c0-8 3-16 10-22z', sky) +
  shape('M48 50c4 4 6 9 6 13 0 6-3 9-6 9s-6-3-6-9c0-4 2-9 6-13z', teal) +
  circle(48, 39, 5.4, sky) +
  mirrored(circle(46, 38, 1, cream)) +
  shape('M46.6 41h2.8L48 45z', gold) +
  line('M48 33.5v-5M48 33.5l-3-4M48 33.5l3-4', gold, 1.1) +
  circle(48, 28, 1.2, lemon) +
  mirrored(circle(44.7, 29, 1.2, lemon));

export const falcon =
  mirrored(
    shape('M46 44C36 30 25 27 17 29c3 3 4 5 5 8-2 0-3 1-4 1 3 3 6 4 8 7-2 0-3 1-4 2 7 5 14 8 24 7z', gold) +
      line('M42 45c-6-7-12-10-18-11M42 49c-6-4-11-6-15-6', brick, 1.3),
  ) +
  shape('M48 36c6 4 8 11 8 18 0 7-3 12-8 17-5-5-8-10-8-17 0-7 2-14 8-18z', brick) +
  shape('M43 66l5 12 5-12-5 4z', gold) +
  around(1, [50, 55, 60].map((y) => line(`M44 ${y}q4 3 8 0`, lemon, 1.1)).join('')) +
  circle(48, 34, 6, gold) +
  mirrored(circle(45.6, 33, 1.3, ink)) +
  shape('M46.4 35.5h3.2L48 40z', ink);

export const markhor =
  mirrored(
    line('M45 40C38 34 42 27 36 23s2-9-4-12', cream, 4.2) +
      line('M42 37l-4 2M40.5 31l-4 1M38.5 26l-3.5 2M36 21l-3 2M34.5 16l-3 1', saffron, 1.5) +
      shape('M41 44c-6-3-11-2-14 1 4 4 9 5 14 3z', gold),
  ) +
  shape('M40 38h16c2 8-1 20-4 25-2 3-6 3-8 0-3-5-6-17-4-25z', gold) +
  shape('M44 64h8c1 6-1 12-4 16-3-4-5-10-4-16z', cream) +
  mirrored(oval(43.6, 47, 1.6, 2.2, ink)) +
  mirrored(circle(46, 60, 1.1, brick)) +
  shape('M48 40l3 5-3 6-3-6z', magenta);

export const lion =
  around(16, oval(48, 24, 5, 10, saffron)) +
  around(16, oval(48, 28, 3.6, 8, brick), 11.25) +
  circle(48, 49, 17, gold) +
  mirrored(circle(36, 35, 4.6, gold) + circle(36, 35, 2.4, brick)) +
  mirrored(circle(41.6, 45, 2.1, ink) + line('M38 40.5q3.5-2.4 6.5 0', brick, 1.5)) +
  mirrored(oval(44, 56.5, 5, 4.2, cream)) +
  shape('M44.4 50.5h7.2L48 55.4z', ink) +
  line('M48 55v3M48 58q-3 3-6 1M48 58q3 3 6 1', ink, 1.2) +
  shape('M48 32l2.4 4-2.4 4-2.4-4z', magenta);

export const elephant =
  mirrored(
    shape('M40 36c-8-9-20-8-22 2-2 11 5 23 16 23 5 0 7-6 6-12z', sky) +
      shape('M38 39c-6-6-14-5-15 2-1 8 4 15 10 15 4 0 6-5 5-10z', magenta),
  ) +
  shape(
    'M35 38c0-9 6-14 13-14s13 5 13 14c0 8-3 13-5 18l-2 16c-1 7-11 7-11 1l3-1c0 2 4 2 4-1V56h-6c-4-3-9-10-9-18z',
    sky,
  ) +
  mirrored(shape('M40 56c-1 6-4 9-8 10 5 2 11 0 13-8z', cream) + circle(42, 43, 1.7, ink)) +
  shape('M48 24l7 8-7 10-7-10z', gold) +
  shape('M48 28l4 4.6-4 6-4-6z', brick) +
  circle(48, 33, 1.6, lemon) +
  mirrored(line('M41 27q-5 3-5.6 9', gold, 1.4)) +
  [60, 64, 68].map((y) => line(`M46 ${y}h5`, night, 0.9)).join('');

export const camel =
  shape(
    'M28 80c-1-14 4-24 12-30-3-5-2-12 3-16 4-4 10-5 15-3l10 5c4 2 5 7 2 9-2 2-5 2-8 1l-7-1c1 10-2 17-1 35z',
    gold,
  ) +
  shape('M41 35c-3-3-3-7 0-9 3 2 4 5 4 8z', gold) +
  circle(51, 36.6, 1.8, ink) +
  line('M47 33.6q4-2 7 0', brick, 1.2) +
  circle(68, 39, 0.9, brick) +
  line('M61 45q4 1 8-.6', brick, 1.1) +
  line('M55 32.4q4 6 0 12.6', magenta, 2.2) +
  line('M45 34q-1 7 3 11', magenta, 2.2) +
  shape('M33 60c7 5 15 6 21 4l-1 6c-7 2-15 1-22-4z', magenta) +
  [34, 39, 44, 49].map((x, at) => circle(x + 1, 66 + at * 0.9, 1.5, lemon)).join('') +
  [35, 41, 47].map((x, at) => line(`M${x} ${70 + at}v6`, coral, 2)).join('');

export const horse =
  shape(
    'M30 80c0-13 4-20 6-27 2-9 4-17 12-22l2-8 5 6c5 3 8 9 11 15l5 9c1 4-3 8-7 6-3-2-5-4-9-4-3 0-4 3-3 7 2 7 4 12 4 18z',
    cream,
  ) +
  shape('M47 30c-9 3-15 12-18 22-2 8-5 18-5 26l7 2c0-9 2-16 5-24 2-9 5-18 13-22z', brick) +
  line('M41 37q-6 3-8 8M37 46q-5 3-6 8M33 56q-4 3-5 8', saffron, 1.6) +
  circle(54, 40, 1.9, ink) +
  circle(68, 54, 1, brick) +
  line('M60 58q2-3 2-7M49 46q6 3 8 9M57 34q5 7 4 16', magenta, 1.8) +
  circle(56.5, 50, 2, gold) +
  shape('M50 23l-1 8 5-1z', coral) +
  line('M36 70q10 5 20 1', magenta, 2.4) +
  [40, 46, 52].map((x) => circle(x, 73, 1.6, gold)).join('');

export const fish =
  shape('M18 48c8-14 22-18 34-14 7 2 12 7 16 14-4 7-9 12-16 14-12 4-26 0-34-14z', saffron) +
  shape('M64 48l16-13c-2 9-2 17 0 26z', coral) +
  shape('M40 34c5-8 12-10 18-9-2 4-3 7-3 10zM42 62c4 6 9 8 14 7-1-3-2-5-2-8z', coral) +
  [38, 46, 54]
    .map((x) => [41, 48, 55].map((y) => line(`M${x} ${y - 3.4}q5 3.4 0 6.8`, cream, 1.3)).join(''))
    .join('') +
  line('M33 37q6 11 0 22', brick, 1.6) +
  circle(26.5, 45, 3, cream) +
  circle(26, 45, 1.6, ink) +
  line('M19 51q3 1.4 5 .4', brick, 1.3) +
  [
    [22, 30],
    [30, 25],
    [73, 68],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<circle cx="${x}" cy="${y}" r="2" fill="none" stroke="${lemon}" stroke-width="1"/>`,
    )
    .join('');

export const chukar =
  shape('M24 56c0-13 10-20 23-20 12 0 22 8 24 20 1 9-9 16-22 16-15 0-25-6-25-16z', sky) +
  shape('M63 46l15-5-8 13z', teal) +
  circle(36, 36, 10, cream) +
  line('M28 31q8-7 16 0c3 6 1 13-4 17q-6 3-11-1', ink, 2.2) +
  circle(33.5, 35, 2.6, coral) +
  circle(33.5, 35, 1.3, ink) +
  shape('M26.6 36L19 39l8 2.4z', coral) +
  [42, 48, 54, 60]
    .map((x) => line(`M${x} 50q5 5 2 15`, brick, 2.4) + line(`M${x + 2.4} 51q4 5 2 13`, cream, 1.2))
    .join('') +
  line('M42 71v7M42 78h-4M42 78h4M54 71v7M54 78h-4M54 78h4', coral, 1.8);
