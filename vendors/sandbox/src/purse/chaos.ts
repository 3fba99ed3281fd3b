import { z } from 'zod';
import { seeded } from '../seeded.ts';
import { type HouseRequest, type PurseAnswer, refusePurse } from './answer-house.ts';

/** How often of a hundred requests of the house each trouble happens. What is left out never does. */
const share = z.number().min(0).max(100).default(0);

export const purseChaosSchema = z.strictObject({
  /** The same seed makes the same troubles in the same order. */
  seed: z.number().int().default(1),
  /** The request never arrives, and the line is cut. */
  lost: share,
  /** It is carried out, and the line is cut before the answer. */
  cut: share,
  /** It arrives twice; the house hears the second answer. */
  doubled: share,
  /** The line is cut, and the request arrives after the next one. */
  late: share,
  /** We answer that we failed, and do not say whether we did it. */
  failed: share,
});
export type PurseChaos = z.output<typeof purseChaosSchema>;

const troubles = ['lost', 'cut', 'doubled', 'late', 'failed'] as const;

/** Null: the line is cut without an answer. */
export type MaybeAnswer = PurseAnswer | null;

export interface TroubledPurse {
  answer(request: HouseRequest): MaybeAnswer;
  readonly happened: Readonly<Record<(typeof troubles)[number], number>>;
  /** Lets what was kept back arrive. */
  flush(): void;
}

/** Puts a bad line between the house and the purses. Questions about books suffer no less than transfers. */
export function troubledPurse(
  chaos: PurseChaos,
  answerHouse: (request: HouseRequest) => PurseAnswer,
): TroubledPurse {
  const random = seeded(chaos.seed);
  const happened = { lost: 0, cut: 0, doubled: 0, late: 0, failed: 0 };
  let kept: HouseRequest[] = [];
  const choose = () => {
    let point = random() * 100;
    return troubles.find((trouble) => {
      point -= chaos[trouble];
      return point < 0;
    });
  };
  const flush = () => {
    const late = kept;
    kept = [];
    for (const request of late) answerHouse(request);
  };
  const answer = (request: HouseRequest): MaybeAnswer => {
    const trouble = choose();
    if (trouble) happened[trouble] += 1;
    switch (trouble) {
      case 'lost':
        return null;
      case 'late':
        kept.push(request);
        return null;
      case 'cut':
        answerHouse(request);
        return null;
      case 'doubled':
        answerHouse(request);
        return answerHouse(request);
      case 'failed':
        if (random() < 0.5) answerHouse(request);
        return refusePurse('wallet.failed');
      default:
        return answerHouse(request);
    }
  };
  return {
    happened,
    flush,
    answer(request) {
      const before = kept.length;
      const answered = answer(request);
      // What was kept back follows what came after it.
      if (before > 0) flush();
      return answered;
    },
  };
}
