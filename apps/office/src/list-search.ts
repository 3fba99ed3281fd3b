import { addDays, startOfDay } from '@ikka/i18n';
import type { SearchSchemaInput } from '@tanstack/react-router';

/** What a link may leave out: everything. */
export type Asked<Search> = Partial<Search> & SearchSchemaInput;

/** Loosely what an address carried, before it is read. */
export const raw = (asked: object): Record<string, unknown> => asked as Record<string, unknown>;

export interface DaysSearch {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** What an address may carry: read leniently, so that an old or mistyped link opens the list instead of an error. */
type Raw = Record<string, unknown>;

export function readPage(raw: Raw): number {
  const page = Number(raw.page);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

export function readText(raw: Raw, name: string, lengthMax = 80): string | undefined {
  const value = raw[name];
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).slice(0, lengthMax);
  return text.trim() === '' ? undefined : text;
}

export function readChoice<const Choice extends string>(
  raw: Raw,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  return choices.find((choice) => choice === raw[name]);
}

export function readDay(raw: Raw, name: string): string | undefined {
  const value = raw[name];
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;
}

type Reader<Value> = (raw: Raw, name: string) => Value;

export const text =
  (lengthMax?: number): Reader<string | undefined> =>
  (from, name) =>
    readText(from, name, lengthMax);

/** One of several; `otherwise` where the address names none. */
export function choice<const Choice extends string>(choices: readonly Choice[]): Reader<Choice | undefined>;
export function choice<const Choice extends string>(
  choices: readonly Choice[],
  otherwise: NoInfer<Choice>,
): Reader<Choice>;
export function choice<const Choice extends string>(choices: readonly Choice[], otherwise?: Choice) {
  return (from: Raw, name: string) => readChoice(from, name, choices) ?? otherwise;
}

/** A range of days. */
export const days = { from: readDay, to: readDay } as const;

type Read<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends Reader<infer Value> ? Value : never;
};

/** What an address may carry for a page, field by field, each with how it is read. */
export const searchOf =
  <Fields extends Readonly<Record<string, Reader<unknown>>>>(fields: Fields) =>
  (asked: Asked<Read<Fields>>): Read<Fields> =>
    Object.fromEntries(
      Object.entries(fields).map(([name, read]) => [name, read(asked as Raw, name)]),
    ) as Read<Fields>;

/** A range of days, both included, as the instants that a call takes: from the first's start to the end of the last. */
export function rangeOfDays(days: { from?: string | undefined; to?: string | undefined }): {
  from?: string;
  to?: string;
} {
  return {
    ...(days.from === undefined ? {} : { from: startOfDay(days.from) }),
    ...(days.to === undefined ? {} : { to: startOfDay(addDays(days.to, 1)) }),
  };
}

/** Leaves out what is empty, so that addresses and requests stay short and equal requests share a cache entry. */
export function filled<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}

/** Rows on a page of the office's lists. */
export const pageSize = 20;
