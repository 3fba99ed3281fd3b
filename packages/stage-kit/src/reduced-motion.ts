/** Whether the device asks for less motion now. */
export function prefersReducedMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** Calls `listen` whenever the wish changes; answers how to stop listening. */
export function watchReducedMotion(listen: (reduced: boolean) => void): () => void {
  const query = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
  if (!query) return () => {};
  const onChange = (event: MediaQueryListEvent) => listen(event.matches);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
