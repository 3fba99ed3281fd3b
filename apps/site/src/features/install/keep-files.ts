/**
 * Hands the page's own files to the service worker, which keeps them and shows a page of its own without a line. The
 * built site alone has one: while it is developed, a kept file would be an old file.
 */
export function keepFiles(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser that refuses it shows the same site.
  void navigator.serviceWorker
    .register('/service-worker.js', { updateViaCache: 'none' })
    .catch(() => undefined);
}
