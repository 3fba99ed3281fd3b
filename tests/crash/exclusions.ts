import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@ikka/contract';
import { type SeededRandom, seededRandom } from '@ikka/test-kit';
import { type RunningSandbox, readConfig, startSandbox } from '@ikka/vendor-sandbox/testing';
import { createLedger } from '../../apps/server/src/modules/ledger/index.ts';
import { createLogger } from '../../apps/server/src/platform/log.ts';
import { vendorSandboxFor } from '../../tools/start/vendor-sandbox.ts';
import { clientOf, must, openPlay } from '../server/client-of.ts';
import { openPayee } from '../server/open-payee.ts';
import { checkExclusions, type Excluded, isExclusionSound, stakedBy } from './check-exclusions.ts';
import {
  excludeHimself,
  type Learned,
  type Player,
  playAtHouse,
  playAtVendor,
  type Told,
  vendorGame,
} from './exclusion-members.ts';
import { insist, until } from './insist.ts';
import { pagesOf } from './pages-of.ts';
import { type HouseTarget, strikeHouse } from './strike-house.ts';
import { type HouseScene, withHouse } from './with-house.ts';

/** So many exclude themselves around each blow, and so many play on to the end. */
const leaving = 4;
const staying = 4;
/** A blow falls so long after they pressed the button, at most: an exclusion is committed within that. */
const momentMs = 40;
const fundsOfEach = 5_000_000n;
const targets: readonly HouseTarget[] = ['both', 'one', 'all at once', 'two', 'postmaster', 'backend'];

/**
 * Kills two processes of one house and its database in the moment in which members exclude themselves, while they stake, and bring
 * money to a vendor that keeps wallets, and play there. Afterwards every exclusion that was told or seen stands, nothing was staked
 * behind it, all money of theirs is back from the vendor, and the books are right on both sides.
 */
export function exclusionsSurvive(kills: number, seed: number): Promise<boolean> {
  const settings: [key: string, json: string][] = [['identity.slider_captcha', 'false']];
  return withHouse(
    'exclusions',
    { settings, startBeside: startVendor },
    async (house, { sandbox: { purse } }) => {
      if (purse === null) throw new Error('the vendor keeps no wallets');
      const scene = { ...house, purse };
      const players = await openPlayers(scene, kills * leaving + staying, seed);
      const { told, excluded, learned } = await torment(scene, players, { kills, seed });
      await until('what the vendor kept of the excluded is back', () => isAllBack(scene, excluded));
      await Promise.all(players.filter((player) => !player.isExcluded).map(settleWallet));
      const findings = await checkExclusions(scene.postgres.url, { told, players, excluded, purse });
      console.log(JSON.stringify({ victim: 'exclusions', kills, learned, ...findings }));
      return isExclusionSound(findings);
    },
  );
}

/** The vendor that keeps wallets. */
async function startVendor({ folder, port }: { readonly folder: string; readonly port: number }) {
  const vendor = await vendorSandboxFor({ root: '', dataDir: folder, port });
  if (vendor === undefined) throw new Error('no vendor to practise with is allowed here');
  const sandbox = await startSandbox(readConfig(vendor.process.env));
  return { sandbox, environment: vendor.serverEnv, stop: () => sandbox.stop() };
}

interface Scene extends HouseScene {
  readonly purse: NonNullable<RunningSandbox['purse']>;
}

async function torment(
  scene: Scene,
  players: readonly Player[],
  { kills, seed }: { readonly kills: number; readonly seed: number },
) {
  const random = seededRandom(seed);
  const told: Told = { rounds: [], takenAfter: 0, refusedAfter: 0, atVendor: 0, unknown: 0 };
  const excluded: Excluded[] = [];
  const learned: Record<Learned, number> = { answered: 0, seen: 0, repeated: 0 };
  let isOver = false;
  const all = Promise.all(
    players.flatMap((player) => [
      playAtHouse(player, told, () => isOver),
      playAtVendor(player, scene.purse, told, () => isOver),
    ]),
  );
  all.catch(() => undefined);
  const leave = async (player: Player) => {
    learned[await excludeHimself(player, told)] += 1;
    // A stake that was taken before the exclusion stands by now; one that is not there by now is none.
    excluded.push({ player, staked: await stakedBy(scene.database, player.memberId) });
  };
  for (let blow = 0; blow < kills; blow += 1) {
    const before = told.rounds.length + told.atVendor;
    const goesOn = until('members play', async () => told.rounds.length + told.atVendor > before + 100);
    await Promise.race([all, goesOn]);
    // The first blows take each target once; the rest fall where the seed wills.
    const target = targets[blow] ?? random.pick(targets);
    const group = players.slice(blow * leaving, (blow + 1) * leaving);
    const gone = Promise.all(group.map((player) => leave(player)));
    await pause(random.int(momentMs));
    await strikeHouse(target, scene, random);
    await Promise.race([all, gone]);
    const { answered, seen, repeated } = learned;
    console.log(
      `${String(blow + 1).padStart(3)}  ${target.padEnd(12)} exclusions: ${answered} answered, ${seen} seen, ${repeated} repeated`,
    );
  }
  // They try once more each, at the house and at the vendor.
  const attempts = told.refusedAfter + told.takenAfter;
  const tried = until(
    'the excluded try again',
    async () => told.refusedAfter + told.takenAfter > attempts + 100,
  );
  await Promise.race([all, tried]);
  isOver = true;
  await all;
  return { told, excluded, learned };
}

/** Whether nothing of theirs is in a wallet or on its way, by the house's books and by the vendor's. */
async function isAllBack({ database, purse }: Scene, excluded: readonly Excluded[]): Promise<boolean> {
  const memberIds = excluded.map(({ player }) => player.memberId);
  // The ledger's kinds of account: 9 a vendor's wallet, 10 on its way.
  const { rows } = await database.pool.query<{ left: bigint }>(
    `SELECT COALESCE(sum(a.balance), 0)::bigint AS left FROM ledger.account a JOIN ledger.holder h ON h.account_id = a.id
      WHERE h.owner = ANY ($1::bigint[]) AND h.kind IN (9, 10)`,
    [memberIds],
  );
  const atVendor = excluded.some(({ player }) => {
    const session = purse.store.session(player.vendorKey);
    return session === undefined || purse.store.books(session).balance > 0n;
  });
  return rows[0]?.left === 0n && !atVendor;
}

/** Until nothing of a member is on its way; then what he played at the vendor is booked. */
async function settleWallet({ pages: [page] }: Player): Promise<void> {
  if (page === undefined) throw new Error('a house has processes');
  await until('transfers have ended', async () => {
    const funds = await insist(() => page.call(calls.vendorWallets.refreshFunds));
    return funds.ok && funds.value.wallets.every(({ inTransit }) => Number(inTransit) === 0);
  });
}

/** Members with money, each in a game of the house and in one of the vendor. */
async function openPlayers(scene: Scene, count: number, seed: number): Promise<Player[]> {
  const { house, database, purse } = scene;
  const [first] = house;
  if (!first) throw new Error('a house has processes');
  await until('the vendor’s game is on the shelf', async () => {
    const { rows } = await database.pool.query('SELECT FROM catalogue.game WHERE id = $1', [
      vendorGame.gameId,
    ]);
    return rows.length === 1;
  });
  const ledger = await createLedger({
    database,
    clock: { now: () => new Date() },
    log: createLogger('silent'),
  });
  const players: Player[] = [];
  try {
    for (let no = 0; no < count; no += 1) {
      const { memberId, token } = await openPayee(first, `leaver${no}`, no);
      const cash = await ledger.memberAccount(BigInt(memberId), 'cash', 'PKR');
      const bank = await ledger.houseAccount('provider', 'PKR', 'crash');
      const transfer = { id: ledger.newId(), debit: bank, credit: cash, amount: fundsOfEach };
      await ledger.post({ transfers: [{ ...transfer, kind: 'deposit' }] });
      const launched = await must(
        clientOf(first, token).call(calls.launch.launchGame, { query: vendorGame }),
      );
      const spent = await purse.play.open(
        new URLSearchParams(launched.game_url.split('#')[1]).get('token') ?? '',
      );
      if ('problem' in spent) throw new Error(`the vendor’s game: ${spent.problem}`);
      players.push({
        memberId,
        pages: pagesOf(house, token),
        games: pagesOf(house, await openPlay(first, token)),
        vendorKey: spent.key,
        random: randomOf(seed, no),
        isLeaving: false,
        isExcluded: false,
        atVendor: Promise.resolve(),
      });
    }
  } finally {
    await ledger.close();
  }
  return players;
}

const randomOf = (seed: number, no: number): SeededRandom => seededRandom(seed * 1_000 + no);
