import { z } from 'zod';
import { seeded } from './seeded.ts';
import type { Said, SignedRequest, Wallet } from './wallet.ts';

/** How often of a hundred requests each trouble happens. What is left out never does. */
const share = z.number().min(0).max(100).default(0);

export const chaosSchema = z.strictObject({
  /** The same seed makes the same troubles in the same order. */
  seed: z.number().int().default(1),
  /** The request never leaves. */
  lost: share,
  /** The request arrives, its answer does not. */
  cut: share,
  /** Two requests of the same transaction at once. */
  doubled: share,
  /** The very same bytes twice. */
  replayed: share,
  /** First with a signature that is none. */
  forged: share,
  /** It is kept back, and arrives after what follows it. */
  late: share,
});
export type Chaos = z.output<typeof chaosSchema>;

const troubles = ['lost', 'cut', 'doubled', 'replayed', 'forged', 'late'] as const;

/** A wallet on a bad line. Counts what it did, so that a test knows that there was trouble. */
export interface TroubledWallet extends Wallet {
  readonly happened: Readonly<Record<(typeof troubles)[number], number>>;
  /** Sends what was kept back. */
  flush(): Promise<void>;
}

/** Puts a bad line before the wallet. Only transactions suffer: a player who cannot come in plays nothing. */
export function troubledWallet(
  wallet: Wallet,
  chaos: Chaos,
  prepareAgain: (request: SignedRequest) => SignedRequest,
): TroubledWallet {
  const random = seeded(chaos.seed);
  const happened = { lost: 0, cut: 0, doubled: 0, replayed: 0, forged: 0, late: 0 };
  let kept: SignedRequest[] = [];

  const choose = () => {
    let point = random() * 100;
    return troubles.find((trouble) => {
      point -= chaos[trouble];
      return point < 0;
    });
  };

  const flush = async () => {
    const late = kept;
    kept = [];
    for (const request of late) await wallet.send(prepareAgain(request));
  };

  const send = async (request: SignedRequest): Promise<Said> => {
    const isTransaction = !['authenticate', 'balance', 'reconcile'].includes(request.call);
    const trouble = isTransaction ? choose() : undefined;
    if (trouble) happened[trouble] += 1;
    switch (trouble) {
      case 'lost':
        return { kind: 'unknown' };
      case 'late':
        kept.push(request);
        return { kind: 'unknown' };
      case 'cut':
        await wallet.send(request);
        return { kind: 'unknown' };
      case 'doubled': {
        const [, second] = await Promise.all([wallet.send(request), wallet.send(prepareAgain(request))]);
        return second;
      }
      case 'replayed':
        await wallet.send(request);
        return wallet.send(request);
      case 'forged': {
        const forged = await wallet.send({ ...request, signature: Buffer.alloc(256, 7).toString('base64') });
        if (forged.kind !== 'refused') throw new Error('the house believed a forged signature');
        return wallet.send(request);
      }
      default:
        return wallet.send(request);
    }
  };

  return {
    happened,
    flush,
    prepare: (call, body) => wallet.prepare(call, body),
    async send(request) {
      const said = await send(request);
      // What was kept back follows what came after it.
      if (kept.length > 0 && kept[0] !== request) await flush();
      return said;
    },
  };
}
