import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { openMemberPlay } from './open-member-play.ts';
import { fastPlay, openTrialPlay, STAKE } from './open-play.ts';
import { type House, startHouse } from './start-house.ts';

export interface BetResult {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers that were no bet, by what they were; empty in health. */
  readonly other: Readonly<Record<string, number>>;
}

export interface BetBench {
  /** The house that is played in. */
  readonly house: House;
  /** Trial money, which nobody guards: the same path with another currency. */
  run(seconds: number): Promise<BetResult>;
  /** Members' money, where one member in five has limits. */
  runLimited(seconds: number): Promise<BetResult>;
  close(): Promise<void>;
}

const limitedOneIn = 5;
const LOADER = fileURLToPath(new URL('./load-bets.ts', import.meta.url));

/**
 * The whole server in a process of its own, and as many play sessions as connections: real routes, sessions, contract,
 * draws, round records and money.
 */
export async function prepareBets(clusterUrl: string, connections: number): Promise<BetBench> {
  const house = await startHouse(clusterUrl, 'bench_bets', [
    ...fastPlay,
    ['identity.slider_captcha', 'false'],
  ]);
  try {
    const tokens = await Promise.all(Array.from({ length: connections }, () => openTrialPlay(house.address)));
    const limited = await openMemberPlay(house, connections, limitedOneIn);
    const order = { url: house.address, path: '/play/api/rounds', bodies: [{ stake: STAKE }], connections };
    return {
      house,
      run: (seconds) => load({ ...order, tokens, seconds }),
      runLimited: (seconds) => load({ ...order, tokens: limited, seconds }),
      close: house.close,
    };
  } catch (error) {
    await house.close();
    throw error;
  }
}

/** Sends one kind of bet as fast as it is answered, from a process of its own. */
export async function load(order: object): Promise<BetResult & { readonly bets: number }> {
  const child = spawn(process.execPath, [LOADER], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(order));
  const result = JSON.parse(await text(child.stdout)) as BetResult & { bets: number; seconds: number };
  return {
    bets: result.bets,
    perSecond: result.bets / result.seconds,
    p50Ms: result.p50Ms,
    p99Ms: result.p99Ms,
    other: result.other,
  };
}
