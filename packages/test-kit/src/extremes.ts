import { z } from 'zod';

/** The part of JSON Schema in which zod describes a shape. */
interface Shape {
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly propertyNames?: Shape;
  readonly additionalProperties?: Shape | boolean;
  readonly prefixItems?: readonly Shape[];
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The shape of what may be sent to be read by this schema. */
export const shapeOf = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape;

const instants = [
  '2026-03-01T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '0001-01-01T00:00:00.000Z',
  '1970-01-01T00:00:00.000Z',
  '2199-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59.999Z',
];
const days = instants.map((instant) => instant.slice(0, 10));

/** Of each kind of text that a call may ask for, one that fits it. */
const ordinary = [
  'a1',
  'abc',
  '1',
  '100.00',
  '1.00',
  'PKR',
  '0'.repeat(64),
  `${'0'.repeat(64)}.webp`,
  `${'0'.repeat(8)}-480.webp`,
  '#336699',
  'https://example.test/a',
  '/help',
  'zara@example.test',
  '+923001234567',
  'IKKA_SLOT',
  '123456',
  '202611240001',
  'B',
  'ABCD2345',
  '2026-03',
  'b'.repeat(43),
  `0198d2a0-0000-7abc-8000-00000000000f.${'b'.repeat(43)}`,
];

const strange = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '0',
  '-1',
  '-0.00',
  '1e9',
  '2147483648',
  '9223372036854775807',
  '9223372036854775808',
  '999999999999999999',
  '999999999999999.99',
  '999999999999999.9999',
  '%',
  '\\',
  '_%\\',
  "'",
  '٣',
  '__proto__',
  'toString',
  '../..',
  ...instants,
  ...days,
];

/** Those that a database column, an encoding or a conversion may fail on, whichever field they are sent in. */
const hardToStore = [
  '',
  '\0',
  '\ud800',
  '-1',
  '1e9',
  '9223372036854775808',
  '999999999999999.9999',
  '0000-01-01T00:00:00.000Z',
  '0000-01-01',
  '9999-12-31',
];

const numbers = [0, -1, 1, 1.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1, 2 ** 53, 1e308];

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
const anything = [
  null,
  '',
  'a\0',
  '\ud800',
  1e308,
  -1,
  0.1,
  [],
  {},
  nested(8),
  nested(9),
  { ['__proto__']: 1 },
];

/** A value that fits the shape in every part; `undefined` where none is known. `id` is put where an identity is due. */
export function sampleOf(shape: Shape, id: string): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[0];
  const [choice] = shape.anyOf ?? shape.oneOf ?? [];
  if (choice !== undefined) return sampleOf(choice, id);
  switch (shape.type) {
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'string':
      return sampleText(shape, id);
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 1, Math.min(1, shape.maximum ?? 1));
    case 'array':
      if (shape.prefixItems) return shape.prefixItems.map((one) => sampleOf(one, id));
      return Array.from({ length: Math.max(shape.minItems ?? 0, Math.min(1, shape.maxItems ?? 1)) }, () =>
        shape.items ? sampleOf(shape.items, id) : null,
      );
    case 'object':
      return sampleObject(shape, id);
    default:
      return null;
  }
}

function sampleObject(shape: Shape, id: string): Record<string, unknown> {
  const named = Object.entries(shape.properties ?? {}).map(
    ([name, one]) => [name, sampleOf(one, /url$/i.test(name) ? 'https://example.test/a' : id)] as const,
  );
  const others = shape.propertyNames?.enum ?? [];
  const value =
    typeof shape.additionalProperties === 'object' ? sampleOf(shape.additionalProperties, id) : null;
  const made = Object.fromEntries([...named, ...others.map((name) => [name, value] as const)]);
  // An interval has an end behind its beginning.
  const end =
    typeof made.to === 'string' && made.to === made.from ? { to: made.to.replace('-03-01', '-03-02') } : {};
  return { ...made, ...end };
}

function sampleText(shape: Shape, id: string): string | undefined {
  if (shape.format === 'uuid') return '0198d2a0-0000-7abc-8000-00000000000f';
  const min = shape.minLength ?? 0;
  return [id, ...instants, ...days, ...ordinary, 'word '.repeat(min).slice(0, min)].find((text) =>
    fits(shape, text),
  );
}

function fits({ pattern, allOf, format, minLength = 0, maxLength = Infinity }: Shape, text: string): boolean {
  if (format === 'date-time' && !instants.includes(text)) return false;
  if (format === 'date' && !days.includes(text)) return false;
  if (format === 'email' && !text.includes('@')) return false;
  if (format === 'uri' && !URL.canParse(text)) return false;
  return (
    text.length >= minLength &&
    text.length <= maxLength &&
    [pattern, ...(allOf ?? []).map((one) => one.pattern)].every(
      (one) => one === undefined || new RegExp(one, 'u').test(text),
    )
  );
}

/**
 * The sample, again and again with one part of it at an end of what its type can be, or beyond; then with everything that says when
 * at the same end. Some fit the shape and some do not. Of texts that are read alike the first meets every strange text; the others,
 * which are kept elsewhere, meet those that are hard to store, and the longest. A day or an instant meets all.
 */
export function* extremesOf(shape: Shape, id: string, met = new Set<string>()): Generator<unknown> {
  const sample = sampleOf(shape, id);
  yield sample;
  for (const { path, shape: part } of partsOf(shape, id, [])) {
    for (const value of extremesOfPart(part, id, met)) yield withPart(sample, path, value);
  }
  const times = [...partsOf(shape, id, [])].filter(({ shape: part }) => /^date/.test(part.format ?? ''));
  if (times.length < 2) return;
  const ends = (at: number) => (part: Shape) => (part.format === 'date' ? days : instants)[at];
  for (const [first, others] of [
    [ends(3), ends(4)],
    [ends(4), ends(4)],
    [ends(3), ends(3)],
    [ends(4), ends(3)],
  ] as const) {
    yield times.reduce(
      (made, { path, shape: part }, index) => withPart(made, path, (index === 0 ? first : others)(part)),
      sample,
    );
  }
}

interface Part {
  readonly path: readonly (string | number)[];
  readonly shape: Shape;
}

/** Every part of the sample, and of the other choices at the place of the first. */
function* partsOf(shape: Shape, id: string, path: readonly (string | number)[]): Generator<Part> {
  yield { path, shape };
  for (const [name, one] of Object.entries(shape.properties ?? {})) yield* partsOf(one, id, [...path, name]);
  for (const [at, one] of (shape.prefixItems ?? []).entries()) yield* partsOf(one, id, [...path, at]);
  if (shape.items && shape.maxItems !== 0) yield* partsOf(shape.items, id, [...path, 0]);
  const [first] = shape.anyOf ?? shape.oneOf ?? [];
  if (first) yield* partsOf(first, id, path);
}

function* extremesOfPart(shape: Shape, id: string, met: Set<string>): Generator<unknown> {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) {
    for (const choice of choices.slice(1)) yield* extremesOf(choice, id, met);
    return;
  }
  if (shape.enum) yield* shape.enum;
  switch (shape.type) {
    case 'string': {
      const readAs = JSON.stringify([shape.format, shape.pattern, shape.allOf]);
      const isMet = met.has(readAs) && !/^date/.test(shape.format ?? '');
      met.add(readAs);
      yield* isMet ? hardToStore : strange;
      const most = Math.min(shape.maxLength ?? 300, 70_000);
      yield 'x'.repeat(most);
      yield '9'.repeat(most);
      yield '🂡'.repeat(Math.floor(most / 2));
      yield 'ﷺ'.repeat(most);
      return;
    }
    case 'integer':
    case 'number':
      yield* numbers;
      if (shape.minimum !== undefined) yield* [shape.minimum, shape.minimum - 1];
      if (shape.maximum !== undefined) yield* [shape.maximum, shape.maximum + 1];
      return;
    case 'array': {
      yield [];
      const one = shape.items ? sampleOf(shape.items, id) : null;
      yield Array.from({ length: Math.min(shape.maxItems ?? 1, 1_000) }, () => one);
      return;
    }
    case undefined:
      yield* anything;
  }
}

function withPart(sample: unknown, [name, ...inner]: readonly (string | number)[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(sample))
    return sample.map((one, at) => (at === name ? withPart(one, inner, value) : one));
  const parts = (sample ?? {}) as Record<string, unknown>;
  return { ...parts, [name]: withPart(parts[name], inner, value) };
}
