import type { TableChatParts } from './parts.ts';
import { forgetLines } from './store.ts';

const atOnce = 5_000;
const dayMs = 24 * 60 * 60 * 1_000;

/** [TC12] Forgets what is older than the setting says, but for what was reported and not looked at. For a job. */
export async function forgetTalk({ database, clock, settings }: TableChatParts): Promise<void> {
  const before = new Date(clock.now().getTime() - settings.get('tables.chat_days') * dayMs);
  while ((await forgetLines(database.db, before, atOnce)) === atOnce);
}
