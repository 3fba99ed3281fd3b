import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openFilledDatabase, openTestDatabase, type TestDatabase } from './database.ts';
import { firstPasswordIn, runServer, type ServerProgram } from './run-server.ts';

/** A house as its first start leaves it: its database, and what its server keeps beside it. */
export interface OpenedHouse {
  readonly database: TestDatabase;
  /** Holds what the server wrote beside its database. */
  readonly folder: string;
  /** The first operator's one-time password; null where the server has yet to start for the first time. */
  readonly firstPassword: string | null;
}

/** The key under which the first start seals what it keeps: without it the next one reads nothing of that. */
const KEY_FILE = join('secrets', 'master-key');

interface Kept {
  readonly firstPassword: string | null;
  readonly masterKey: string;
}

/**
 * A house that has been opened. A first start makes its rooms, games, texts and keys, which is a third of its work: it is done once
 * for each program, and every suite begins with a copy. What depends on the time is at most an hour old, as after a pause.
 */
export async function copyOpenedHouse(program: ServerProgram): Promise<OpenedHouse> {
  const hour = new Date().toISOString().slice(0, 'yyyy-mm-ddThh'.length);
  const { database, note } = await openFilledDatabase(`${program.script} ${hour}`, (empty) =>
    open(program, empty),
  );
  const { firstPassword, masterKey }: Kept = JSON.parse(note);
  const folder = newFolder();
  mkdirSync(dirname(join(folder, KEY_FILE)), { mode: 0o700 });
  writeFileSync(join(folder, KEY_FILE), masterKey, { mode: 0o600 });
  return { database, folder, firstPassword };
}

/** A house whose server starts for the first time, with a key that the suite brings. */
export async function newHouse(): Promise<OpenedHouse> {
  return { database: await openTestDatabase(), folder: newFolder(), firstPassword: null };
}

async function open(program: ServerProgram, { url }: TestDatabase): Promise<string> {
  const folder = newFolder();
  try {
    const server = await runServer(program, { DATABASE_URL: url, DATA_DIR: folder });
    const kept: Kept = {
      firstPassword: firstPasswordIn(server.output()),
      masterKey: readFileSync(join(folder, KEY_FILE), 'utf8'),
    };
    await server.stop();
    return JSON.stringify(kept);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'ikka-'));
