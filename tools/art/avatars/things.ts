import { around, circle, line, mirrored, oval, paint, shape } from './frame.ts';

const { gold, lemon, cream, teal, emerald, sky, coral, saffron, ink, magenta, brick, leaf, night } = paint;

export const ace =
  shape(
    'M48 20c7 11 23 18 23 31 0 8-6 13-12 13-4 0-7-2-9-5 1 8 4 12 9 15H37c5-3 8-7 9-15-2 3-5 5-9 5-6 0-12-5-12-13 0-13 16-20 23-31z',
    gold,
  ) +
  shape('M48 28c5 8 16 13 16 22 0 5-3 8-7 8-4 0-7-3-9-8-2 5-5 8-9 8-4 0-7-3-7-8 0-9 11-14 16-22z', brick) +
  around(
    1,
    [0, 72, 144, 216, 288]
      .map((turn) => `<g transform="rotate(${turn} 48 46)">${oval(48, 41, 2.4, 4, cream)}</g>`)
      .join(''),
  ) +
  circle(48, 46, 2.2, saffron);

export const lantern =
  line('M48 17v7', gold, 2) +
  circle(48, 18, 2.4, gold) +
  shape('M37 33l11-9 11 9z', gold) +
  shape('M35 33h26l4 19-8 16H39l-8-16z', brick) +
  shape('M38 36h20l3 16-6 12H41l-6-12z', lemon) +
  line('M48 36v28M38 36l6 28M58 36l-6 28M35.4 51h25.2', brick, 1.3) +
  shape('M48 43c5 6 5 13 0 16-5-3-5-10 0-16z', saffron) +
  shape('M48 49c2.4 3.4 2.4 7 0 9-2.4-2-2.4-5.6 0-9z', cream) +
  shape('M39 68h18l-4 5H43z', gold) +
  line('M48 73v7M44 74v4M52 74v4', gold, 1.4) +
  mirrored(line('M28 42l-5-2M26 52h-5M28 62l-5 2', lemon, 1.6));

export const truck =
  shape('M26 42c0-6 4-9 9-9 1-6 6-10 13-10s12 4 13 10c5 0 9 3 9 9z', magenta) +
  mirrored(circle(34, 37, 2.6, lemon)) +
  circle(48, 32, 5.4, gold) +
  around(
    1,
    [0, 60, 120, 180, 240, 300]
      .map((turn) => `<g transform="rotate(${turn} 48 32)">${oval(48, 28.6, 1.3, 2.4, brick)}</g>`)
      .join(''),
  ) +
  circle(48, 32, 1.8, cream) +
  shape('M25 42h46v27H25z', emerald) +
  mirrored(shape('M29 45h17v10H29z', sky) + line('M32 53l5-6', cream, 1.3)) +
  shape('M37 58h22v9H37z', gold) +
  [40, 44, 48, 52, 56].map((x) => line(`M${x} 59.6v5.8`, brick, 1.2)).join('') +
  mirrored(circle(31, 62, 3.8, cream) + circle(31, 62, 2, lemon)) +
  shape('M23 69h50v4H23z', saffron) +
  [28, 34, 40, 46, 52, 58, 64].map((x) => circle(x + 1, 71, 1.2, cream)).join('') +
  mirrored(shape('M27 73h9v6h-9z', ink)) +
  [33, 41, 49, 57].map((x) => line(`M${x + 3} 73.5v4`, lemon, 1)).join('');

export const rose =
  mirrored(shape('M40 66c-10 2-17-2-19-9 8-2 16 1 19 9z', leaf) + line('M38 64q-6-4-13-6', emerald, 1.1)) +
  around(5, oval(48, 33, 11, 10, magenta)) +
  around(5, oval(48, 38, 8.6, 8, coral), 36) +
  around(5, oval(48, 42, 6, 5.6, magenta)) +
  circle(48, 48, 5.6, coral) +
  line('M45 48a3 3 0 1 1 3 3a5 5 0 0 1-5-5', cream, 1.2);

export const jasmine =
  mirrored(shape('M42 58c-9 6-17 5-21-1 7-5 15-5 21 1z', leaf)) +
  shape('M45 60c-2 9-1 15 3 20 4-5 5-11 3-20z', leaf) +
  around(5, shape('M48 46c-8-6-9-18 0-26 9 8 8 20 0 26z', cream)) +
  around(5, line('M48 43V29', lemon, 1.3)) +
  circle(48, 46, 5, gold) +
  around(8, circle(48, 45, 1, saffron)) +
  circle(48, 46, 2, brick);

export const moon =
  shape('M56 19a30 30 0 1 0 0 58 25 25 0 1 1 0-58z', gold) +
  shape('M49 23a27 27 0 0 0-1 50 29 29 0 0 1 1-50z', lemon) +
  around(1, shape('M61 34l3.4 8.6 9.2.6-7.1 5.9 2.3 9-7.8-5-7.8 5 2.3-9-7.1-5.9 9.2-.6z', cream)) +
  [
    [66, 26, 1.4],
    [74, 36, 1],
    [72, 66, 1.4],
    [60, 68, 1],
  ]
    .map(([x = 0, y = 0, r = 1]) => circle(x, y, r, cream))
    .join('');

export const sun =
  around(12, shape('M48 15l4.6 13h-9.2z', gold)) +
  around(12, shape('M48 20l2.6 9h-5.2z', coral), 15) +
  circle(48, 48, 18.5, saffron) +
  circle(48, 48, 15.5, lemon) +
  mirrored(
    oval(42, 45, 2, 2.4, ink) + line('M38.6 40.6q3.4-2.4 6.4 0', brick, 1.4) + circle(38, 51, 2.4, coral),
  ) +
  line('M48 45v5.4h-2', brick, 1.3) +
  line('M42.5 54.5q5.5 4.4 11 0', brick, 1.7) +
  shape('M48 35l1.8 3-1.8 3-1.8-3z', magenta);

export const minaret =
  mirrored(
    shape('M22 42h7v34h-7z', cream) +
      shape('M21 42c0-6 2-7 4.500-11 2.500 4 4.500 5 4.500 11z', teal) +
      line('M25.5 31v-5', gold, 1.3) +
      line('M22 50h7M22 60h7', saffron, 1.5),
  ) +
  shape('M32 54h32v22H32z', cream) +
  shape('M32 54c-1-10 8-14 16-26 8 12 17 16 16 26z', teal) +
  line('M40 54c0-8 4-14 8-22M56 54c0-8-4-14-8-22M48 32v22', gold, 1) +
  line('M48 28v-8', gold, 1.5) +
  circle(48, 24, 1.8, gold) +
  shape('M31 53h34v3.4H31z', saffron) +
  shape('M42 76V67c0-4 4-5 6-8 2 3 6 4 6 8v9z', night) +
  mirrored(shape('M35 71v-5c0-2 1.6-2.600 2.500-4 .9 1.400 2.500 2 2.500 4v5z', brick)) +
  shape('M19 76h58v3H19z', gold);

export const kite =
  shape('M48 17l21 25-21 27-21-27z', coral) +
  shape('M48 17l21 25H27z', saffron) +
  shape('M48 17l8 25-8 27-8-27z', lemon) +
  line('M48 17v52M27 42q21-9 42 0', brick, 1.4) +
  circle(48, 44, 5.4, magenta) +
  around(
    1,
    [0, 90, 180, 270]
      .map((turn) => `<g transform="rotate(${turn} 48 44)">${oval(48, 41.6, 1.4, 2.6, cream)}</g>`)
      .join(''),
  ) +
  shape('M48 69l-5 6h10z', magenta) +
  line('M48 73q-7 5-16 3M48 73q7 5 16 3', lemon, 1.3) +
  shape('M34 73l-4 5 6 1zM62 73l4 5-6 1z', sky);

export const drum =
  shape('M26 34c12-5 32-5 44 0l-3 30c-10 5-28 5-38 0z', brick) +
  line('M28 36l6 29 7-30 7 31 7-31 7 30 6-29', lemon, 1.4) +
  oval(48, 33, 22.6, 7, gold) +
  oval(48, 32.4, 19, 5.2, cream) +
  oval(48, 32.4, 7, 2.2, brick) +
  line('M29 64q19 7 38 0', gold, 3) +
  [31, 39, 48, 57, 65].map((x, at) => line(`M${x} ${[68, 70, 70.6, 70, 68][at]}v5`, magenta, 2.2)).join('') +
  mirrored(line('M33 29L22 17', saffron, 2.6) + circle(22, 17, 2.6, coral));

export const eye =
  around(9, `${line('M48 34V21', gold, 2)}${circle(48, 20, 2.2, coral)}`, 0) +
  shape('M16 48c9-14 20-20 32-20s23 6 32 20c-9 14-20 20-32 20s-23-6-32-20z', gold) +
  shape('M20 48c8-11 17-16 28-16s20 5 28 16c-8 11-17 16-28 16s-20-5-28-16z', cream) +
  circle(48, 48, 14.5, sky) +
  around(16, line('M48 46V36', teal, 1.4)) +
  circle(48, 48, 7.6, ink) +
  circle(51, 45, 2.6, cream) +
  line('M30 66q4 4 3 9M66 66q-4 4-3 9', gold, 1.8);
