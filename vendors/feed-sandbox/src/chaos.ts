import { z } from 'zod';
import { seeded } from './seeded.ts';
import type { Message } from './wire.ts';

const share = z.number().min(0).max(100).default(0);

/** Of a hundred messages, how many suffer each trouble. What is left out never happens. */
export const chaosSchema = z.strictObject({
  /** The same seed makes the same troubles in the same order. */
  seed: z.number().int().default(1),
  /** Never sent, although those after it are. */
  lost: share,
  /** Sent twice. */
  doubled: share,
  /** Sent after the one that follows it. */
  late: share,
  /** Sent with a field that is none, or broken off in its middle. */
  malformed: share,
  /** The line is cut after it. */
  cut: share,
  /** No heartbeats, and messages are kept back, until this is false again. */
  isSilent: z.boolean().default(false),
  /** Every connection and snapshot is refused with 503. */
  isDown: z.boolean().default(false),
});
export type Chaos = z.output<typeof chaosSchema>;

export const calm: Chaos = chaosSchema.parse({});

/** What becomes of each message on a bad line: the lines to send, and whether the line is cut after them. */
export interface BadLine {
  send(message: Message): { readonly lines: readonly string[]; readonly isCut: boolean };
}

export function badLine(chaos: () => Chaos, connection: number): BadLine {
  let random = seeded(`${chaos().seed} ${connection}`);
  let current = chaos();
  let kept: string[] = [];
  const troubles = ['lost', 'doubled', 'late', 'malformed', 'cut'] as const;
  return {
    send(message) {
      if (current !== chaos()) {
        current = chaos();
        random = seeded(`${current.seed} ${connection}`);
      }
      let point = random() * 100;
      const trouble = troubles.find((one) => {
        point -= current[one];
        return point < 0;
      });
      const line = JSON.stringify(message);
      const before = kept;
      kept = [];
      switch (trouble) {
        case 'lost':
          return { lines: before, isCut: false };
        case 'late':
          kept = [line];
          return { lines: before, isCut: false };
        case 'doubled':
          return { lines: [line, ...before, line], isCut: false };
        case 'malformed':
          return {
            lines: [
              random() < 0.5
                ? line.slice(0, line.length / 2)
                : JSON.stringify({ ...message, version: 'soon' }),
              ...before,
            ],
            isCut: false,
          };
        default:
          return { lines: [line, ...before], isCut: trouble === 'cut' };
      }
    },
  };
}
