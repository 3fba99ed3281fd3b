import type { LocalText } from '@ikka/contract';
import { jsonb } from 'drizzle-orm/pg-core';

/** A column for what operators write in every language of the site. */
export const localText = (name: string) => jsonb(name).$type<LocalText>();
