import { calls } from '@ikka/contract';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, client } from '../calls/client.ts';

/** What a draw of the house followed from. */
export const proofQuery = (game: string, issue: string) =>
  queryOptions({
    queryKey: ['draw-proof', game, issue],
    queryFn: () => answerOf(client.call(calls.lottery.drawProof, { params: { game, issue } })),
  });
