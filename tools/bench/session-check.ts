import { v7 } from 'uuid';
import { openTrialPlay, STAKE } from './open-play.ts';

export interface SessionCheckBench {
  /** Means over spins one after another: a spin from request to answer, and what of it went into its session's check. */
  run(seconds: number): Promise<{ readonly spinMicros: number; readonly checkMicros: number }>;
}

interface Proofs {
  readonly seconds: number;
  readonly count: number;
}

/** Spins over HTTP; the server itself says how long it looked for who calls. */
export async function prepareSessionCheck(address: string): Promise<SessionCheckBench> {
  const token = await openTrialPlay(address);
  return {
    async run(seconds) {
      const before = await proofsOf(address);
      const startedAt = performance.now();
      let spins = 0;
      for (; performance.now() - startedAt < seconds * 1_000; spins++) await spin(address, token);
      const spent = performance.now() - startedAt;
      const after = await proofsOf(address);
      if (after.count - before.count !== spins) throw new Error('the server counted other spins than ours');
      return {
        spinMicros: (spent * 1_000) / spins,
        checkMicros: ((after.seconds - before.seconds) * 1_000_000) / spins,
      };
    },
  };
}

async function proofsOf(address: string): Promise<Proofs> {
  const text = await (await fetch(`${address}metrics`)).text();
  const figure = (name: string): number =>
    Number(
      new RegExp(`^ikka_proof_seconds_${name}\\{call="play\\.playRound"\\} (.+)$`, 'm').exec(text)?.[1] ?? 0,
    );
  return { seconds: figure('sum'), count: figure('count') };
}

async function spin(address: string, token: string): Promise<void> {
  const answer = await fetch(`${address}play/api/rounds`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': v7(),
    },
    body: JSON.stringify({ stake: STAKE }),
  });
  const { success } = (await answer.json()) as { success: boolean };
  if (!success) throw new Error(`a spin was answered ${answer.status}`);
}
