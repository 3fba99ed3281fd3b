import type { ReactNode } from 'react';

/** A figure, a card or a code: always from left to right, with figures of one width, inside any text. */
export function Figure({
  children,
  className,
  amount,
}: {
  children: ReactNode;
  className?: string | undefined;
  /** The exact amount behind the words, for whoever reads the page into a file. */
  amount?: string | undefined;
}) {
  return (
    <bdi dir="ltr" data-figure data-amount={amount} className={className}>
      {children}
    </bdi>
  );
}
