import { describe, expect, it } from 'vitest';
import { controlOf, emptyRow, type ValueSchema } from './setting-control.ts';
import { problemOf } from './setting-problem.ts';

const decimal: ValueSchema = { type: 'string', pattern: '^\\d{1,12}(\\.\\d{1,12})?$' };
const field: ValueSchema = {
  type: 'object',
  properties: { enabled: { type: 'boolean' }, minLength: { type: 'integer', minimum: 0, maximum: 1000 } },
  required: ['enabled', 'minLength'],
};
const maybeInstant: ValueSchema = { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] };

describe('the control of a setting', () => {
  it.each<[string, ValueSchema, string]>([
    ['a flag', { type: 'boolean' }, 'switch'],
    ['a count', { type: 'integer', minimum: 1, maximum: 5 }, 'number'],
    ['a word out of a list', { type: 'string', enum: ['EN', 'UR'] }, 'choice'],
    ['numbers out of a list', { anyOf: [{ const: 0 }, { const: 1 }] }, 'choice'],
    [
      'several words out of a list',
      { type: 'array', items: { type: 'string', enum: ['EN', 'UR'] } },
      'choices',
    ],
    ['free words', { type: 'array', items: { type: 'string' }, maxItems: 8 }, 'list'],
    ['a text', { type: 'string', maxLength: 40 }, 'text'],
    ['what cannot be changed', { type: 'string', const: 'PKR' }, 'fixed'],
    ['an instant or none', maybeInstant, 'instant'],
    ['a few named values', { type: 'object', properties: { LIVE: decimal, FISH: decimal } }, 'fields'],
    [
      'a value with an optional instant',
      {
        type: 'object',
        properties: { status: { anyOf: [{ const: 0 }, { const: 1 }] }, maintenanceEnd: maybeInstant },
      },
      'fields',
    ],
    ['rows of one shape', { type: 'object', properties: { username: field, email: field } }, 'table'],
    [
      'rows of several shapes',
      { type: 'object', properties: { username: field, other: { type: 'object' } } },
      'json',
    ],
    ['a list of one shape', { type: 'array', items: field }, 'rows'],
    [
      'a text in every language',
      { type: 'object', properties: { EN: { type: 'string' }, UR: { type: 'string' } } },
      'localText',
    ],
    [
      'a list whose rows have such a text',
      {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            note: { type: 'object', properties: { UR: { type: 'string' }, EN: { type: 'string' } } },
          },
        },
      },
      'rows',
    ],
    ['anything else', { type: 'array', items: { type: 'object' } }, 'json'],
    ['no schema', {}, 'json'],
  ])('%s', (_, schema, kind) => expect(controlOf(schema).kind).toBe(kind));

  it('begins a row with as little as its schema lets it be', () => {
    const schema: ValueSchema = {
      type: 'array',
      maxItems: 3,
      items: {
        type: 'object',
        properties: {
          isOpen: { type: 'boolean' },
          level: { type: 'integer', minimum: 2 },
          currency: { type: 'string', enum: ['PKR', 'USD'] },
          bank: { type: 'string', minLength: 2 },
          note: { type: 'object', properties: { EN: { type: 'string' }, UR: { type: 'string' } } },
        },
      },
    };
    const control = controlOf(schema);
    expect(control).toMatchObject({ kind: 'rows', most: 3 });
    expect(control.kind === 'rows' && emptyRow(control.fields)).toEqual({
      isOpen: false,
      level: 2,
      currency: 'PKR',
      bank: '',
      note: { EN: '', UR: '' },
    });
  });

  it('knows the fields of registration by their key', () => {
    const schema: ValueSchema = { type: 'object', properties: { username: field, email: field } };
    expect(controlOf(schema, 'identity.register_fields').kind).toBe('registerFields');
  });

  it('knows the tree of modules by its key', () => {
    const schema: ValueSchema = { type: 'array', items: { type: 'string', enum: ['REG3', 'AFFMAN3'] } };
    expect(controlOf(schema, 'modules.switched_off')).toEqual({
      kind: 'modules',
      options: ['REG3', 'AFFMAN3'],
    });
  });
});

describe('what is wrong with a value', () => {
  it.each<[ValueSchema, unknown, unknown]>([
    [{ type: 'integer', minimum: 18, maximum: 25 }, 18, null],
    [{ type: 'integer', minimum: 18 }, 17, { path: '', code: 'small', limit: 18 }],
    [{ type: 'integer', maximum: 25 }, 26, { path: '', code: 'large', limit: 25 }],
    [{ type: 'integer' }, 1.5, { path: '', code: 'type' }],
    [{ type: 'integer' }, '', { path: '', code: 'type' }],
    [decimal, '1000.00', null],
    [decimal, '1,000', { path: '', code: 'form' }],
    [{ type: 'string', minLength: 1 }, '', { path: '', code: 'short', limit: 1 }],
    [{ type: 'string', maxLength: 3 }, 'abcd', { path: '', code: 'long', limit: 3 }],
    [{ type: 'string', format: 'uri' }, 'not an address', { path: '', code: 'form' }],
    [{ type: 'array', minItems: 1, items: decimal }, [], { path: '', code: 'few', limit: 1 }],
    [{ type: 'array', maxItems: 1, items: decimal }, ['1', '2'], { path: '', code: 'many', limit: 1 }],
    [{ type: 'array', items: decimal }, ['1', 'x'], { path: '2', code: 'form' }],
    [{ type: 'object', properties: { a: field }, required: ['a'] }, {}, { path: 'a', code: 'missing' }],
    [
      { type: 'object', properties: { a: field } },
      { a: { enabled: 1, minLength: 0 } },
      { path: 'a.enabled', code: 'type' },
    ],
    [maybeInstant, null, null],
    [{ type: 'string', enum: ['EN'] }, 'FR', { path: '', code: 'choice' }],
    [{ anyOf: [{ const: 0 }, { const: 1 }] }, 1, null],
    [{ anyOf: [{ const: 0 }, { const: 1 }] }, 2, { path: '', code: 'choice' }],
  ])('%o with %o: %o', (schema, value, expected) => expect(problemOf(schema, value)).toEqual(expected));
});
