/**
 * npm run bench:identity [-- --rounds=5 --seconds=4]
 * What proving who one is costs. Logins a second over HTTP (encrypted payload, attempts counted, session, audit) against
 * argon2id alone at the same settings and parallelism, in turn; and the share of a spin's latency that its session
 * check takes. The last line is one JSON object.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startEmbedded } from '@ikka/server/database';
import { median } from './figures.ts';
import { prepareLogins } from './logins.ts';
import { fastPlay } from './open-play.ts';
import { prepareSessionCheck } from './session-check.ts';
import { startHouse } from './start-house.ts';

/** A session check may add less than this share to a spin. */
const CHECK_BAR = 0.05;
/** Enough that a hash always waits while others talk to the database. */
const IN_FLIGHT = 32;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '4' } },
});
const seconds = Number(values.seconds);
const folder = fileURLToPath(new URL('../../.cache/bench-database', import.meta.url));
const postgres = await startEmbedded({ folder, onProgress: (step) => console.log(step) });
const house = await startHouse(postgres.url, 'bench_identity', [
  ...fastPlay,
  ['identity.slider_captcha', 'false'],
]);
try {
  const logins = await prepareLogins(house.address, IN_FLIGHT);
  const check = await prepareSessionCheck(house.address);
  await logins.run(2);
  await check.run(2);
  const hashRates: number[] = [];
  const loginRates: number[] = [];
  const shares: number[] = [];
  const checkMicros: number[] = [];
  const spinMicros: number[] = [];
  for (let round = 1; round <= Number(values.rounds); round++) {
    const hashes = await logins.hashesAlone(seconds);
    const perSecond = await logins.run(seconds);
    const spin = await check.run(seconds);
    hashRates.push(hashes);
    loginRates.push(perSecond);
    checkMicros.push(spin.checkMicros);
    spinMicros.push(spin.spinMicros);
    shares.push(spin.checkMicros / (spin.spinMicros - spin.checkMicros));
    console.log(
      `round ${round}  argon2id ${hashes.toFixed(1)}/s  logins ${perSecond.toFixed(1)}/s  ` +
        `spin ${spin.spinMicros.toFixed(0)} µs, of it the session check ${spin.checkMicros.toFixed(1)} µs`,
    );
  }
  const sessionShare = median(shares);
  const ratio = median(loginRates.map((rate, round) => rate / (hashRates[round] ?? Number.NaN)));
  console.log(
    JSON.stringify({
      loginsPerArgon2: Math.round(ratio * 1000) / 1000,
      loginsPerSecond: Math.round(median(loginRates) * 10) / 10,
      argon2PerSecond: Math.round(median(hashRates) * 10) / 10,
      sessionCheckShare: Math.round(sessionShare * 10_000) / 10_000,
      sessionCheckMicros: Math.round(median(checkMicros) * 10) / 10,
      spinMicros: Math.round(median(spinMicros)),
      inFlight: IN_FLIGHT,
      bars: { sessionCheckShare: CHECK_BAR },
    }),
  );
  if (sessionShare >= CHECK_BAR) process.exitCode = 1;
} finally {
  await house.close();
  await postgres.stop();
}
