import type { z } from 'zod';

/** A setting as data: its shape, its default and what it does, shown as it stands in the back office. */
export interface SettingDefinition<Schema extends z.ZodType = z.ZodType> {
  readonly schema: Schema;
  readonly defaultValue: z.output<Schema>;
  readonly description: string;
}

/** Declares a setting, checking its default against its shape. */
export function setting<Schema extends z.ZodType>(
  schema: Schema,
  defaultValue: z.output<Schema>,
  description: string,
): SettingDefinition<Schema> {
  return { schema, defaultValue, description };
}
