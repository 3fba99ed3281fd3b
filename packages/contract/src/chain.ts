import { z } from 'zod';
import { instant, uuid, whole, wholeText } from './wire.ts';

const hex64 = z.string().regex(/^[0-9a-f]{64}$/);
const roundNo = whole(1);

/** A chain of seeds by which a room's rounds are fixed, as far as it is public. */
export const seedChain = z.object({
  firstRound: roundNo,
  length: whole(1),
  commitment: hex64.meta({
    description: 'SHA-256 of the first round’s seed, published before the salt was known',
  }),
  salt: z.string().meta({
    description:
      'SHA-256 over the ids of the bets that gave it (`saltRound`), sorted and joined by commas; the commitment itself where nobody had bet yet',
  }),
  saltRound: roundNo.nullable().meta({
    description: 'the round whose bets gave the salt; null where no bets did',
  }),
  committedAt: instant,
  saltedAt: instant.nullable(),
  nextCommitment: hex64.nullable().meta({
    description: 'what the chain after this one is committed to; the first bets after that give its salt',
  }),
});
export type PublishedChain = z.infer<typeof seedChain>;

/** The chain whose salt is asked about, by its first round. */
export const chainParams = z.object({ firstRound: wholeText(1) });

export const saltBets = z.object({
  bets: z.array(uuid).meta({ description: 'sorted, as they give the salt; none where no bets did' }),
});
