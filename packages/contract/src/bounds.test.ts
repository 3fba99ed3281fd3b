import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allCalls } from './index.ts';
import { transferWalletCalls } from './transfer-wallet.ts';
import { vendorCalls } from './vendor-wallet.ts';
import { instant, sentJson, sentText } from './wire.ts';

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
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly description?: string;
}

const integerMax = 2_147_483_647;

/** What of a shape has no end: where, and what is missing there. */
function looseEnds(shape: Shape, at: string): string[] {
  if (shape.const !== undefined || shape.enum !== undefined) return [];
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices !== undefined) return choices.flatMap((one, index) => looseEnds(one, `${at}|${index}`));
  switch (shape.type) {
    case 'boolean':
    case 'null':
      return [];
    case 'string':
      return looseText(shape).map((what) => `${at}: ${what}`);
    case 'integer':
    case 'number': {
      const from = shape.minimum ?? shape.exclusiveMinimum ?? -Infinity;
      const isBounded = from >= -integerMax && (shape.maximum ?? Infinity) <= integerMax;
      return isBounded ? [] : [`${at}: a number without bounds`];
    }
    case 'array':
      return [
        ...(shape.maxItems === undefined && shape.prefixItems === undefined
          ? [`${at}: a list without end`]
          : []),
        ...[...(shape.prefixItems ?? []), ...(shape.items ? [shape.items] : [])].flatMap((one) =>
          looseEnds(one, `${at}[]`),
        ),
      ];
    case 'object':
      return [
        ...Object.entries(shape.properties ?? {}).flatMap(([name, one]) => looseEnds(one, `${at}.${name}`)),
        ...(shape.propertyNames ? looseEnds(shape.propertyNames, `${at}.(names)`) : []),
        ...(typeof shape.additionalProperties === 'object'
          ? looseEnds(shape.additionalProperties, `${at}.(values)`)
          : []),
      ];
    default:
      return shape.description === sentJson.description ? [] : [`${at}: anything at all`];
  }
}

const never = ['\0', '\ud800'];

function looseText({ format, maxLength, pattern, allOf }: Shape): string[] {
  const patterns = [pattern, ...(allOf ?? []).map((one) => one.pattern)].flatMap((one) => one ?? []);
  if (format === 'uuid') return [];
  const isWhole = (one: string) => one.startsWith('^') && one.endsWith('$');
  const hasEnd =
    maxLength !== undefined || patterns.some((one) => isWhole(one) && !/[^\\][*+]|\{\d+,\}/.test(one));
  const lets = (one: string, text: string) => new RegExp(one, 'u').test(text);
  const letsIn = never.filter((bad) =>
    ['', 'a', 'A1', '1', 'abc', 'abc-def1'].some((good) =>
      patterns.every((one) => lets(one, good + bad) || lets(one, bad + good)),
    ),
  );
  const years = ['0000', '0001', '1969', '2200', '9999'];
  const isTime = format === 'date-time' || format === 'date';
  const letsYears = isTime
    ? years.filter((year) =>
        patterns.every((one) => lets(one, `${year}-12-31${format === 'date' ? '' : 'T23:59:59.999Z'}`)),
      )
    : [];
  return [
    ...(hasEnd || isTime ? [] : ['a text without end']),
    ...letsIn.map((bad) => `a text that lets ${JSON.stringify(bad)} through`),
    ...letsYears.map((year) => `a time of the year ${year}`),
  ];
}

const described = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape;

describe('what a caller may send is bounded', () => {
  it.each(allCalls.map(({ name, call }) => [name, call] as const))('by %s', (_name, call) => {
    const parts = { params: call.params, query: call.query, body: call.body };
    const loose = Object.entries(parts).flatMap(([part, schema]) =>
      schema === undefined ? [] : looseEnds(described(schema), part),
    );
    expect(loose).toEqual([]);
  });

  it.each(Object.entries(vendorCalls))('by a vendor in %s', (_name, { body }) => {
    expect(looseEnds(described(body), 'body')).toEqual([]);
  });

  it.each(Object.entries(transferWalletCalls))('by a vendor’s answer to %s', (_name, { answer }) => {
    expect(looseEnds(described(answer), 'answer')).toEqual([]);
  });

  it('and the bounds are seen where they are missing', () => {
    const loose = z.object({
      text: z.string(),
      long: z.string().max(5),
      pattern: z.string().regex(/^[a-z]+$/),
      unanchored: sentText.regex(/[a-z]{1,3}/),
      count: z.number().int().min(0),
      below: z.number().max(3),
      when: z.iso.datetime(),
      day: z.iso.date(),
      list: z.array(sentText.max(3)),
      record: z.record(sentText, z.boolean()),
      either: z.union([z.literal('a'), z.unknown()]),
    });
    const found = new Set(looseEnds(described(loose), '').map((one) => one.slice(1, one.indexOf(':'))));
    expect([...found].map((one) => one.replace(/[|.].*$/, ''))).toEqual(Object.keys(loose.shape));
  });
});

describe('the shapes of what is sent', () => {
  it('a text is any but one that PostgreSQL cannot keep', () => {
    for (const good of ['', 'Zara', 'اکّا 🂡', 'a\nb\u{10ffff}']) expect(sentText.parse(good)).toBe(good);
    for (const bad of ['\0', 'a\0b', '\ud83c', '\udca1 at the beginning', 'in the \ud83c middle'])
      expect(sentText.safeParse(bad).success).toBe(false);
  });

  it('JSON that others judge is shallow, and can be written again as it was read', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
    for (const good of [null, 'x', 0.5, { a: [1, { b: 'اکّا' }] }, nested(8)])
      expect(sentJson.safeParse(good).success).toBe(true);
    const endless: unknown = JSON.parse(`${'['.repeat(130_000)}${']'.repeat(130_000)}`);
    const bad = ['a\0', { a: ['\ud800'] }, { 'a\0': 1 }, JSON.parse('1e400'), nested(9), endless];
    for (const one of bad) expect(sentJson.safeParse(one).success).toBe(false);
  });

  it.each(['1970-01-01T00:00:00.000Z', '2026-02-28T12:00:00.000Z', '2199-12-31T23:59:59.999Z'])(
    'an instant may be %s',
    (text) => {
      expect(instant.safeParse(text).success).toBe(true);
    },
  );
  it.each(['0000-01-01T00:00:00.000Z', '1969-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'])(
    'and not %s',
    (text) => {
      expect(instant.safeParse(text).success).toBe(false);
    },
  );
});
