/**
 * A victim that is the ledger and little else: a house that takes bets over HTTP on the same route as the real one.
 * Each bet is drawn anew at every attempt; only the first that was posted may count. DATA_DIR and PORT come by environment.
 */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect, ensureMigrated, startEmbedded } from '@ikka/server/database';
import { attachment, createLedger, derivedId } from '../../apps/server/src/modules/ledger/index.ts';
import { createLogger } from '../../apps/server/src/platform/log.ts';

const postgres = await startEmbedded({ folder: join(process.env.DATA_DIR ?? '', 'postgres') });
await ensureMigrated(postgres.url, ['ledger']);
const database = connect(postgres.url);
await database.pool.query(
  'CREATE SCHEMA IF NOT EXISTS rounds; CREATE TABLE IF NOT EXISTS rounds.round (id uuid PRIMARY KEY, member_id bigint, stake bigint, payout bigint)',
);
const ledger = await createLedger({
  database,
  clock: { now: () => new Date() },
  log: createLogger('silent'),
});
const house = await ledger.houseAccount('house', 'PKR');
const equity = await ledger.houseAccount('equity', 'PKR');

interface Round {
  readonly id: string;
  readonly memberId: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
}

const roundRow = attachment<Round>({
  name: 'crash_round',
  sql: `INSERT INTO rounds.round SELECT r.id, r.member, r.stake, r.payout
        FROM unnest($1::int[], $2::uuid[], $3::bigint[], $4::bigint[], $5::bigint[]) AS r(place, id, member, stake, payout)
        WHERE ledger.was_posted(r.place)`,
  toParameters: (rows) => [
    rows.map(({ id }) => id),
    rows.map(({ memberId }) => memberId),
    rows.map(({ stake }) => stake),
    rows.map(({ payout }) => payout),
  ],
});

async function openMember(memberId: bigint): Promise<void> {
  const cash = await ledger.memberAccount(memberId, 'cash', 'PKR');
  const id = ledger.newId();
  await ledger.post({ transfers: [{ id, debit: equity, credit: cash, amount: 10n ** 9n, kind: 'capital' }] });
}

async function play(memberId: bigint, key: string, stake: bigint): Promise<Round> {
  const cash = await ledger.memberAccount(memberId, 'cash', 'PKR');
  const id = derivedId(key, `${memberId}/round`);
  const round = { id, memberId, stake, payout: BigInt(randomInt(3)) * stake };
  const shared = { reference: id } as const;
  const outcome = await ledger.post({
    transfers: [
      { ...shared, id: derivedId(id, 'stake'), debit: cash, credit: house, amount: stake, kind: 'stake' },
      ...(round.payout > 0n
        ? [
            {
              ...shared,
              id: derivedId(id, 'payout'),
              debit: house,
              credit: cash,
              amount: round.payout,
              kind: 'payout',
            } as const,
          ]
        : []),
    ],
    attach: [roundRow(round)],
  });
  if (outcome.status === 'posted') return round;
  const { rows } = await database.pool.query<{ stake: bigint; payout: bigint }>(
    'SELECT stake, payout FROM rounds.round WHERE id = $1',
    [id],
  );
  const [stored] = rows;
  if (!stored)
    throw new Error(
      `refused: ${JSON.stringify(outcome, (_, value) => (typeof value === 'bigint' ? String(value) : value))}`,
    );
  return { ...round, ...stored };
}

const server = createServer((request, response) => {
  const answer = async (): Promise<unknown> => {
    const memberId = BigInt(request.headers.authorization?.slice('Bearer '.length) ?? 0);
    const body = JSON.parse((await text(request)) || '{}') as { stake?: string };
    if (request.url !== '/play/api/rounds') return openMember(memberId);
    const round = await play(memberId, String(request.headers['idempotency-key']), BigInt(body.stake ?? 0));
    return { round: { roundId: round.id, payout: String(round.payout) } };
  };
  answer().then(
    (value) => response.end(JSON.stringify({ success: true, value: value ?? {} })),
    (error: unknown) =>
      response.writeHead(500).end(JSON.stringify({ success: false, message: String(error) })),
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1', () =>
  console.log(`Site http://127.0.0.1:${process.env.PORT}/`),
);
process.once('SIGTERM', async () => {
  server.closeAllConnections();
  await ledger.close();
  await database.close();
  await postgres.stop();
  process.exit(0);
});
