import { Client, ensureMigrated } from '@ikka/server/database';
import { victims } from './victim.ts';

/** Makes the database of a server that will be killed, with the settings under which it is played fast, and further ones. */
export async function prepareHouse(
  url: string,
  further: readonly [key: string, json: string][] = [],
): Promise<void> {
  await ensureMigrated(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const [key, value] of [...victims.server.settings, ...further]) {
    const text =
      'INSERT INTO settings.setting (key, value, version, changed_by, changed_at) VALUES ($1, $2, 1, $3, now())';
    await client.query(text, [key, value, 'crash test']);
  }
  await client.end();
}
