import type { ReactNode } from 'react';

/** A figure, a card or a code: always from left to right, with figures of one width, inside any text. */
export function Figure({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <bdi dir="ltr" data-figure className={className}>
      {children}
    </bdi>
  );
}
