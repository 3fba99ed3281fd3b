import type { ValueSchema } from './setting-control.ts';

/** What is wrong with a value, and where: `path` is dotted, empty for the value itself. */
export interface Problem {
  readonly path: string;
  readonly code:
    | 'type'
    | 'choice'
    | 'short'
    | 'long'
    | 'form'
    | 'small'
    | 'large'
    | 'few'
    | 'many'
    | 'missing';
  readonly limit?: number;
}

/** The first thing wrong with a value by its schema, or null. The server checks again; this is to say it at once. */
export function problemOf(schema: ValueSchema, value: unknown, path = ''): Problem | null {
  if (schema.anyOf) {
    const problems = schema.anyOf.map((part) => problemOf(part, value, path));
    return problems.includes(null) ? null : (problems[0] ?? null);
  }
  if ('const' in schema) return value === schema.const ? null : { path, code: 'choice' };
  if (schema.enum) return schema.enum.includes(value) ? null : { path, code: 'choice' };
  switch (schema.type) {
    case 'null':
      return value === null ? null : { path, code: 'type' };
    case 'boolean':
      return typeof value === 'boolean' ? null : { path, code: 'type' };
    case 'integer':
    case 'number':
      return numberProblem(schema, value, path);
    case 'string':
      return textProblem(schema, value, path);
    case 'array':
      return listProblem(schema, value, path);
    case 'object':
      return objectProblem(schema, value, path);
    default:
      return null;
  }
}

function numberProblem(schema: ValueSchema, value: unknown, path: string): Problem | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { path, code: 'type' };
  if (schema.type === 'integer' && !Number.isInteger(value)) return { path, code: 'type' };
  if (schema.minimum !== undefined && value < schema.minimum)
    return { path, code: 'small', limit: schema.minimum };
  if (schema.maximum !== undefined && value > schema.maximum)
    return { path, code: 'large', limit: schema.maximum };
  return null;
}

function textProblem(schema: ValueSchema, value: unknown, path: string): Problem | null {
  if (typeof value !== 'string') return { path, code: 'type' };
  if (value.length < (schema.minLength ?? 0)) return { path, code: 'short', limit: schema.minLength ?? 0 };
  if (schema.maxLength !== undefined && value.length > schema.maxLength) {
    return { path, code: 'long', limit: schema.maxLength };
  }
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value))
    return { path, code: 'form' };
  if (schema.format === 'uri' && !URL.canParse(value)) return { path, code: 'form' };
  return null;
}

function listProblem(schema: ValueSchema, value: unknown, path: string): Problem | null {
  if (!Array.isArray(value)) return { path, code: 'type' };
  if (value.length < (schema.minItems ?? 0)) return { path, code: 'few', limit: schema.minItems ?? 0 };
  if (schema.maxItems !== undefined && value.length > schema.maxItems) {
    return { path, code: 'many', limit: schema.maxItems };
  }
  for (const [at, item] of value.entries()) {
    const problem = schema.items ? problemOf(schema.items, item, joined(path, String(at + 1))) : null;
    if (problem) return problem;
  }
  return null;
}

function objectProblem(schema: ValueSchema, value: unknown, path: string): Problem | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { path, code: 'type' };
  const missing = schema.required?.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return { path: joined(path, missing), code: 'missing' };
  for (const [name, inner] of Object.entries(value)) {
    const part = schema.properties?.[name];
    const problem = part ? problemOf(part, inner, joined(path, name)) : null;
    if (problem) return problem;
  }
  return null;
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
