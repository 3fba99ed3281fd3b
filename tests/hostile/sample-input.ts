import type { Call } from '@ikka/contract';
import type { SeededRandom } from '@ikka/test-kit';
import { hostileValue } from './hostile-values.ts';

type Schema = NonNullable<Call['body']>;

/** As far as JSON Schema is used for what calls take. */
interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
}

const shapes = new WeakMap<Schema, Shape>();

function shapeOf(schema: Schema): Shape {
  const known = shapes.get(schema);
  if (known !== undefined) return known;
  const made = schema.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Shape;
  shapes.set(schema, made);
  return made;
}

/** Texts of the forms that the contract asks for; one that fits a pattern is found by trying. */
const candidates = [
  '1',
  '10.00',
  '1.01',
  'PKR',
  'EN',
  'crash',
  'IKKA_SLOT',
  'lantern-7-over-the-bazaar',
  '2026-11-01',
  '2026-11-01T00:00:00.000Z',
  '10:30',
  '+923001234567',
  '3001234567',
  'visitor@ikka.example',
  'https://ikka.example/',
  '01939c3e-7a10-7c3e-8b1a-3f0d2f5b6c7d',
  'a'.repeat(32),
  '0'.repeat(64),
  '#ff8800',
];
const ofFormat: Readonly<Record<string, string>> = {
  'date-time': '2026-11-01T00:00:00.000Z',
  date: '2026-11-01',
  uuid: '01939c3e-7a10-7c3e-8b1a-3f0d2f5b6c7d',
  email: 'visitor@ikka.example',
  uri: 'https://ikka.example/',
};

function textOf(shape: Shape, random: SeededRandom): string {
  const known = ofFormat[shape.format ?? ''];
  if (known !== undefined) return known;
  const { pattern, minLength = 0 } = shape;
  const fitting = candidates.filter(
    (text) => text.length >= minLength && (pattern === undefined || new RegExp(pattern, 'u').test(text)),
  );
  return fitting.length === 0 ? 'x'.repeat(minLength) : random.pick(fitting);
}

/** Something of that shape, or near it: an operation is reached only by what its contract lets pass. */
function sampleOf(shape: Shape, random: SeededRandom): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return random.pick(shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices !== undefined) return sampleOf(random.pick(choices), random);
  switch (shape.type) {
    case 'object': {
      const required = new Set(shape.required);
      const entries = Object.entries(shape.properties ?? {}).filter(
        ([name]) => required.has(name) || random.int(2) === 0,
      );
      return Object.fromEntries(entries.map(([name, part]) => [name, sampleOf(part, random)]));
    }
    case 'array':
      return Array.from({ length: 1 + random.int(2) }, () => sampleOf(shape.items ?? {}, random));
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 0, 0) + random.int(3);
    case 'boolean':
      return random.int(2) === 0;
    case 'string':
      return textOf(shape, random);
    default:
      return hostileValue(random);
  }
}

/** Something that a call takes, with one of its parts, or nothing of it, as it should be. */
export function malformedInput(schema: Schema, random: SeededRandom): unknown {
  if (random.int(8) === 0) return hostileValue(random);
  const sample = sampleOf(shapeOf(schema), random);
  return random.int(6) === 0 ? sample : spoil(sample, random);
}

function spoil(sample: unknown, random: SeededRandom): unknown {
  if (typeof sample !== 'object' || sample === null) return hostileValue(random);
  const keys = Object.keys(sample);
  if (keys.length === 0) return { [random.pick(['from', 'id', '__proto__'])]: hostileValue(random) };
  const key = random.pick(keys);
  const part = (sample as Record<string, unknown>)[key];
  const isLeaf = typeof part !== 'object' || part === null || random.int(3) === 0;
  const spoiled = isLeaf ? hostileValue(random) : spoil(part, random);
  if (Array.isArray(sample)) return sample.map((one, at) => (String(at) === key ? spoiled : one));
  return { ...sample, [key]: spoiled };
}
