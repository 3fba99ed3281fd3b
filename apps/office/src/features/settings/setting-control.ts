import { inEveryLanguage, languageCodes } from '@ikka/contract';

/** The part of JSON Schema that the server's settings use. */
export interface ValueSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly ValueSchema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: ValueSchema;
  readonly properties?: Readonly<Record<string, ValueSchema>>;
  readonly required?: readonly string[];
}

/** The control that edits a value of a schema. */
export type SettingControl =
  | { readonly kind: 'fixed' }
  | { readonly kind: 'switch' }
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number; readonly isWhole: boolean }
  | { readonly kind: 'choice'; readonly options: readonly (string | number)[] }
  | { readonly kind: 'choices'; readonly options: readonly string[] }
  | { readonly kind: 'instant'; readonly isOptional: boolean }
  | { readonly kind: 'text' }
  | { readonly kind: 'localText'; readonly maxLength?: number }
  | { readonly kind: 'list'; readonly most?: number }
  | { readonly kind: 'modules'; readonly options: readonly string[] }
  | { readonly kind: 'fields'; readonly fields: readonly (readonly [name: string, schema: ValueSchema])[] }
  | {
      readonly kind: 'table';
      readonly rows: readonly string[];
      readonly columns: readonly (readonly [name: string, schema: ValueSchema])[];
    }
  | {
      readonly kind: 'rows';
      readonly most?: number;
      readonly fields: readonly (readonly [name: string, schema: ValueSchema])[];
    }
  | { readonly kind: 'registerFields' }
  | { readonly kind: 'json' };

/** Chooses the control by the schema; the tree of modules and the fields of registration are known by their keys. */
export function controlOf(schema: ValueSchema, key = ''): SettingControl {
  if (key === 'modules.switched_off' && schema.items?.enum) {
    return { kind: 'modules', options: schema.items.enum.map(String) };
  }
  if (key === 'identity.register_fields') return { kind: 'registerFields' };
  if ('const' in schema) return { kind: 'fixed' };
  if (schema.anyOf) return controlOfUnion(schema.anyOf);
  switch (schema.type) {
    case 'boolean':
      return { kind: 'switch' };
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        isWhole: schema.type === 'integer',
        ...(schema.minimum === undefined ? {} : { min: schema.minimum }),
        ...(schema.maximum === undefined ? {} : { max: schema.maximum }),
      };
    case 'string':
      if (schema.enum) return { kind: 'choice', options: schema.enum.map(String) };
      return schema.format === 'date-time' ? { kind: 'instant', isOptional: false } : { kind: 'text' };
    case 'array':
      return controlOfList(schema);
    case 'object':
      return controlOfObject(schema);
    default:
      return { kind: 'json' };
  }
}

function controlOfUnion(parts: readonly ValueSchema[]): SettingControl {
  if (parts.every((part) => typeof part.const === 'string' || typeof part.const === 'number')) {
    return { kind: 'choice', options: parts.map((part) => part.const as string | number) };
  }
  const [value, nothing] = parts;
  if (parts.length === 2 && value?.format === 'date-time' && nothing?.type === 'null') {
    return { kind: 'instant', isOptional: true };
  }
  return { kind: 'json' };
}

function controlOfList(schema: ValueSchema): SettingControl {
  if (schema.items?.enum) return { kind: 'choices', options: schema.items.enum.map(String) };
  if (schema.items?.type === 'string') {
    return { kind: 'list', ...(schema.maxItems === undefined ? {} : { most: schema.maxItems }) };
  }
  const fields = Object.entries(schema.items?.properties ?? {});
  if (fields.length > 0 && fields.every(([, field]) => isPlain(field))) {
    return { kind: 'rows', fields, ...(schema.maxItems === undefined ? {} : { most: schema.maxItems }) };
  }
  return { kind: 'json' };
}

function controlOfObject(schema: ValueSchema): SettingControl {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return { kind: 'json' };
  if (isInEveryLanguage(fields)) return localControl(fields[0]?.[1]);
  if (fields.every(([, field]) => isPlain(field))) return { kind: 'fields', fields };
  const first = fields[0]?.[1];
  const columns = Object.entries(first?.properties ?? {});
  const isTable = fields.every(
    ([, field]) => JSON.stringify(field) === JSON.stringify(first) && field.type === 'object',
  );
  return isTable && columns.length > 0 && columns.every(([, column]) => isPlain(column))
    ? { kind: 'table', rows: fields.map(([name]) => name), columns }
    : { kind: 'json' };
}

/** Whether an object is one text in every language. */
const isInEveryLanguage = (fields: readonly (readonly [name: string, schema: ValueSchema])[]): boolean =>
  fields.length === languageCodes.length &&
  fields.every(
    ([name, schema]) =>
      (languageCodes as readonly string[]).includes(name) && controlOf(schema).kind === 'text',
  );

const localControl = (schema: ValueSchema | undefined): SettingControl => ({
  kind: 'localText',
  ...(schema?.maxLength === undefined ? {} : { maxLength: schema.maxLength }),
});

/** What a new row begins with: as little as its schema lets it be. */
export function emptyRow(
  fields: readonly (readonly [name: string, schema: ValueSchema])[],
): Record<string, unknown> {
  return Object.fromEntries(fields.map(([name, schema]) => [name, emptyValue(schema)]));
}

function emptyValue(schema: ValueSchema): unknown {
  const control = controlOf(schema);
  switch (control.kind) {
    case 'switch':
      return false;
    case 'number':
      return control.min ?? 0;
    case 'choice':
      return control.options[0];
    case 'instant':
      return control.isOptional ? null : new Date(0).toISOString();
    case 'localText':
      return inEveryLanguage(() => '');
    default:
      return '';
  }
}

function isPlain(schema: ValueSchema): boolean {
  return ['switch', 'number', 'choice', 'text', 'localText', 'instant'].includes(controlOf(schema).kind);
}
