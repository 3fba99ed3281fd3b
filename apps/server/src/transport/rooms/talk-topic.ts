import type { TalkPush, TalkPushType } from '@ikka/contract';

/** What is told of the talk at a table, on its way between processes: to all who watch it, or to one member's pages. */
export interface TalkMessage {
  readonly memberId: string | null;
  readonly type: TalkPushType;
  readonly push: TalkPush<TalkPushType>;
}

export const talkTopic = (tableId: string): string => `ikka:table-talk:${tableId}`;
