import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A player who came in by the house. */
export interface Session {
  /** By which our page speaks of it; the house's own token never leaves this process. */
  readonly key: string;
  readonly token: string;
  readonly player: string;
  readonly game: string;
  readonly currency: string;
  readonly digits: number;
  readonly isTrial: number;
}

/**
 * What we send, or sent, of a round. `open`: not yet answered, and sent until it is. `abandoned`: a bet whose answer was lost, so
 * that it was rolled back; `returned` of that rollback says whether it had arrived.
 */
export interface Entry {
  readonly id: string;
  readonly round: string;
  readonly call: 'bet' | 'win' | 'rollback';
  readonly body: string;
  readonly state: 'open' | 'done' | 'refused' | 'abandoned';
  /** Smallest units: what was asked for, and of a rollback what came back. */
  readonly amount: bigint;
}

/** Our books, in one file: a round and what it moves are on disk before anything is sent. */
export function openStore(dataDir: string | ':memory:') {
  if (dataDir !== ':memory:') mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(dataDir === ':memory:' ? dataDir : join(dataDir, 'vendor.sqlite'));
  db.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE IF NOT EXISTS session (
      key TEXT PRIMARY KEY, token TEXT NOT NULL, player TEXT NOT NULL, game TEXT NOT NULL,
      currency TEXT NOT NULL, digits INTEGER NOT NULL, isTrial INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS round (
      id TEXT PRIMARY KEY, player TEXT NOT NULL, game TEXT NOT NULL, currency TEXT NOT NULL, isTrial INTEGER NOT NULL,
      choice TEXT NOT NULL, outcome TEXT, at TEXT NOT NULL, endedAt TEXT
    ) STRICT;
    CREATE INDEX IF NOT EXISTS round_ended ON round (endedAt);
    CREATE TABLE IF NOT EXISTS reconciled (day TEXT PRIMARY KEY) STRICT;
    CREATE TABLE IF NOT EXISTS entry (
      id TEXT PRIMARY KEY, round TEXT NOT NULL REFERENCES round (id), call TEXT NOT NULL, body TEXT NOT NULL,
      state TEXT NOT NULL, amount INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX IF NOT EXISTS entry_open ON entry (state) WHERE state = 'open';
  `);
  const insertSession = db.prepare('INSERT INTO session VALUES (?, ?, ?, ?, ?, ?, ?)');
  const insertRound = db.prepare('INSERT INTO round VALUES (?, ?, ?, ?, ?, ?, NULL, ?, NULL)');
  const insertEntry = db.prepare("INSERT INTO entry VALUES (?, ?, ?, ?, 'open', ?)");
  const changeEntry = db.prepare('UPDATE entry SET state = ?, amount = COALESCE(?, amount) WHERE id = ?');
  const setOutcome = db.prepare('UPDATE round SET outcome = ? WHERE id = ?');

  /** Amounts are read as whole numbers of any size. */
  const exactly = (text: string) => {
    const statement = db.prepare(text);
    statement.setReadBigInts(true);
    return statement;
  };

  const together = (work: () => void): void => {
    db.exec('BEGIN IMMEDIATE');
    try {
      work();
      db.exec('COMMIT');
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  };
  const addEntry = (entry: Omit<Entry, 'state'>): void =>
    void insertEntry.run(entry.id, entry.round, entry.call, entry.body, entry.amount);

  return {
    addSession: (session: Session): void =>
      void insertSession.run(
        session.key,
        session.token,
        session.player,
        session.game,
        session.currency,
        session.digits,
        session.isTrial,
      ),
    session: (key: string): Session | undefined =>
      db.prepare('SELECT * FROM session WHERE key = ?').get(key) as unknown as Session | undefined,
    /** A round begins with its bet. */
    beginRound: (
      session: Session,
      round: { id: string; choice: string; at: string },
      bet: Omit<Entry, 'state'>,
    ) =>
      together(() => {
        const { player, game, currency, isTrial } = session;
        insertRound.run(round.id, player, game, currency, isTrial, round.choice, round.at);
        addEntry(bet);
      }),
    /** The bet is ours: the outcome and what it pays are written before anybody hears of either. */
    settleRound: (round: string, outcome: string, bet: string, win: Omit<Entry, 'state'>) =>
      together(() => {
        changeEntry.run('done', null, bet);
        setOutcome.run(outcome, round);
        addEntry(win);
      }),
    /** Nobody knows whether the bet arrived: it is undone. */
    abandonBet: (bet: string, rollback: Omit<Entry, 'state'>) =>
      together(() => {
        changeEntry.run('abandoned', null, bet);
        addEntry(rollback);
      }),
    end: (id: string, state: 'done' | 'refused', amount: bigint | null = null): void =>
      void changeEntry.run(state, amount, id),
    /** The round is over, by the house's clock. */
    endRound: (round: string, at: string): void =>
      void db.prepare('UPDATE round SET endedAt = ? WHERE id = ?').run(at, round),
    /** The kinds of money that we have played with. */
    moneyKinds: () =>
      db.prepare('SELECT DISTINCT currency, digits, isTrial FROM session ORDER BY 1, 3').all() as {
        currency: string;
        digits: number;
        isTrial: number;
      }[],
    endedRounds: (currency: string, isTrial: number, from: Date, to: Date, limit: number) =>
      exactly(`
          SELECT r.id, SUM(CASE WHEN e.call = 'bet' THEN e.amount ELSE 0 END) AS stake,
            SUM(CASE WHEN e.call = 'win' THEN e.amount ELSE 0 END) AS payout
          FROM round r JOIN entry e ON e.round = r.id AND e.state = 'done'
          WHERE r.currency = ? AND r.isTrial = ? AND r.endedAt >= ? AND r.endedAt < ?
          GROUP BY r.id ORDER BY r.endedAt LIMIT ?`).all(
        currency,
        isTrial,
        from.toISOString(),
        to.toISOString(),
        limit,
      ) as {
        id: string;
        stake: bigint;
        payout: bigint;
      }[],
    isReconciled: (day: string): boolean =>
      db.prepare('SELECT 1 FROM reconciled WHERE day = ?').get(day) !== undefined,
    noteReconciled: (day: string): void =>
      void db.prepare('INSERT OR IGNORE INTO reconciled VALUES (?)').run(day),
    /** What still has to be sent, oldest first; never a bet, which is undone instead. */
    openEntries: (): Entry[] =>
      exactly(
        "SELECT * FROM entry WHERE state = 'open' AND call <> 'bet' ORDER BY rowid",
      ).all() as unknown as Entry[],
    /** Bets whose answer nobody waits for any more: this process ended before it came. */
    orphanedBets: (): Entry[] =>
      exactly("SELECT * FROM entry WHERE state = 'open' AND call = 'bet'").all() as unknown as Entry[],
    entries: (): Entry[] => exactly('SELECT * FROM entry ORDER BY rowid').all() as unknown as Entry[],
    /** Of each player and kind of money: what we took and what we paid. */
    books: () =>
      exactly(`
          SELECT r.player, r.currency, r.isTrial,
            SUM(CASE WHEN e.call = 'bet' AND e.state = 'done' THEN e.amount ELSE 0 END) AS staked,
            SUM(CASE WHEN e.call = 'win' AND e.state = 'done' THEN e.amount ELSE 0 END) AS paid
          FROM round r JOIN entry e ON e.round = r.id GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`).all() as {
        player: string;
        currency: string;
        isTrial: bigint;
        staked: bigint;
        paid: bigint;
      }[],
    close: () => db.close(),
  };
}

export type Store = ReturnType<typeof openStore>;
