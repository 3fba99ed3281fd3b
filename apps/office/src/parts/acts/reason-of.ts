import type { Call } from '@ikka/contract';

/** The reason that a call takes: under which name it travels, and how long it is. */
interface ReasonField {
  readonly name: 'reason' | 'note';
  readonly min: number;
  readonly max: number;
  /** It may be left out. */
  readonly isOptional: boolean;
}

/** The reason that a call asks for by its own shapes; null where it asks for none. A `reason` out of a list is no reason in words. */
export function reasonOf(call: Call): ReasonField | null {
  const fields = { ...fieldsOf(call.query), ...fieldsOf(call.body) };
  for (const name of ['reason', 'note'] as const) {
    const field = fields[name];
    const isOptional = hasPart(field, 'unwrap') && typeof field.unwrap === 'function';
    const text: unknown = isOptional ? (field.unwrap as () => unknown)() : field;
    if (!hasPart(text, 'minLength') || !hasPart(text, 'maxLength')) continue;
    if (typeof text.maxLength === 'number')
      return { name, min: Number(text.minLength ?? 0), max: text.maxLength, isOptional };
  }
  return null;
}

const fieldsOf = (shape: unknown): Readonly<Record<string, unknown>> =>
  hasPart(shape, 'shape') && typeof shape.shape === 'object' ? { ...shape.shape } : {};

const hasPart = <Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> =>
  typeof value === 'object' && value !== null && name in value;

/** A reason that may be left out as the call takes it: none where nothing was said. */
export const reasonBody = (reason: string): { readonly reason?: string } =>
  reason.trim() === '' ? {} : { reason: reason.trim() };
