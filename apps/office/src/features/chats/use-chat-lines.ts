import { type CallValue, calls } from '@ikka/contract';
import { useQuery } from '@tanstack/react-query';
import { ask, type CallFailed } from '../../api/office-client.ts';
import { callKey } from '../../api/use-call.ts';

export type OpenedChat = CallValue<typeof calls.officeSupport.chat>;

/** A chat with everything that was said in it, however many answers that takes. */
export function useChatLines(id: string) {
  return useQuery<OpenedChat, CallFailed>({
    queryKey: callKey(calls.officeSupport.chat, id),
    queryFn: async ({ signal }) => {
      const first = await ask(calls.officeSupport.chat, { params: { id }, query: {} }, { signal });
      const lines = [...first.lines];
      let latest = first;
      while ((lines.at(-1)?.no ?? 0) < latest.lastNo) {
        const after = lines.at(-1)?.no ?? 0;
        latest = await ask(calls.officeSupport.chat, { params: { id }, query: { after } }, { signal });
        if (latest.lines.length === 0) break;
        lines.push(...latest.lines);
      }
      return { ...latest, lines };
    },
    refetchInterval: 30_000,
  });
}
