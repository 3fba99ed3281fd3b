import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadPart } from './load-part.ts';

/** A component that is fetched when it is first shown. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadPart(load) }));
}
