/**
 * Tells when the browser finds itself without a network, and when it has one again; elsewhere it tells nothing. A socket may look
 * open for long after. Answers how to stop.
 */
export function watchNetwork(
  hear: { readonly onLost: () => void; readonly onBack: () => void },
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined = (
    globalThis as { readonly window?: EventTarget }
  ).window,
): () => void {
  page?.addEventListener('offline', hear.onLost);
  page?.addEventListener('online', hear.onBack);
  return () => {
    page?.removeEventListener('offline', hear.onLost);
    page?.removeEventListener('online', hear.onBack);
  };
}
