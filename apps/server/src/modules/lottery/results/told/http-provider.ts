import { issueNumber, outsideGames } from '@ikka/lottery/rules';
import { z } from 'zod';
import type { ResultProvider, ToldResult } from './provider.ts';

// The wire of version 1, as vendors/results-sandbox/README.md describes it. Fields that are not named here are left out unread.
const instant = z.iso.datetime();
const result = z.object({
  lottery: z.string(),
  date: z.iso.date(),
  publishedAt: instant,
  prizes: z.array(z.object({ prize: z.string(), numbers: z.array(z.string().regex(/^\d{1,9}$/)) })),
});
const answer = z.object({ version: z.literal(1), at: instant, results: z.array(z.unknown()) });

const timeoutMs = 10_000;
/** How the wire writes the code of one of our lotteries. */
const gameOnWire = new Map(outsideGames.map((game) => [game.code.toLowerCase().replaceAll('_', '-'), game]));

/** A provider that speaks the wire of vendors/results-sandbox/README.md. A result that is malformed is passed over; the others count. */
export function httpProvider(of: {
  readonly code: string;
  readonly url: string;
  readonly token: string;
  readonly onMalformed: (problem: unknown) => void;
}): ResultProvider {
  return {
    code: of.code,
    async since(from, signal) {
      const url = new URL('/v1/results', of.url);
      url.searchParams.set('since', from.toISOString());
      const response = await fetch(url, {
        headers: { authorization: `Bearer ${of.token}` },
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      if (!response.ok) throw new Error(`the provider ${of.code} answered ${response.status}`);
      const read = answer.parse(await response.json());
      const results = read.results.flatMap((one): ToldResult[] => {
        const told = result.safeParse(one);
        if (!told.success) {
          of.onMalformed(told.error);
          return [];
        }
        return resultOf(told.data);
      });
      return { results, at: new Date(read.at) };
    },
  };
}

/** Nothing of a lottery that we do not sell. */
function resultOf({ lottery, date, publishedAt, prizes }: z.output<typeof result>): ToldResult[] {
  const game = gameOnWire.get(lottery);
  if (game === undefined) return [];
  return [
    {
      game: game.code,
      number: issueNumber(date, 1),
      board: prizes.map(({ numbers }) => numbers.join(',')).join('|'),
      publishedAt: new Date(publishedAt),
    },
  ];
}
