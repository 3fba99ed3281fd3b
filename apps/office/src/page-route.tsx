import type { Permission } from '@ikka/contract';
import type { Resources } from '@ikka/i18n/react';
import type { TablerIcon } from '@tabler/icons-react';
import { type AnyValidator, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from './shell-route.tsx';

/** How a page stands in the navigation. */
export interface NavigationEntry {
  readonly text: keyof Resources['office']['nav'];
  readonly icon: TablerIcon;
  /** One of these is enough to be shown the way, beside what the page itself needs. */
  readonly needsOne?: readonly Permission[];
  /** Shown only where messages stay here instead of being sent. */
  readonly ofOutbox?: true;
}

interface PageData {
  /** What an operator needs to see the page; without it the page is everyone's. */
  readonly needs?: Permission;
  readonly navigation?: NavigationEntry;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageData {}
}

/** A page within the shell: its address, where its component is, whose it is, and what its address may carry. */
export function page<
  const Path extends string,
  Module extends Record<string, unknown>,
  Name extends keyof Module & string,
  Search extends AnyValidator = undefined,
>(
  path: Path,
  load: () => Promise<Module>,
  name: Name,
  { search, ...staticData }: PageData & { readonly search?: Search } = {},
) {
  return createRoute({
    getParentRoute: () => shellRoute,
    path,
    validateSearch: search as Search,
    component: lazyRouteComponent(load, name),
    staticData,
  });
}
