const key = 'ikka.reloaded-at';
const pauseMs = 60_000;

/**
 * After a new version was put online, an open page asks for chunks that are gone. It is loaded anew, once a minute at most:
 * a chunk that really is missing must not turn the page into a loop. Where the server does not answer, the chunk was not
 * gone but the line dead: the page stays as it is, and what asked for the chunk says so.
 */
export function reloadOnceForNewChunks(): void {
  addEventListener('vite:preloadError', () => void reloadIfServerAnswers());
}

async function reloadIfServerAnswers(): Promise<void> {
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (Date.now() - last < pauseMs) return;
  const page = await fetch('/index', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!page?.ok) return;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}
