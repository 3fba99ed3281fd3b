/** What happened in a room since the version `from`, told to every process that has watchers of it. */
export interface RoomMessage {
  readonly from: number;
  readonly version: number;
  readonly events: readonly unknown[];
  /** For each member alone: his cash after it in smallest units, null where it did not move, and what the game tells him. */
  readonly own: readonly {
    readonly memberId: string;
    readonly currency: string;
    readonly balance: string | null;
    readonly news: readonly unknown[];
  }[];
  /** How the room stands, as everybody may know it; of rooms that are told by whole views. */
  readonly view?: unknown;
}

export const roomTopic = (roomId: string): string => `ikka:room:${roomId}`;
/** Where the owner of a room hears commands that reached another process. */
export const commandTopic = (roomId: string): string => `ikka:room:${roomId}:commands`;
/** Where a process hears what became of commands that it passed on. */
export const answerTopic = (processId: string): string => `ikka:room:answers:${processId}`;
