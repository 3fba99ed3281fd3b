import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Whose purse, in which money. */
export interface PurseKey {
  readonly player: string;
  readonly currency: string;
  readonly isTrial: number;
}

export interface PurseSession extends PurseKey {
  readonly key: string;
  readonly token: string;
  readonly game: string;
  readonly digits: number;
}

/** A transfer of the house, or the mark that one of this id is never carried out. */
export interface Movement {
  readonly id: string;
  readonly direction: 'in' | 'out' | 'buried';
  /** What was asked, in a form that can be compared. */
  readonly content: string;
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  readonly at: string;
}

export interface PurseBooks {
  readonly balance: bigint;
  readonly came: bigint;
  readonly went: bigint;
  readonly games: readonly { game: string; rounds: bigint; staked: bigint; paid: bigint }[];
}

const nothing: PurseBooks = { balance: 0n, came: 0n, went: 0n, games: [] };

/** The purses that we keep for players of the house, in a file of their own. Amounts are smallest units. */
export function openPurseStore(dataDir: string | ':memory:') {
  if (dataDir !== ':memory:') mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(dataDir === ':memory:' ? dataDir : join(dataDir, 'purse.sqlite'));
  db.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE IF NOT EXISTS purse (
      player TEXT NOT NULL, currency TEXT NOT NULL, isTrial INTEGER NOT NULL,
      balance INTEGER NOT NULL CHECK (balance >= 0), came INTEGER NOT NULL, went INTEGER NOT NULL,
      PRIMARY KEY (player, currency, isTrial)
    ) STRICT;
    CREATE TABLE IF NOT EXISTS play (
      player TEXT NOT NULL, currency TEXT NOT NULL, isTrial INTEGER NOT NULL, game TEXT NOT NULL,
      rounds INTEGER NOT NULL, staked INTEGER NOT NULL, paid INTEGER NOT NULL,
      PRIMARY KEY (player, currency, isTrial, game)
    ) STRICT;
    CREATE TABLE IF NOT EXISTS movement (
      id TEXT PRIMARY KEY, direction TEXT NOT NULL, content TEXT NOT NULL, amount INTEGER NOT NULL,
      balanceAfter INTEGER NOT NULL, at TEXT NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS request (id TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS session (
      key TEXT PRIMARY KEY, token TEXT NOT NULL, player TEXT NOT NULL, game TEXT NOT NULL, currency TEXT NOT NULL,
      isTrial INTEGER NOT NULL, digits INTEGER NOT NULL
    ) STRICT;
  `);
  const exactly = (text: string) => {
    const statement = db.prepare(text);
    statement.setReadBigInts(true);
    return statement;
  };
  const ofPurse = 'player = ? AND currency = ? AND isTrial = ?';
  const readPurse = exactly(`SELECT balance, came, went FROM purse WHERE ${ofPurse}`);
  const readPlays = exactly(`SELECT game, rounds, staked, paid FROM play WHERE ${ofPurse} ORDER BY game`);
  const readMovement = exactly('SELECT * FROM movement WHERE id = ?');
  const addMovement = db.prepare('INSERT INTO movement VALUES (?, ?, ?, ?, ?, ?)');
  const addPurse = db.prepare('INSERT OR IGNORE INTO purse VALUES (?, ?, ?, 0, 0, 0)');
  const changePurse = db.prepare(
    `UPDATE purse SET balance = balance + ?, came = came + ?, went = went + ? WHERE ${ofPurse}`,
  );
  const addPlay = db.prepare(`INSERT INTO play VALUES (?, ?, ?, ?, 1, ?, ?)
    ON CONFLICT (player, currency, isTrial, game)
    DO UPDATE SET rounds = rounds + 1, staked = staked + excluded.staked, paid = paid + excluded.paid`);

  const together = <Result>(work: () => Result): Result => {
    db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      db.exec('COMMIT');
      return result;
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  };
  const named = ({ player, currency, isTrial }: PurseKey) => [player, currency, isTrial] as const;
  const purseOf = (key: PurseKey): PurseBooks => {
    const purse = readPurse.get(...named(key)) as Omit<PurseBooks, 'games'> | undefined;
    if (purse === undefined) return nothing;
    const games = readPlays.all(...named(key)) as unknown as PurseBooks['games'];
    return { ...purse, games };
  };

  return {
    /** Notes a request of the house; false where it came before. */
    noteRequest(id: string, at: number): boolean {
      db.prepare('DELETE FROM request WHERE at < ?').run(at - 600_000);
      return db.prepare('INSERT OR IGNORE INTO request VALUES (?, ?)').run(id, at).changes === 1;
    },
    movement: (id: string): Movement | undefined => readMovement.get(id) as unknown as Movement | undefined,
    /** Moves money in or out, once; null where the purse holds less. */
    move: (
      key: PurseKey,
      { id, direction, content, amount, at }: Omit<Movement, 'balanceAfter'>,
    ): bigint | null =>
      together(() => {
        addPurse.run(...named(key));
        const { balance } = purseOf(key);
        const isIn = direction === 'in';
        if (!isIn && balance < amount) return null;
        const balanceAfter = isIn ? balance + amount : balance - amount;
        addMovement.run(id, direction, content, amount, balanceAfter, at);
        changePurse.run(isIn ? amount : -amount, isIn ? amount : 0n, isIn ? 0n : amount, ...named(key));
        return balanceAfter;
      }),
    /** Writes down that a transfer is never carried out, unless it was; answers what stands under its id then. */
    bury: (id: string, at: string): Movement =>
      together(() => {
        const known = readMovement.get(id) as unknown as Movement | undefined;
        if (known !== undefined) return known;
        addMovement.run(id, 'buried', '', 0n, 0n, at);
        return { id, direction: 'buried', content: '', amount: 0n, balanceAfter: 0n, at };
      }),
    /** Everything of a purse, at one moment. */
    books: (key: PurseKey): PurseBooks => together(() => purseOf(key)),
    /** A round from stake to payout; the balance after it, or null where the purse holds less than the stake. */
    play: (key: PurseKey, game: string, staked: bigint, paid: bigint): bigint | null =>
      together(() => {
        const { balance } = purseOf(key);
        if (balance < staked) return null;
        changePurse.run(paid - staked, 0n, 0n, ...named(key));
        addPlay.run(...named(key), game, staked, paid);
        return balance + paid - staked;
      }),
    addSession: ({ key, token, player, game, currency, isTrial, digits }: PurseSession): void =>
      void db
        .prepare('INSERT INTO session VALUES (?, ?, ?, ?, ?, ?, ?)')
        .run(key, token, player, game, currency, isTrial, digits),
    session: (key: string): PurseSession | undefined =>
      db.prepare('SELECT * FROM session WHERE key = ?').get(key) as unknown as PurseSession | undefined,
    close: () => db.close(),
  };
}

export type PurseStore = ReturnType<typeof openPurseStore>;
