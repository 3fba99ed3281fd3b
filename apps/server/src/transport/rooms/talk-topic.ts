export const talkTopic = (tableId: string): string => `ikka:table-talk:${tableId}`;
