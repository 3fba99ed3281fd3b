import DataLoader from 'dataloader';
import type { Clock } from './clock.ts';
import { inOneTurn } from './in-one-turn.ts';

/** More members than play in one process within the silence are noted more often; that costs, and is right all the same. */
const rememberedMost = 50_000;
const writtenAtOnceMost = 200;

interface AboutMember {
  readonly memberId: bigint;
}

/**
 * Notes members of whom something is to be looked at later: each once in `silentMs` in this process, and those of one turn of the
 * event loop together, for a round that a thousand share ends for all of them at once. `write` is given each member once, by ascending
 * number, so that processes that write the same members wait for one another and never in a ring. A note whose writing failed
 * rejects, and the member's next one is written again.
 */
export function createMemberNotes<Note extends AboutMember>(parts: {
  readonly clock: Clock;
  readonly silentMs: number;
  readonly write: (notes: readonly Note[], at: Date) => Promise<void>;
}): (note: Note) => Promise<void> {
  const noted = new Map<bigint, number>();
  const writeTogether = async (notes: readonly Note[]): Promise<null[]> => {
    const members = new Map(notes.map((note) => [note.memberId, note]));
    const inOrder = [...members.values()].sort((a, b) => (a.memberId < b.memberId ? -1 : 1));
    try {
      await parts.write(inOrder, parts.clock.now());
    } catch (error) {
      for (const memberId of members.keys()) noted.delete(memberId);
      throw error;
    }
    return notes.map(() => null);
  };
  const writing = new DataLoader<Note, null>(writeTogether, {
    ...inOneTurn,
    maxBatchSize: writtenAtOnceMost,
  });
  return async (note) => {
    const now = parts.clock.now().getTime();
    const last = noted.get(note.memberId);
    if (last !== undefined && now - last < parts.silentMs) return;
    if (noted.size >= rememberedMost) noted.clear();
    noted.set(note.memberId, now);
    await writing.load(note);
  };
}
