import type { Page } from '@ikka/test-kit';

const delayMs = 250;
/** A lost segment is sent again: what comes after it waits too. */
const lostDelayMs = 600;
/** Worse than three in a hundred, so that a short story meets it. */
const lostOneIn = 8;

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Puts a page on a poor line from now on: what it sends and what it hears takes a quarter of a second, some messages of its sockets
 * longer, and of the calls of this path some never reach the server, and some answers never the page.
 */
export async function putOnPoorLine(page: Page, path: string): Promise<{ readonly lost: () => number }> {
  let calls = 0;
  let lost = 0;
  await page.route(path, async (route) => {
    calls += 1;
    await later(delayMs);
    const turn = calls % (2 * lostOneIn);
    if (turn !== 2 && turn !== 2 + lostOneIn) return route.continue();
    lost += 1;
    // The call was heard, and its answer is lost.
    if (turn === 2) await route.fetch();
    return route.abort();
  });
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    const delayed = (send: (message: string | Buffer) => void) => {
      let messages = 0;
      let lastDue = 0;
      return (message: string | Buffer) => {
        messages += 1;
        const due = Date.now() + (messages % lostOneIn === 0 ? lostDelayMs : delayMs);
        lastDue = Math.max(lastDue, due);
        setTimeout(() => send(message), lastDue - Date.now());
      };
    };
    socket.onMessage(delayed((message) => server.send(message)));
    server.onMessage(delayed((message) => socket.send(message)));
  });
  return { lost: () => lost };
}

const scriptDelayMs = 2_000;

/** What a page loads after its session was opened comes late, as on a slow phone: the session's word is old by then. */
export async function loadSlowly(page: Page): Promise<void> {
  let isOpened = false;
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/play/api/session') isOpened = true;
  });
  await page.route('**/assets/*.js', async (route) => {
    if (isOpened) await later(scriptDelayMs);
    await route.continue();
  });
}
