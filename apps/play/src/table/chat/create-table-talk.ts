import type { Client } from '@ikka/client';
import {
  calls,
  type TableLine,
  type TableReportReason,
  type TableVoiceState,
  type TalkPush,
  type TalkPushType,
} from '@ikka/contract';

/** What the page knows of the talk at its table. */
export interface TalkSnapshot {
  /** Nothing is known before the first answer, nor shown while the house has switched the talk off. */
  readonly state: 'reading' | 'failed' | 'on' | 'off';
  readonly voice: TableVoiceState;
  readonly mutedUntil: string | null;
  readonly mutedFor: string | null;
  /** The player as a writer, once he has written. */
  readonly me: string | null;
  /** Oldest first; none of hidden writers. */
  readonly lines: readonly TableLine[];
  readonly hidden: readonly string[];
  /** Lines of others since the talk was last looked at. */
  readonly unread: number;
  readonly isSending: boolean;
  /** Why the last wish was not granted. */
  readonly failure: { readonly code: string; readonly message: string } | null;
}

export interface TableTalk {
  snapshot(): TalkSnapshot;
  subscribe(listen: () => void): () => void;
  /** What the table's line tells of the talk. */
  hear<Type extends TalkPushType>(type: Type, push: TalkPush<Type>): void;
  /** Reads the talk anew, as after the line was away. */
  sync(): Promise<void>;
  /** Says something; true once it is said. A repetition of the same words after a lost answer says it once. */
  say(text: string): Promise<boolean>;
  report(no: number, reason: TableReportReason): Promise<boolean>;
  setHidden(writer: string, isHidden: boolean): Promise<boolean>;
  /** Whether the player sees the talk now: what he sees is read. */
  setSeen(isSeen: boolean): void;
  dismiss(): void;
}

const linesKept = 200;
/** Refusals by which the page learns that something has changed. */
const mayNotNow: ReadonlySet<string> = new Set(['table_chat.muted', 'table_chat.off', 'seats.not_seated']);

const first: TalkSnapshot = {
  state: 'reading',
  voice: 'yes',
  mutedUntil: null,
  mutedFor: null,
  me: null,
  lines: [],
  hidden: [],
  unread: 0,
  isSending: false,
  failure: null,
};

export function createTableTalk(parts: {
  readonly client: Pick<Client, 'call'>;
  readonly newKey: () => string;
  /** The room of a card game; a live table has no rooms. */
  readonly room?: string;
}): TableTalk {
  const listeners = new Set<() => void>();
  const query = parts.room === undefined ? {} : { room: parts.room };
  let snapshot = first;
  /** The number of the last line that is known of, shown or not. */
  let lastNo: number | null = null;
  /** The number up to which the player has seen the talk; lines from before he came are none that he missed. */
  let readNo: number | null = null;
  let isSeen = false;
  let reading: Promise<void> | null = null;
  let isStale = false;
  let intent: { readonly text: string; readonly key: string } | null = null;

  const set = (change: Partial<TalkSnapshot>): void => {
    snapshot = { ...snapshot, ...change };
    if (isSeen) readNo = lastNo;
    const { lines, me } = snapshot;
    const seen = readNo ?? lastNo ?? 0;
    snapshot = { ...snapshot, unread: lines.filter(({ no, writer }) => no > seen && writer !== me).length };
    for (const listen of [...listeners]) listen();
  };

  const note = (line: TableLine): void => {
    lastNo = Math.max(lastNo ?? 0, line.no);
    const { lines, hidden } = snapshot;
    if (hidden.includes(line.writer) || lines.some(({ no }) => no === line.no)) set({});
    else set({ lines: [...lines, line].toSorted((a, b) => a.no - b.no).slice(-linesKept) });
  };

  const read = async (): Promise<void> => {
    const answer = await parts.client.call(calls.tableChat.tableTalk, { query });
    if (!answer.ok) {
      if (snapshot.state === 'reading') set({ state: 'failed' });
      return;
    }
    const { isOn, lastNo: last, ...talk } = answer.value;
    lastNo = last;
    readNo ??= last;
    set({ ...talk, state: isOn ? 'on' : 'off' });
  };

  const sync = (): Promise<void> => {
    if (reading !== null) {
      isStale = true;
      return reading;
    }
    isStale = false;
    reading = read().finally(() => {
      reading = null;
      if (isStale) void sync();
    });
    return reading;
  };

  return {
    snapshot: () => snapshot,
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    hear(type, push) {
      if (type === 'talk.said') {
        const { line } = push as TalkPush<'talk.said'>;
        // What was said while the talk is being read may be missing from the answer.
        if (lastNo === null || reading !== null || line.no > lastNo + 1) void sync();
        else note(line);
      } else if (type === 'talk.removed') {
        const { no } = push as TalkPush<'talk.removed'>;
        set({ lines: snapshot.lines.filter((line) => line.no !== no) });
        if (reading !== null) void sync();
      } else void sync();
    },
    sync,
    async say(text) {
      if (snapshot.isSending) return false;
      if (intent?.text !== text) intent = { text, key: parts.newKey() };
      set({ isSending: true, failure: null });
      const answer = await parts.client.call(calls.tableChat.sayAtTable, {
        query,
        body: { key: intent.key, text },
      });
      if (!answer.ok) {
        set({ isSending: false, failure: answer });
        if (mayNotNow.has(answer.code)) void sync();
        return false;
      }
      intent = null;
      const isNext = lastNo !== null && answer.value.no <= lastNo + 1;
      set({ isSending: false, me: answer.value.writer });
      if (isNext) note(answer.value);
      else await sync();
      return true;
    },
    async report(no, reason) {
      const answer = await parts.client.call(calls.tableChat.reportTableLine, {
        params: { no },
        query,
        body: { reason },
      });
      set({ failure: answer.ok ? null : answer });
      return answer.ok;
    },
    async setHidden(writer, isHidden) {
      const answer = await parts.client.call(calls.tableChat.hideTableWriter, {
        params: { writer },
        query,
        body: { isHidden },
      });
      if (!answer.ok) {
        set({ failure: answer });
        return false;
      }
      const { hidden } = answer.value;
      set({ hidden, failure: null, lines: snapshot.lines.filter((line) => !hidden.includes(line.writer)) });
      if (!isHidden) await sync();
      return true;
    },
    setSeen(isNow) {
      if (isSeen && !isNow) readNo = lastNo;
      isSeen = isNow;
      set({});
    },
    dismiss: () => set({ failure: null }),
  };
}
