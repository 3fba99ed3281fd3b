import { z } from 'zod';

/** The trouble that a real network and a real bank make, to be switched on in tests. All of it is off by default. */
export const chaosSchema = z.strictObject({
  /** Nothing is delivered until this is taken back; events pile up. */
  hold: z.boolean().default(false),
  /** So many extra copies of each delivery leave at the same moment. */
  duplicates: z.number().int().min(0).max(20).default(0),
  /** The first delivery of an event waits this long. */
  delayMs: z.number().int().min(0).max(86_400_000).default(0),
  /** Of the events that are due, the newest leaves first. */
  newestFirst: z.boolean().default(false),
  /** Webhooks are signed with a secret that is not the merchant's. */
  wrongSignature: z.boolean().default(false),
  /** The clock of this process stands so far ahead of the machine's (behind, below zero). */
  clockAheadMs: z
    .number()
    .int()
    .min(-86_400_000)
    .max(400 * 24 * 3_600_000)
    .default(0),
  /** The payer's bank sends another amount, or another currency, than was asked for. */
  receivedAmount: z
    .string()
    .regex(/^\d{1,15}(\.\d{1,3})?$/)
    .nullable()
    .default(null),
  receivedCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable()
    .default(null),
  /** The payer's bank sends the money of a voided payment all the same. */
  paysVoided: z.boolean().default(false),
  /** The merchant's requests are carried out, but so many answers are cut off before they leave. */
  cutAnswers: z.number().int().min(0).max(1000).default(0),
});

export type Chaos = z.output<typeof chaosSchema>;

/** The switches of one process; `current` is replaced as a whole by the control call. */
export interface ChaosSwitch {
  current: Chaos;
}

export const calm: Chaos = chaosSchema.parse({});
