import type { ReactNode } from 'react';

/** One's own cards lie open from the deal. */
export function OpenCards({ children }: { children: ReactNode }) {
  return <>{children}</>;
}
