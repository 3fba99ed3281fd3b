/** Points and paths of the bazaar's buildings, in SVG units with y downwards. */

interface Point {
  x: number;
  y: number;
}

const cubic = (a: number, b: number, c: number, d: number, t: number) =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;

function shoulder(
  cx: number,
  base: number,
  width: number,
  height: number,
  side: 1 | -1,
): (t: number) => Point {
  const foot = cx - (side * width) / 2;
  const spring = base - height * 0.56;
  const apex = base - height;
  return (t) => ({
    x: cubic(foot, foot, cx - side * width * 0.22, cx, t),
    y: cubic(spring, spring - height * 0.26, apex + height * 0.12, apex, t),
  });
}

/** The opening of a pointed arch whose edge is cut into `foils` scallops a side; 0 leaves it smooth. */
export function archPath(cx: number, base: number, width: number, height: number, foils: number): string {
  const spring = base - height * 0.56;
  const start = `M${cx - width / 2} ${base}V${spring}`;
  const end = `V${base}Z`;
  const near = shoulder(cx, base, width, height, 1);
  const far = shoulder(cx, base, width, height, -1);
  if (foils === 0) {
    const line = (curve: (t: number) => Point, from: number, to: number) =>
      Array.from({ length: 17 }, (_, i) => curve(from + ((to - from) * i) / 16))
        .map((p) => `L${p.x.toFixed(1)} ${p.y.toFixed(1)}`)
        .join('');
    return `${start}${line(near, 0, 1)}${line(far, 1, 0)}${end}`;
  }
  const stops = Array.from({ length: foils + 1 }, (_, i) => i / foils);
  const points = [...stops.map(near), ...stops.slice(0, -1).reverse().map(far)];
  let path = start;
  points.slice(1).forEach((point, i) => {
    const from = points[i] as Point;
    if (i === foils - 1 || i === foils) {
      const [low, high] = i === foils ? [point, from] : [from, point];
      path += `Q${low.x + (high.x - low.x) * 0.72} ${low.y - (low.y - high.y) * 0.18} ${point.x} ${point.y}`;
      return;
    }
    const radius = Math.hypot(point.x - from.x, point.y - from.y) * 0.56;
    path += `A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  });
  return path + end;
}

/** An onion dome standing on `base`, with its finial. */
export function domePath(cx: number, base: number, width: number, height: number): string {
  const half = width / 2;
  const neck = half * 0.72;
  return [
    `M${cx - neck} ${base}`,
    `C${cx - half * 1.25} ${base - height * 0.28} ${cx - half * 0.95} ${base - height * 0.6} ${cx - half * 0.28} ${base - height * 0.8}`,
    `C${cx - half * 0.08} ${base - height * 0.87} ${cx - 1} ${base - height * 0.94} ${cx} ${base - height * 1.12}`,
    `C${cx + 1} ${base - height * 0.94} ${cx + half * 0.08} ${base - height * 0.87} ${cx + half * 0.28} ${base - height * 0.8}`,
    `C${cx + half * 0.95} ${base - height * 0.6} ${cx + half * 1.25} ${base - height * 0.28} ${cx + neck} ${base}Z`,
  ].join('');
}

/** A roof pavilion: a small dome with a wide eave on thin columns, as it stands on the old town houses. */
export function chhatri(cx: number, base: number, width: number): string {
  const h = width * 0.62;
  const column = (at: number) =>
    `<rect x="${cx + at * width - width * 0.035}" y="${base - h}" width="${width * 0.07}" height="${h}"/>`;
  return `<rect x="${cx - width * 0.56}" y="${base - width * 0.07}" width="${width * 1.12}" height="${width * 0.08}"/>
    ${[-0.42, -0.15, 0.15, 0.42].map(column).join('')}
    <path d="M${cx - width * 0.66} ${base - h + 2}l${width * 0.14} ${-width * 0.13}h${width * 1.04}l${width * 0.14} ${width * 0.13}Z"/>
    <path d="${domePath(cx, base - h - width * 0.1, width * 0.74, width * 0.5)}"/>`;
}

/** A range of mountains from `x0` to `x1`: broad massifs whose flanks break into smaller crests, by midpoints. */
export function ridgePath(
  x0: number,
  x1: number,
  base: number,
  height: number,
  random: () => number,
): string {
  const split = (points: Point[], rough: number): Point[] =>
    points.flatMap((point, i) => {
      const next = points[i + 1];
      if (!next) return [point];
      return [point, { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 + (random() - 0.5) * rough }];
    });
  let points: Point[] = [];
  for (let x = x0, i = 0; x <= x1 + 150; x += 150, i += 1) {
    points.push({ x, y: base - height * (i % 2 === 0 ? 0.25 + random() * 0.2 : 0.7 + random() * 0.4) });
  }
  for (const rough of [0.34, 0.2, 0.1, 0.05]) points = split(points, height * rough);
  return `M${x0} ${base}${points.map((p) => `L${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('')}L${x1} ${base}Z`;
}
