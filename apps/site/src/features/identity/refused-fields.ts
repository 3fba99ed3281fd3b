import type { Failed } from '../../app/client.ts';
import { type RegisterField, registerFields } from './register-view.ts';

/** The fields of the form that a refusal is about, each with the sentence to show under it. */
export function refusedFields(
  failed: Pick<Failed, 'code' | 'value'>,
  message: string,
): Partial<Record<RegisterField | 'confirmPassword' | 'terms' | 'age', string>> {
  switch (failed.code) {
    case 'register.username_taken':
      return { username: message };
    case 'register.passwords_differ':
      return { confirmPassword: message };
    case 'register.terms_required':
      return { terms: message };
    case 'register.underage':
      return { age: message };
    case 'password.weak':
      return { password: message };
    case 'register.field_invalid': {
      const named = namedFields(failed.value);
      return Object.fromEntries(
        registerFields.filter((field) => named.includes(field)).map((field) => [field, message]),
      );
    }
    default:
      return {};
  }
}

/** The server names fields as `fields: [...]`, or as an object keyed by them. */
function namedFields(value: Readonly<Record<string, unknown>>): string[] {
  const { fields, field } = value;
  if (typeof field === 'string') return [field];
  if (Array.isArray(fields)) {
    return fields.map((entry) =>
      typeof entry === 'object' && entry !== null && 'field' in entry ? String(entry.field) : String(entry),
    );
  }
  return typeof fields === 'object' && fields !== null ? Object.keys(fields) : [];
}
