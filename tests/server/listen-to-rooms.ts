import { openChatLine, openCrashRoom, openLobby, openTableRoom } from '@ikka/client';
import type { CrashRoomEvent } from '@ikka/contract';
import type { TestServer } from '@ikka/test-kit';

interface Push {
  readonly type: string;
  readonly push: unknown;
}

/** Lets a test wait for what comes in: `changed` is called whenever something did, `until` answers what is looked for. */
function waitForChanges() {
  const waiting = new Set<() => void>();
  return {
    changed() {
      for (const look of waiting) look();
    },
    until: <T>(find: () => T | undefined) =>
      new Promise<T>((resolve) => {
        const look = () => {
          const found = find();
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}

/** A page that listens: collects what it is told, and waits for what it expects. */
export function listen(server: TestServer, token: string | null) {
  const heard: Push[] = [];
  const states: string[] = [];
  const { changed, until } = waitForChanges();
  const lobby = openLobby({
    baseUrl: server.url,
    token,
    slowestRetryMs: 500,
    onPush: (type, push) => {
      heard.push({ type, push });
      changed();
    },
    onState: (state) => {
      states.push(state);
      changed();
    },
    onSessionLost: () => {
      states.push('session lost');
      changed();
    },
  });
  return {
    lobby,
    heard,
    isOpen: () => until(() => states.includes('open') || undefined),
    isReopened: () =>
      until(() => {
        const [lost, open] = [states.indexOf('reconnecting'), states.lastIndexOf('open')];
        return (lost >= 0 && open > lost) || undefined;
      }),
    isLost: () => until(() => states.includes('session lost') || undefined),
    push: (type: string) => until(() => heard.find((push) => push.type === type)),
  };
}

/** A window of a chat, or the desk: collects what it is told. */
export function listenToChats(server: TestServer, pass: { chat: string } | { operator: string }) {
  const heard: { readonly chatId: string; readonly typing?: string }[] = [];
  let isOpen = false;
  const { changed, until } = waitForChanges();
  const line = openChatLine({
    baseUrl: server.url,
    pass,
    onChanged: ({ chatId }) => {
      heard.push({ chatId });
      changed();
    },
    onTyping: ({ chatId, by }) => {
      heard.push({ chatId, typing: by });
      changed();
    },
    onState: (state) => {
      isOpen ||= state === 'open';
      changed();
    },
  });
  return {
    heard,
    close: () => line.close(),
    isOpen: () => until(() => isOpen || undefined),
    hears: (count: number) => until(() => heard.length >= count || undefined),
    hearsOf: (chatId: string) => until(() => heard.find((one) => one.chatId === chatId)),
    seesTyping: (by: string) => until(() => heard.find(({ typing }) => typing === by)),
  };
}

/** A page that watches the room of crash: keeps what it is told, and waits for what it expects. */
export function watchCrash(server: TestServer, token: string) {
  const events: CrashRoomEvent[] = [];
  const balances: (string | null)[] = [];
  let isOpen = false;
  const { changed, until } = waitForChanges();
  const line = openCrashRoom({
    baseUrl: server.url,
    token,
    gameId: 'crash',
    onPush(_type, push) {
      if ('events' in push) events.push(...push.events);
      else balances.push(push.balance);
      changed();
    },
    onState: (state) => {
      isOpen ||= state === 'open';
      changed();
    },
  });
  return {
    close: () => line.close(),
    isOpen: () => until(() => isOpen || undefined),
    /** The number of a round whose bets are being taken, other than this one. */
    bettingBeside: (no: number) =>
      until(() => {
        const last = events.findLast(({ type }) => type === 'betting' || type === 'flight');
        return last?.type === 'betting' && last.no !== no ? last.no : undefined;
      }),
    hearsBet: (betId: string) =>
      until(() => {
        const rows = events.flatMap((one) => (one.type === 'bets' ? one.rows : []));
        return rows.find((row) => row.betId === betId);
      }),
    hearsBalance: (balance: string) => until(() => balances.find((one) => one === balance)),
  };
}

/** A page that watches a table: keeps what it is told of the talk there. */
export function listenAtTable(server: TestServer, pass: { token: string; gameId: string }) {
  const heard: Push[] = [];
  const states: string[] = [];
  const { changed, until } = waitForChanges();
  const line = openTableRoom({
    baseUrl: server.url,
    ...pass,
    onPush: () => undefined,
    onTalk: (type, push) => {
      heard.push({ type, push });
      changed();
    },
    onState: (state) => {
      states.push(state);
      changed();
    },
  });
  return {
    heard,
    close: () => line.close(),
    isOpen: () => until(() => states.includes('open') || undefined),
    isTurnedAway: () => until(() => states.includes('closed') || undefined),
    hears: (type: string) => until(() => heard.find((one) => one.type === type)?.push),
  };
}
