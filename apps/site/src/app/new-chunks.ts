const key = 'ikka.reloaded-at';
const pauseMs = 60_000;

/**
 * After a new version was put online, an open page asks for chunks that are gone. It is loaded anew, once a minute at most:
 * a chunk that really is missing must not turn the page into a loop.
 */
export function reloadOnceForNewChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < pauseMs) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
}
