import type { Site } from './open-site.ts';

/** From here on nobody offers e-sports, to see what a category without games says. */
export async function closeESports({ server }: Site): Promise<void> {
  await server.database.database.pool.query(
    `UPDATE catalogue.game SET is_open = false WHERE category = 'ESPORTS'`,
  );
}
